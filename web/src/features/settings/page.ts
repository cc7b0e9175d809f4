import { IN_ACCOUNT_MENU, type Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  settings: {
    path: '/seaded',
    title: 'Seaded',
    outside: IN_ACCOUNT_MENU,
    purpose: 'Mida põlluraamat näitab ja trükib, ekraani välimus, kaardi põhi.',
    component: 'SettingsPage',
  },
}
