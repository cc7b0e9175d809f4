import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  yieldOverview: {
    path: '/saagikus/$year',
    title: 'Saagikus',
    group: 'overview',
    order: 30,
    icon: 'IconChartBar',
    purpose:
      'Mida iga kultuur ja põld andis: tonnid, saagikus eesmärgi ja viie aasta keskmise kõrval ning kui kaugel koristus on.',
    component: 'YieldsPage',
  },
}
