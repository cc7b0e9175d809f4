import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  fertilizationPlan: {
    path: '/vaetamiseplaan/$year',
    title: 'Väetamisplaan',
    group: 'planning',
    order: 30,
    icon: 'IconDroplet',
    purpose:
      'Mida iga põld vajab, mis on antud ja mis kavas: väetisekogused põldude kaupa, seaduse piirid, lämmastikubilanss ja plaan paberil.',
    component: 'FertilizationPlanPage',
  },
}
