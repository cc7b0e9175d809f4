import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  field: {
    path: '/pollud/$year/$id',
    title: 'Põllu tööd',
    under: 'fields',
    purpose: 'Ühe põllu tööd hooajal, hooaja algus ja põllu leht paberil.',
    component: 'FieldJobsPage',
  },
}
