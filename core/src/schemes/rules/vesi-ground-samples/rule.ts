import { dated } from '../../../warnings/dated.ts'
import { VESI } from '../../lib/acts.ts'
import { fieldsOf } from '../../lib/land.ts'
import { samplesFinding } from '../../lib/soil.ts'
import type { Requirement } from '../../requirement.ts'

const HECTARES = dated([{ since: '2023-01-01', value: 5 }])
const DUE = '12-31'

/** Põhjavee kaitse mullaproovid. */
export const vesiGroundSamples: Requirement = {
  key: 'vesi-ground-samples',
  part: 'VESI_GROUND',
  title: 'Põhjavee kaitse mullaproovid',
  summary: 'Toetusalusel maal on iga kuni 5 ha kohta üks mullaproov.',
  sources: VESI,
  limits: [
    {
      what: 'Ühe proovi kohta maad, kõige rohkem',
      unit: 'ha',
      values: HECTARES,
      source: 'VESI toetuse tingimused',
    },
  ],
  due: DUE,
  check: (facts) =>
    samplesFinding(facts, {
      fields: fieldsOf(facts, 'VESI_GROUND'),
      hectares: HECTARES.at(`${facts.year}-12-31`)?.value ?? 5,
      figures: ['ph', 'p', 'k'],
      due: DUE,
      what: 'Põhjavee kaitse mullaproovid',
    }),
}
