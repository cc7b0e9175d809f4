import { dated } from '../../../warnings/dated.ts'
import { MULD } from '../../lib/acts.ts'
import { fieldsOf } from '../../lib/land.ts'
import { samplesFinding } from '../../lib/soil.ts'
import type { Requirement } from '../../requirement.ts'

const HECTARES = dated([{ since: '2023-01-01', value: 20 }])
const DUE = '12-31'

/** Turvasmulla mullaproovid. */
export const muldPeatSamples: Requirement = {
  key: 'muld-peat-samples',
  part: 'MULD_PEAT',
  title: 'Turvasmulla mullaproovid',
  summary: 'Toetusalusel maal on iga kuni 20 ha kohta üks mullaproov.',
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
      fields: fieldsOf(facts, 'MULD_PEAT'),
      hectares: HECTARES.at(`${facts.year}-12-31`)?.value ?? 20,
      figures: ['ph', 'p', 'k'],
      due: DUE,
      what: 'Turvasmulla mullaproovid',
    }),
}
