import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  stock: {
    path: '/ladu/',
    title: 'Ladu',
    group: 'overview',
    order: 10,
    icon: 'IconPackage',
    purpose:
      'Siin on näha, kui palju iga vahendit laos on, mida see maksab, kas sellest plaanide jaoks jätkub ja mis tuleb enne ära kasutada.',
    component: 'StockPage',
  },
}
