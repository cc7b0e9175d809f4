import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  priaConnect: {
    path: '/pria/uhendus',
    title: 'PRIA ühendus',
    group: 'pria',
    order: 50,
    icon: 'IconPlugConnected',
    needs: 'write',
    purpose:
      'Põlluraamatu ühendamine PRIAga: sisselogimine, klient ja nõusolek, mille saab igal ajal tagasi võtta.',
    component: 'PriaConnectionPage',
  },
}
