import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFacts, sampleFarm, sampleJob, sampleMaterial } from '../../sample.ts'

const mineral: MaterialLike = {
  name: 'NPK',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  fertilizerKind: 'MINERAL_FERTILIZER',
  nutrient: { N: 20, P: 4, K: 8 },
}
const organic: MaterialLike = {
  ...mineral,
  name: 'Sõnnik',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType: 'TAHESONNIK',
  nutrient: { N: 5, P: 1 },
}
const farmWith = (...materials: readonly MaterialLike[]) =>
  sampleFarm({ requisites: materials.map((material, i) => sampleMaterial(material, `requisite-${i}`)) })
const missing = (parts: string) => ({ outcome: 'broken', targetId: 'requisite-0', cause: parts }) as const
const spread = (materials: readonly MaterialLike[], overrides: Parameters<typeof sampleJob>[2] = {}) =>
  sampleFacts([sampleJob('fertilising', '2026-05-03', { materials, ...overrides })])
const other = { category: { key: 'other', name: 'Muu' }, job: { key: 'other-work', name: 'Muu töö' } }
const bare: MaterialLike = { name: 'Väetis', type: 'fertilizer' }

export const fertilizersMissingInfoExamples: readonly Example[] = [
  {
    name: 'nothing is known but the name',
    farm: farmWith(bare),
    findings: [
      {
        ...missing('subtype+kind+nutrients'),
        message:
          'Tarvikute loetelu: väetisel „Väetis“ on märkimata väetise tüüp, päritolu (mineraalne või orgaaniline) ja ' +
          'toitainete sisaldus (N ja P). Ilma selleta ei saa arvestada toitaineid ega laotamise keeluaega. ' +
          'Täiendage väetise andmeid.',
      },
    ],
  },
  { name: 'everything is known', farm: farmWith(mineral, organic), findings: [] },
  { name: 'no type', farm: farmWith({ ...mineral, subtype: null }), findings: [missing('subtype')] },
  { name: 'no kind', farm: farmWith({ ...mineral, fertilizerKind: null }), findings: [missing('kind')] },
  { name: 'no nutrients', farm: farmWith({ ...mineral, nutrient: null }), findings: [missing('nutrients')] },
  {
    name: 'nutrients without figures are none',
    farm: farmWith({ ...mineral, nutrient: { N: null } }),
    findings: [missing('nutrients')],
  },
  {
    name: 'a mineral one of which only the potassium is known',
    farm: farmWith({ ...mineral, nutrient: { K: 40 } }),
    findings: [missing('nutrients')],
  },
  {
    name: 'a mineral one without its phosphorus',
    farm: farmWith({ ...mineral, nutrient: { N: 34.4, K: 0 } }),
    findings: [missing('phosphorus')],
  },
  {
    name: 'a mineral one without its nitrogen',
    farm: farmWith({ ...mineral, nutrient: { P: 20 } }),
    findings: [missing('nitrogen')],
  },
  {
    name: 'potassium is not asked for',
    farm: farmWith({ ...mineral, nutrient: { N: 34.4, P: 0 } }),
    findings: [],
  },
  { name: 'zero is a value', farm: farmWith({ ...mineral, nutrient: { N: 0, P: 0 } }), findings: [] },
  {
    name: 'an organic one needs its own kind',
    farm: farmWith({ ...organic, organicType: null }),
    findings: [missing('organicType')],
  },
  {
    name: 'an organic one of a kind that nobody knows',
    farm: farmWith({ ...organic, organicType: 'VEDELSONNIK_VEIS' }),
    findings: [missing('organicType')],
  },
  {
    name: 'an organic one without its nitrogen',
    farm: farmWith({ ...organic, nutrient: { P: 1 } }),
    findings: [missing('nitrogen')],
  },
  {
    name: 'an organic one without nutrients',
    farm: farmWith({ ...organic, nutrient: {} }),
    findings: [missing('nutrients')],
  },
  {
    name: 'lime needs none of them',
    farm: farmWith({ name: 'Klinkritolm', type: 'fertilizer', subtype: 'FERTILIZER_LIMESTONE' }),
    findings: [],
  },
  { name: 'a seed is no fertilizer', farm: farmWith({ name: 'Seeme', type: 'seed' }), findings: [] },
  {
    name: 'the copy in a job is the legal record',
    facts: spread([{ ...mineral, nutrient: null }]),
    findings: [
      {
        outcome: 'broken',
        eventId: 'fertilising',
        date: '2026-05-03',
        cause: 'npk|nutrients',
        message:
          'Põld „Mäepõld“, töö „Väetamine“ (03.05.2026): väetisel „NPK“ on märkimata toitainete sisaldus (N ja P). ' +
          'Ilma selleta ei saa arvestada toitaineid ega laotamise keeluaega. Täiendage väetise andmeid.',
      },
    ],
  },
  { name: 'a whole copy', facts: spread([mineral, organic]), findings: [] },
  {
    name: 'two materials are two findings',
    facts: spread([bare, { ...bare, name: 'Teine' }]),
    findings: [{}, {}],
  },
  { name: 'the same one twice is one', facts: spread([bare, { ...bare, name: ' VÄETIS' }]), findings: [{}] },
  {
    name: 'a plan has no day',
    facts: spread([bare], { status: 'PLANNED', plannedYear: 2027, date: '2027-01-01', endDate: null }),
    findings: [
      {
        date: null,
        message:
          'Põld „Mäepõld“, töö „Väetamine“ (kavas 2027): väetisel „Väetis“ on märkimata väetise tüüp, päritolu ' +
          '(mineraalne või orgaaniline) ja toitainete sisaldus (N ja P). Ilma selleta ei saa arvestada toitaineid ' +
          'ega laotamise keeluaega. Täiendage väetise andmeid.',
      },
    ],
  },
  { name: 'in other work nothing is asked', facts: spread([bare], other), findings: [] },
]
