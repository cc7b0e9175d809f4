import type { Pages } from '../../../navigation/page.ts'

export const pages: Pages = {
  stockCount: {
    path: '/ladu/loendus',
    title: 'Lao loendus',
    under: 'stock',
    needs: 'enter',
    purpose: 'Siin saab kogu lao üle lugeda: üks arv vahendi kohta, ka telefonis.',
    component: 'CountPage',
  },
}
