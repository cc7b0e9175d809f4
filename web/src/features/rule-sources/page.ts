import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  ruleSources: {
    path: '/abi/alused',
    title: 'Reeglite alused',
    under: 'help',
    purpose: 'Millise akti paragrahvile iga reegel toetub ja millal seda viimati võrreldi.',
    component: 'RuleSourcesPage',
  },
}
