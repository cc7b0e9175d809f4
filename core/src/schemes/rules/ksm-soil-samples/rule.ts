import { dated } from '../../../warnings/dated.ts'
import { ksm } from '../../lib/acts.ts'
import { sampledLandOf } from '../../lib/sampled-land.ts'
import { samplesFinding } from '../../lib/soil.ts'
import type { Requirement } from '../../requirement.ts'

const HECTARES = dated([{ since: '2023-01-01', value: 5 }])
const DUE = '12-01'

/** Mullaproovid. */
export const ksmSoilSamples: Requirement = {
  key: 'ksm-soil-samples',
  part: 'KSM',
  title: 'Mullaproovid',
  summary:
    'Iga kuni 5 ha kohta on üks mullaproov pH, fosfori ja kaaliumiga; see uuendatakse viienda aasta 1. detsembriks. Üle 10 ha korral võtab proovi koolitatud proovivõtja, analüüsib akrediteeritud labor (pH KCl; Mehlich 3, DL või AL); muul viisil määratud proov ei loe. Maa on see, mille kohta toetust taotlete: ka puuviljad, marjad ja püsirohumaa, aga mitte mulla- ja veekaitse toetuse maa.',
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
      ...sampledLandOf(facts),
      hectares: HECTARES.at(`${facts.year}-12-31`)?.value ?? 5,
      figures: ['ph', 'p', 'k'],
      due: DUE,
      what: 'Mullaproovid',
    }),
}
