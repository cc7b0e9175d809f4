import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  fields: {
    path: '/pollud/$year',
    title: 'Põllud',
    group: 'daily',
    order: 40,
    icon: 'IconMap2',
    purpose:
      'Põllud kaardil ja loendis. Värv näitab kultuuri, viimast tööd, päevi vaba põlluni või hoiatusi; legend on ühtlasi filter.',
  },
}
