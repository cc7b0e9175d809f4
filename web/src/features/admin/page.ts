import { IN_ACCOUNT_MENU, type Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  adminOverview: {
    path: '/ylevaade',
    title: 'Ülevaade',
    outside: IN_ACCOUNT_MENU,
    isOfAdmins: true,
    purpose: 'Paigalduse haldaja leht: registri väljaanded.',
    component: 'AdminPage',
  },
  orders: {
    path: '/tellimused',
    title: 'Tellimused',
    outside: IN_ACCOUNT_MENU,
    isOfAdmins: true,
    purpose: 'Kõigi kontode tellimused: mis on tasutud, mis mitte, ja meeldetuletused.',
    component: 'OrdersPage',
  },
}
