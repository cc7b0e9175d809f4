import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  deleted: {
    path: '/kustutatud',
    title: 'Kustutatud',
    group: 'management',
    order: 80,
    icon: 'IconTrashX',
    purpose:
      'Kustutatud põllud, tööd, tarvikud, töötajad, pindalatüübid ja mullaproovid, mida saab tagasi tuua.',
    component: 'DeletedPage',
  },
}
