import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  dayPlanner: {
    path: '/paeva-planeerija/$year',
    title: 'Päeva planeerija',
    group: 'daily',
    order: 20,
    icon: 'IconCalendarWeek',
    needs: 'enter',
    purpose:
      'Nädal päevade kaupa ja kõrval tööd, millel päeva veel ei ole. Lohistage töö päevale või liigutage seda klaviatuuriga; tehtud töö märgite tehtuks.',
    component: 'DayPlannerPage',
  },
}
