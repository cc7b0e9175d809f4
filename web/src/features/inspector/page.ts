import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  inspector: {
    path: '/inspektor',
    title: 'Põlluraamat kontrolliks',
    isPublic: true,
    component: 'InspectorPage',
  },
}
