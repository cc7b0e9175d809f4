import { dated } from '../../../warnings/dated.ts'
import { muld } from '../../lib/acts.ts'
import { fieldsOf } from '../../lib/land.ts'
import { samplesFinding } from '../../lib/soil.ts'
import type { Requirement } from '../../requirement.ts'

const HECTARES = dated([{ since: '2023-01-01', value: 2 }])
const DUE = '12-01'

/** Erodeeritud mulla mullaproovid. */
export const muldErodedSamples: Requirement = {
  key: 'muld-eroded-samples',
  part: 'MULD_ERODED',
  title: 'Erodeeritud mulla mullaproovid',
  summary:
    'Toetusalusel maal on iga kuni 2 ha kohta üks mullaproov (happesus, P, K ja orgaaniline süsinik), võetud hiljemalt teise kohustuseaasta 1. detsembriks; proov uuendatakse viienda aasta 1. detsembriks.',
  sources: muld('§ 9 lg 1–3'),
  limits: [
    {
      what: 'Ühe proovi kohta maad, kõige rohkem',
      unit: 'ha',
      values: HECTARES,
      source: '27.12.2022 määrus nr 86 § 9 lg 3',
    },
  ],
  due: DUE,
  check: (facts) =>
    samplesFinding(facts, {
      fields: fieldsOf(facts, 'MULD_ERODED'),
      hectares: HECTARES.at(`${facts.year}-12-31`)?.value ?? 2,
      figures: ['ph', 'p', 'k', 'c'],
      due: DUE,
      ofPeriod: 'teise kohustuseaasta',
      what: 'Erodeeritud mulla mullaproovid',
    }),
}
