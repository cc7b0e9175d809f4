import { dated } from '../../../warnings/dated.ts'
import { MULD } from '../../lib/acts.ts'
import { fieldsOf } from '../../lib/land.ts'
import { samplesFinding } from '../../lib/soil.ts'
import type { Requirement } from '../../requirement.ts'

const HECTARES = dated([{ since: '2023-01-01', value: 2 }])
const DUE = '12-31'

/** Erodeeritud mulla mullaproovid. */
export const muldErodedSamples: Requirement = {
  key: 'muld-eroded-samples',
  part: 'MULD_ERODED',
  title: 'Erodeeritud mulla mullaproovid',
  summary: 'Toetusalusel maal on iga kuni 2 ha kohta üks mullaproov.',
  sources: MULD,
  limits: [
    {
      what: 'Ühe proovi kohta maad, kõige rohkem',
      unit: 'ha',
      values: HECTARES,
      source: 'MULD toetuse tingimused',
    },
  ],
  due: DUE,
  check: (facts) =>
    samplesFinding(facts, {
      fields: fieldsOf(facts, 'MULD_ERODED'),
      hectares: HECTARES.at(`${facts.year}-12-31`)?.value ?? 2,
      figures: ['ph', 'p', 'k'],
      due: DUE,
      what: 'Erodeeritud mulla mullaproovid',
    }),
}
