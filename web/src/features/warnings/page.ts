import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  warnings: {
    path: '/hoiatused',
    title: 'Hoiatused',
    group: 'daily',
    order: 50,
    icon: 'IconAlertTriangle',
    purpose:
      'Kõik, mis on reegliga vastuolus või vajab hoolt, koos arvutuse, allika ja järgmise lubatud päevaga.',
    component: 'WarningsPage',
  },
}
