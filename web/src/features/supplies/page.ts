import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  suppliesPlan: {
    path: '/tarvikutekuluplaan/$year',
    title: 'Tarvikute kuluplaan',
    group: 'planning',
    order: 50,
    icon: 'IconListDetails',
    purpose:
      'Mida plaanid ja tööd kulutavad, mis on tehtud, laos ja tellitud ning mida on osta vaja: pakendites, tarnijate kaupa, failina ja paberil.',
    component: 'SuppliesPage',
  },
}
