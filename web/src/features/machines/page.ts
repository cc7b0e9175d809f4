import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  machines: {
    path: '/masinad',
    title: 'Masinad',
    group: 'management',
    order: 60,
    icon: 'IconTractor',
    purpose: 'Masinad: pritsid koos kontrolli kuupäeva ja tähtajaga, laoturid, külvikud, traktorid.',
    component: 'MachinesPage',
  },
}
