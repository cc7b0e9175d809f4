import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  cropRotation: {
    path: '/viljavaheldusplaan',
    title: 'Viljavaheldusplaan',
    group: 'planning',
    order: 20,
    icon: 'IconRotate2',
    purpose:
      'Mis millele järgneb: kolm aastat ajalugu ja viis aastat plaani. Värvige lahtreid, vaadake vastuolusid ja osakaale ning võtke valmis aasta kasutusele.',
    component: 'RotationPage',
  },
}
