import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob, sampleMaterial } from '../../sample.ts'

const bare: MaterialLike = { name: 'Skagen', type: 'seed', subtype: 'talinisu' }
const farmWith = (overrides: Partial<MaterialLike>) =>
  sampleFarm({ requisites: [sampleMaterial({ ...bare, ...overrides })] })
const sown = (overrides: Partial<MaterialLike>, job: Parameters<typeof sampleJob>[2] = {}) =>
  sampleFacts([sampleJob('sowing', '2026-09-10', { materials: [{ ...bare, ...overrides }], ...job })])
const other = { category: { key: 'other', name: 'Muu' }, job: { key: 'other-work', name: 'Muu töö' } }
const broken = { outcome: 'broken', targetId: 'requisite' } as const

export const seedCertificateMissingExamples: readonly Example[] = [
  {
    name: 'no certificate',
    farm: farmWith({}),
    findings: [
      {
        ...broken,
        cause: 'certificate',
        message:
          'Tarvikute loetelu: seemnel „Skagen“ on sertifikaat märkimata. Valige seemne klass; oma seemne puhul ' +
          'valige OTS.',
      },
    ],
  },
  { name: 'a number alone is no certificate', farm: farmWith({ batchNo: 'EE-1' }), findings: [broken] },
  {
    name: 'a class without a number',
    farm: farmWith({ seedCertificate: 'C1' }),
    findings: [
      {
        ...broken,
        cause: 'number|C1',
        message:
          'Tarvikute loetelu: seemnel „Skagen“ (klass C1) on sertifikaadi või partii number märkimata. Lisage number ' +
          'seemnekoti etiketilt; oma seemne puhul valige klassiks OTS.',
      },
    ],
  },
  {
    name: 'a number of spaces is none',
    farm: farmWith({ seedCertificate: 'C1', batchNo: ' ' }),
    findings: [broken],
  },
  {
    name: 'a class with a number',
    farm: farmWith({ seedCertificate: 'C1', batchNo: 'EE-1' }),
    findings: [],
  },
  { name: "the farm's own seed needs no number", farm: farmWith({ seedCertificate: 'OTS' }), findings: [] },
  { name: 'a fertilizer has no certificate', farm: farmWith({ type: 'fertilizer' }), findings: [] },
  {
    name: 'the copy in a sowing',
    facts: sown({ seedCertificate: 'C1' }),
    findings: [
      {
        outcome: 'broken',
        eventId: 'sowing',
        date: '2026-09-10',
        cause: 'skagen|number|C1',
        message:
          'Põld „Mäepõld“, töö „Külvamine“ (10.09.2026): seemnel „Skagen“ (klass C1) on sertifikaadi või partii ' +
          'number märkimata. Lisage number seemnekoti etiketilt; oma seemne puhul valige klassiks OTS.',
      },
    ],
  },
  { name: 'own seed sown', facts: sown({ seedCertificate: 'OTS' }), findings: [] },
  { name: 'in other work nothing is asked', facts: sown({}, other), findings: [] },
]
