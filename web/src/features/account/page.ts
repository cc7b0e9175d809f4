import { IN_ACCOUNT_MENU, type Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  account: {
    path: '/konto',
    title: 'Konto',
    outside: IN_ACCOUNT_MENU,
    purpose: 'Ettevõtte andmed, e-post, salasõna, seadmed, kõigi andmete allalaadimine ja konto kustutamine.',
    component: 'AccountPage',
  },
}
