import type { WorkerFacts } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFarm } from '../../sample.ts'

const farmOf = (chemicalCertification: boolean, chemicalWorkerLicenceEndDate: string | null) => {
  const worker: WorkerFacts = {
    _id: 'mati',
    name: 'Mati Maasikas',
    chemicalCertification,
    chemicalWorkerLicenceEndDate,
  }
  return sampleFarm({ workers: [worker] })
}

export const unknownChemicalCertificationEndExamples: readonly Example[] = [
  {
    name: 'a certificate without an end',
    farm: farmOf(true, null),
    findings: [
      {
        outcome: 'broken',
        targetId: 'mati',
        date: null,
        message:
          'Töötaja „Mati Maasikas“ taimekaitsetunnistuse lõppkuupäev on märkimata, seega ei saa Vagu hoiatada, kui ' +
          'tunnistus lõpeb. Märkige see töötaja juurde.',
      },
    ],
  },
  { name: 'an end is known', farm: farmOf(true, '2027-01-01'), findings: [] },
  { name: 'an end that has passed is known too', farm: farmOf(true, '2020-01-01'), findings: [] },
  { name: 'who holds no certificate has no end', farm: farmOf(false, null), findings: [] },
]
