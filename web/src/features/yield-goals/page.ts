import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  yieldPlanning: {
    path: '/saagikuseplaneerimine/$year',
    title: 'Saagikuse planeerimine',
    group: 'planning',
    order: 40,
    icon: 'IconChartLine',
    purpose:
      'Mida põllud eelmistel aastatel andsid ja millega tänavu arvestate: saagieesmärgid, tonnid kokku ja väärtus teie hinnaga.',
    component: 'YieldGoalsPage',
  },
}
