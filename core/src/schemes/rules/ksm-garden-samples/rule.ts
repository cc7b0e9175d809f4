import { dated } from '../../../warnings/dated.ts'
import { ksm } from '../../lib/acts.ts'
import { cropIn } from '../../lib/land.ts'
import { isGardenCrop } from '../../../warnings/lib/ksm.ts'
import { samplesFinding } from '../../lib/soil.ts'
import type { Requirement } from '../../requirement.ts'

const HECTARES = dated([{ since: '2023-01-01', value: 3 }])
const DUE = '12-01'

/** Aiakultuuride mullaproovid. */
export const ksmGardenSamples: Requirement = {
  key: 'ksm-garden-samples',
  part: 'KSM',
  title: 'Aiakultuuride mullaproovid',
  summary:
    'Aiakultuuride all on iga kuni 3 ha kohta üks mullaproov, ka magneesiumi, kaltsiumi, vase, mangaani ja booriga.',
  sources: ksm('§ 15'),
  limits: [
    {
      what: 'Ühe proovi kohta maad, kõige rohkem',
      unit: 'ha',
      values: HECTARES,
      source: '21.12.2022 määrus nr 75 § 15',
    },
  ],
  due: DUE,
  check: (facts) =>
    samplesFinding(facts, {
      fields: facts.fields.filter((each) => isGardenCrop(cropIn(each, facts.year) ?? '')),
      hectares: HECTARES.at(`${facts.year}-12-31`)?.value ?? 3,
      figures: ['ph', 'p', 'k', 'mg', 'ca', 'cu', 'mn', 'b'],
      due: DUE,
      what: 'Aiakultuuride mullaproovid',
    }),
}
