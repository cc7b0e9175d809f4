import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  soilSamples: {
    path: '/mullaproovid/$year',
    title: 'Mullaproovid',
    group: 'planning',
    order: 10,
    icon: 'IconFlask',
    purpose:
      'Mullaproovid põldude kaupa: toitainete klassid tabelis ja kaardil, kehtivus ning mitu proovi on võtta ja mis päevaks.',
    component: 'SoilSamplesPage',
  },
  soilTaking: {
    path: '/mullaproovid/$year/votmine',
    title: 'Proovide võtmise plaan',
    under: 'soilSamples',
    purpose: 'Võlgu olevad mullaproovid käimise järjekorras ja sildid kottidele.',
    component: 'TakingPage',
  },
}
