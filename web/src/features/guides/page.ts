import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  videos: {
    path: '/videojuhendid',
    title: 'Videojuhendid',
    group: 'help',
    order: 10,
    icon: 'IconVideo',
    purpose: 'Juhendid sammhaaval ja videona.',
    component: 'GuidesPage',
  },
}
