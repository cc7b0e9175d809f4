import { dated } from '../../../warnings/dated.ts'
import { groundwater } from '../../lib/acts.ts'
import { fieldsOf } from '../../lib/land.ts'
import { samplesFinding } from '../../lib/soil.ts'
import type { Requirement } from '../../requirement.ts'

const HECTARES = dated([{ since: '2023-01-01', value: 5 }])
const DUE = '12-01'

/** Põhjavee kaitse mullaproovid. */
export const vesiGroundSamples: Requirement = {
  key: 'vesi-ground-samples',
  part: 'VESI_GROUND',
  title: 'Põhjavee kaitse mullaproovid',
  summary:
    'Toetusalusel maal on iga kuni 5 ha kohta üks mullaproov (happesus, P ja K), võetud hiljemalt kolmanda kohustuseaasta 1. detsembriks; proov uuendatakse viienda aasta 1. detsembriks.',
  sources: groundwater('§ 9 lg 1–3'),
  limits: [
    {
      what: 'Ühe proovi kohta maad, kõige rohkem',
      unit: 'ha',
      values: HECTARES,
      source: '27.12.2022 määrus nr 87 § 9 lg 3',
    },
  ],
  due: DUE,
  check: (facts) =>
    samplesFinding(facts, {
      fields: fieldsOf(facts, 'VESI_GROUND'),
      hectares: HECTARES.at(`${facts.year}-12-31`)?.value ?? 5,
      figures: ['ph', 'p', 'k'],
      due: DUE,
      ofPeriod: 'kolmanda kohustuseaasta',
      what: 'Põhjavee kaitse mullaproovid',
    }),
}
