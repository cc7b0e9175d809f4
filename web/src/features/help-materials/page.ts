import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  helpMaterials: {
    path: '/abivahendid',
    title: 'Abivahendid',
    group: 'help',
    order: 30,
    icon: 'IconBook2',
    purpose: 'Kalkulaatorid, sõnaseletused, failinäidis ja ametlikud allikad.',
    component: 'HelpMaterialsPage',
  },
}
