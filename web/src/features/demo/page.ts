import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  demo: {
    path: '/demo',
    title: 'Demo',
    isPublic: true,
    component: 'DemoPage',
  },
}
