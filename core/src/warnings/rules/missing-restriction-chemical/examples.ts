import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob, sampleMaterial } from '../../sample.ts'

const bare: MaterialLike = { name: 'Herbitsiid H', type: 'chemical', subtypeVariant: 'TKV_REGISTRIST' }
const farmWith = (overrides: Partial<MaterialLike>) =>
  sampleFarm({ requisites: [sampleMaterial({ ...bare, ...overrides })] })
const sprayed = (overrides: Partial<MaterialLike>, job: Parameters<typeof sampleJob>[2] = {}) =>
  sampleFacts([sampleJob('spraying', '2026-06-01', { materials: [{ ...bare, ...overrides }], ...job })])
const other = { category: { key: 'other', name: 'Muu' }, job: { key: 'other-work', name: 'Muu töö' } }
const broken = { outcome: 'broken', cause: 'restrictions', targetId: 'requisite' } as const

/** Each of them alone is enough. */
const enough: readonly (readonly [string, Partial<MaterialLike>])[] = [
  ['a work delay', { workDelayDays: 1 }],
  ['a harvest delay', { harvestDelayDays: 30 }],
  ['a number of uses', { usageTimes: 1 }],
  ['a safety area', { safetyArea: 10 }],
  ['a distance to water', { safetyWaterArea: 10 }],
  ['a safety record', { safetyRecord: 'Kanna kindaid' }],
]

export const missingRestrictionChemicalExamples: readonly Example[] = [
  {
    name: 'no restriction at all',
    farm: farmWith({}),
    findings: [
      {
        ...broken,
        message:
          'Tarvikute loetelu: taimekaitsevahendil „Herbitsiid H“ on kõik piirangud märkimata (tööooteaeg, ooteaeg, ' +
          'kasutuskorrad, ohutusala, kaugus veekogust, ohutusnõuded), seega ei saa Vagu nende eest hoiatada. ' +
          'Lisage piirangud etiketilt.',
      },
    ],
  },
  ...enough.map(([name, overrides]): Example => ({
    name: `${name} is one`,
    farm: farmWith(overrides),
    findings: [],
  })),
  { name: 'a safety record of spaces is none', farm: farmWith({ safetyRecord: '  ' }), findings: [broken] },
  {
    name: 'a desiccant has waiting days too',
    farm: farmWith({ subtypeVariant: 'DESIKANT' }),
    findings: [broken],
  },
  { name: 'a product of unset variant', farm: farmWith({ subtypeVariant: null }), findings: [broken] },
  { name: 'a wetting agent has none', farm: farmWith({ subtypeVariant: 'MARGAJA' }), findings: [] },
  { name: 'a biostimulant has none', farm: farmWith({ subtypeVariant: 'BIOSTIM' }), findings: [] },
  { name: 'a fertilizer has none', farm: farmWith({ type: 'fertilizer' }), findings: [] },
  {
    name: 'the copy in a job',
    facts: sprayed({}),
    findings: [
      { outcome: 'broken', eventId: 'spraying', date: '2026-06-01', cause: 'herbitsiid h|restrictions' },
    ],
  },
  { name: 'a copy with one', facts: sprayed({ harvestDelayDays: 30 }), findings: [] },
  { name: 'in other work nothing is asked', facts: sprayed({}, other), findings: [] },
]
