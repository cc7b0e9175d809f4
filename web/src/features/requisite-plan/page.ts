import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  requisitePlan: {
    path: '/kuluplaan/$year',
    title: 'Kuluplaan',
    under: 'suppliesPlan',
    purpose:
      'Seemned, väetised ja taimekaitsevahendid põldude kaupa: kogus, aeg ja kordade arv. Kultuuride mallid, eelmise aasta koopia, ühe vajutusega kavandatud tööd.',
    component: 'RequisitePlanPage',
  },
}
