import { dated } from '../../../warnings/dated.ts'
import { ksm } from '../../lib/acts.ts'
import { sampledLandOf } from '../../lib/sampled-land.ts'
import { samplesFinding } from '../../lib/soil.ts'
import type { Requirement } from '../../requirement.ts'

const HECTARES = dated([{ since: '2023-01-01', value: 20 }])
const DUE = '12-01'

/** Orgaaniline süsinik, over the land of the farm. */
export const ksmSoilCarbon: Requirement = {
  key: 'ksm-soil-carbon',
  part: 'KSM',
  title: 'Orgaaniline süsinik',
  summary:
    'Toetusaluse maa iga kuni 20 ha kohta on üks mullaproov orgaanilise süsinikuga; arvestatakse kogu maad koos, mitte iga põldu eraldi.',
  sources: ksm('§ 15 lg 8'),
  limits: [
    {
      what: 'Ühe proovi kohta maad, kõige rohkem',
      unit: 'ha',
      values: HECTARES,
      source: '21.12.2022 määrus nr 75 § 15 lg 8',
    },
  ],
  due: DUE,
  check: (facts) =>
    samplesFinding(facts, {
      ...sampledLandOf(facts),
      hectares: HECTARES.at(`${facts.year}-12-31`)?.value ?? 20,
      isOverLand: true,
      figures: ['c'],
      due: DUE,
      what: 'Orgaanilise süsiniku proovid',
    }),
}
