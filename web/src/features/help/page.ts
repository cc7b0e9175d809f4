import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  help: {
    path: '/abi',
    title: 'Küsimused ja vastused',
    group: 'help',
    order: 40,
    icon: 'IconHelp',
    purpose: 'Küsimused ja vastused, registrid ning kõik reeglid, mida Vagu kontrollib.',
    component: 'HelpPage',
  },
}
