import { dated } from '../../../warnings/dated.ts'
import { groundwater } from '../../lib/acts.ts'
import { fieldsOf } from '../../lib/land.ts'
import { samplesFinding } from '../../lib/soil.ts'
import type { Requirement } from '../../requirement.ts'

const HECTARES = dated([{ since: '2023-01-01', value: 20 }])
const DUE = '12-01'

/** Põhjavee kaitse: orgaaniline süsinik. */
export const vesiGroundCarbon: Requirement = {
  key: 'vesi-ground-carbon',
  part: 'VESI_GROUND',
  title: 'Põhjavee kaitse: orgaaniline süsinik',
  summary:
    'Toetusaluse maa iga kuni 20 ha kohta on analüüsitud ühe proovi orgaaniline süsinik; arvestatakse kogu seda maad koos.',
  sources: groundwater('§ 9 lg 7'),
  limits: [
    {
      what: 'Ühe proovi kohta maad, kõige rohkem',
      unit: 'ha',
      values: HECTARES,
      source: '27.12.2022 määrus nr 87 § 9 lg 7',
    },
  ],
  due: DUE,
  check: (facts) =>
    samplesFinding(facts, {
      fields: fieldsOf(facts, 'VESI_GROUND'),
      hectares: HECTARES.at(`${facts.year}-12-31`)?.value ?? 20,
      isOverLand: true,
      figures: ['c'],
      due: DUE,
      ofPeriod: 'kolmanda kohustuseaasta',
      what: 'Põhjavee kaitse süsinikuproovid',
    }),
}
