import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  welcome: {
    path: '/',
    title: 'Vagu – põlluraamat',
    isPublic: true,
  },
}
