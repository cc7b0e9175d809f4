import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  jobs: {
    path: '/tood/$year',
    title: 'Tööde haldamine',
    group: 'daily',
    order: 30,
    icon: 'IconClipboardList',
    purpose: 'Kõik hooaja tööd ühes tabelis: filtreerige, muutke mitut korraga, viige faili või paberile.',
    component: 'JobsPage',
  },
}
