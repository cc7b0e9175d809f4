import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob, sampleMaterial } from '../../sample.ts'

const bare: MaterialLike = { name: 'Herbitsiid H', type: 'chemical' }
const ingredients = [{ name: 'MCPA', code: 'mcpa' }]
const farmWith = (overrides: Partial<MaterialLike>) =>
  sampleFarm({ requisites: [sampleMaterial({ ...bare, ...overrides })] })
const sprayed = (overrides: Partial<MaterialLike>, job: Parameters<typeof sampleJob>[2] = {}) =>
  sampleFacts([sampleJob('spraying', '2026-06-01', { materials: [{ ...bare, ...overrides }], ...job })])
const other = { category: { key: 'other', name: 'Muu' }, job: { key: 'other-work', name: 'Muu töö' } }
const broken = { outcome: 'broken', cause: 'ingredients', targetId: 'requisite' } as const

export const unknownChemicalIngredientsExamples: readonly Example[] = [
  {
    name: 'a registered product without active substances',
    farm: farmWith({ subtypeVariant: 'TKV_REGISTRIST' }),
    findings: [
      {
        ...broken,
        message:
          'Tarvikute loetelu: taimekaitsevahendil „Herbitsiid H“ on toimeained märkimata. Ilma nendeta ei saa ' +
          'arvestada sama toimeaine kasutuskordi eri vahendites. Lisage toimeained etiketilt või valige vahend ' +
          'registrist.',
      },
    ],
  },
  { name: 'another product', farm: farmWith({ subtypeVariant: 'TKV_MUU' }), findings: [broken] },
  { name: 'a product of unset variant', farm: farmWith({}), findings: [broken] },
  { name: 'one substance is enough', farm: farmWith({ ingredients }), findings: [] },
  { name: 'a wetting agent names none', farm: farmWith({ subtypeVariant: 'MARGAJA' }), findings: [] },
  { name: 'a desiccant is not asked', farm: farmWith({ subtypeVariant: 'DESIKANT' }), findings: [] },
  { name: 'a fertilizer is not asked', farm: farmWith({ type: 'fertilizer' }), findings: [] },
  {
    name: 'the copy in a job',
    facts: sprayed({ subtypeVariant: 'TKV_MUU' }),
    findings: [
      { outcome: 'broken', eventId: 'spraying', date: '2026-06-01', cause: 'herbitsiid h|ingredients' },
    ],
  },
  { name: 'a whole copy', facts: sprayed({ ingredients }), findings: [] },
  { name: 'in other work nothing is asked', facts: sprayed({}, other), findings: [] },
]
