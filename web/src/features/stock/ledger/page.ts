import type { Pages } from '../../../navigation/page.ts'

export const pages: Pages = {
  stockLedger: {
    path: '/ladu/$id',
    title: 'Laokaart',
    under: 'stock',
    purpose:
      'Siin on ühe vahendi kõik liikumised: mis tuli, mis kulus, mida loeti, ja miks keskmine hind muutus.',
    component: 'LedgerPage',
  },
}
