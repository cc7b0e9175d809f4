import { IN_ACCOUNT_MENU, type Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  people: {
    path: '/kasutajad',
    title: 'Kasutajad',
    outside: IN_ACCOUNT_MENU,
    purpose:
      'Kes ettevõtte põlluraamatut kasutab ja mida keegi tohib: kutsuge inimesi, muutke rolle, lisage või siduge ettevõtteid.',
    component: 'PeoplePage',
  },
}
