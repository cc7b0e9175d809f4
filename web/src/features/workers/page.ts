import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  workers: {
    path: '/tootajad',
    title: 'Töötajad',
    group: 'management',
    order: 50,
    icon: 'IconUsers',
    purpose: 'Töötajad, nende tunnihind ja taimekaitsetunnistused.',
    component: 'WorkersPage',
  },
}
