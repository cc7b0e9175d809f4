/** A farm that meets every requirement of the KSM support and its extra activities, and the same broken once each. */
import { describe, expect, it } from 'vitest'
import type { Figure } from '../soil-samples/schema.ts'
import { sampleJob } from '../warnings/sample.ts'
import { requirementsOf, statesOf } from './evaluate.ts'
import { REQUIREMENTS } from './registry.ts'
import type { SchemeFacts, SchemeField } from './facts.ts'
import { onField, sampleSamples, sampleScheme, sampleSchemeField } from './sample.ts'

const KNOWN = { isKnown: true, in: 120, out: 100, balance: 20 } as const
const seed = (subtype: string, seedCertificate: string) => ({
  name: 'Seeme',
  type: 'seed',
  subtype,
  seedCertificate,
})
const sow = (_id: string, date: string, [subtype, certificate = 'C1']: readonly [string, string?]) =>
  sampleJob('sowing', date, { _id, materials: [seed(subtype, certificate)] })
const spray = (_id: string, date: string, substance: string) =>
  sampleJob('spraying', date, {
    _id,
    growthStage: 30,
    materials: [
      {
        name: `Vahend ${substance}`,
        type: 'chemical',
        subtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID',
        ingredients: [{ name: substance, code: substance.toLowerCase() }],
      },
    ],
  })
const lime = sampleJob('fertilising', '2026-09-20', {
  materials: [{ name: 'Klinkritolm', type: 'fertilizer', subtype: 'FERTILIZER_LIMESTONE' }],
})
const KITCHEN = ['kaalikas', 'sibul', 'kartul', 'punapeet', 'redis_roigas', 'ravim_maitsetaimed', 'porgand']
const plot = (): SchemeField => {
  const otherCrops = KITCHEN.map((crop) => ({ crop, use: 'UNDERSOWN' as const, area: 0.1 }))
  const own = sampleSchemeField('aed', {
    area: 0.8,
    crop: 'peakapsas',
    before: ['kaer', 'kaer', 'rukis', 'punane_ristik'],
    otherCrops,
    balance: KNOWN,
    samples: sampleSamples(1, '2024-10-01'),
  })
  const yearInfo = own.field.yearInfo.map((info) =>
    info.year === 2026 ? { ...info, mainCropArea: 0.1 } : info,
  )
  return { ...own, field: { ...own.field, yearInfo } }
}
const wheat = onField(
  sampleSchemeField('nisu', {
    before: ['taliraps', 'kaer', 'suvioder'],
    balance: KNOWN,
    otherCrops: [{ crop: 'valge_sinep', use: 'CATCH_CROP_KSM', area: 5 }],
  }),
  [
    sow('nisu-sow', '2025-09-10', ['talinisu']),
    spray('nisu-1', '2026-05-05', 'Protiokonasool'),
    spray('nisu-2', '2026-06-05', 'Protiokonasool'),
    sow('nisu-catch', '2026-08-25', ['valge_sinep']),
  ],
)
const rape = onField(
  sampleSchemeField('raps', {
    crop: 'taliraps',
    before: ['kaer', 'talinisu', 'suvioder', 'hernes'],
    next: 'talinisu',
    balance: KNOWN,
  }),
  [lime],
)
const clover = sampleSchemeField('ristik', {
  crop: 'punane_ristik',
  before: ['suvioder'],
  balance: KNOWN,
})
const cabbage = sampleSchemeField('kapsas', {
  area: 2,
  crop: 'peakapsas',
  before: ['punane_ristik', 'kaer', 'rukis', 'suvioder'],
  balance: KNOWN,
})
const berries = sampleSchemeField('maasikas', {
  area: 1,
  crop: 'maasikas',
  before: ['maasikas', 'maasikas', 'maasikas', 'maasikas', 'kaer'],
  balance: KNOWN,
})

const orchard = sampleSchemeField('ounad', { area: 1, crop: 'ounapuu', before: ['ounapuu'] })

const met = (): SchemeFacts =>
  sampleScheme({
    today: '2026-12-31',
    takes: {
      KSM: [],
      KSM_CATCH_CROP: [],
      KSM_NO_GLYPHOSATE: [],
      KSM_LIMING: ['raps'],
      KSM_GREEN_MANURE: ['kapsas'],
      KSM_MIXED_FIELD: ['aed'],
      KSM_MULCH: ['maasikas'],
    },
    done: {
      KSM_BOOK_SENT: '2026-11-20',
      KSM_BALANCE_SENT: '2026-11-28',
      KSM_TRAINING: '2026-11-15',
      KSM_STRAWBERRY_MULCH: '2026-06-10',
      KSM_GARDEN_SWARD: '2026-05-20',
      KSM_TRAPS: '2026-04-28',
      KSM_DIVERSITY: '2026-05-10',
      KSM_CATCH_CROP_PHOTO: '2026-10-05',
      KSM_LIME_MAP: '2026-10-20',
      KSM_LIME_PAPER: '2026-10-20',
      KSM_MULCH_PHOTO: '2026-06-10',
    },
    fields: [wheat, rape, clover, cabbage, berries, orchard, plot()],
  })

const change =
  (id: string, by: (field: SchemeField) => SchemeField) =>
  (farm: SchemeFacts): SchemeFacts => ({
    ...farm,
    fields: farm.fields.map((each) => (each.field._id === id ? by(each) : each)),
  })
const withJob = (id: string, ...events: Parameters<typeof onField>[1]) =>
  change(id, (each) => onField(each, [...each.events, ...events]))
const grown = (id: string, ...crops: readonly string[]) =>
  change(id, (each) => ({ ...each, crops: new Map(crops.map((crop, i) => [2026 - i, crop])) }))
const unmeasured =
  (figure: Figure) =>
  (farm: SchemeFacts): SchemeFacts => ({
    ...farm,
    fields: farm.fields.map((each) => ({
      ...each,
      samples: each.samples.map((sample) => ({
        ...sample,
        measured: sample.measured.filter((own) => own !== figure),
      })),
    })),
  })
const toldOn =
  (key: string, day: string) =>
  (farm: SchemeFacts): SchemeFacts => ({
    ...farm,
    told: farm.told.map((each) => (each.key === key ? { ...each, day } : each)),
  })
const untold =
  (key: string) =>
  (farm: SchemeFacts): SchemeFacts => ({
    ...farm,
    told: farm.told.filter((each) => each.key !== key),
  })

/** One change that breaks a requirement; what only the farmer can tell is unknown when he does not. */
const BROKEN: Readonly<Record<string, (farm: SchemeFacts) => SchemeFacts>> = {
  'ksm-land': (farm) => ({ ...farm, fields: [sampleSchemeField('x', { area: 0.99 })] }),
  'ksm-legumes': grown('ristik', 'kaer'),
  'ksm-cereals-in-row': grown('nisu', 'talinisu', 'kaer', 'suvioder', 'rukis'),
  'ksm-crucifers': grown('raps', 'taliraps', 'kaer', 'taliraps', 'kaer'),
  'ksm-strawberry': grown('maasikas', ...Array<string>(6).fill('maasikas')),
  'ksm-certified-seed': change('nisu', (each) =>
    onField(each, [sow('nisu-sow', '2025-09-10', ['talinisu', 'OTS'])]),
  ),
  'ksm-seed-mixing': withJob('nisu', sow('own', '2025-09-12', ['talinisu', 'OTS'])),
  'ksm-glyphosate': withJob('nisu', spray('gly', '2026-05-20', 'Glüfosaat')),
  'ksm-substance-times': withJob('nisu', spray('third', '2026-06-20', 'Protiokonasool')),
  'ksm-nitrogen-balance': toldOn('KSM_BALANCE_SENT', '2026-12-02'),
  'ksm-soil-samples': unmeasured('k'),
  'ksm-soil-carbon': unmeasured('c'),
  'ksm-garden-samples': unmeasured('b'),
  'ksm-training': toldOn('KSM_TRAINING', '2026-12-08'),
  'ksm-traps': toldOn('KSM_TRAPS', '2026-05-02'),
  'ksm-catch-crop': withJob('nisu', sampleJob('cultivating', '2026-10-15', { _id: 'till' })),
  'ksm-no-glyphosate': withJob('raps', spray('gly', '2026-04-20', 'Glüfosaat')),
  'ksm-liming': change('raps', (each) => ({ ...each, events: [] })),
  'ksm-green-manure': grown('kapsas', 'peakapsas', 'kaer'),
  'ksm-mixed-field': change('aed', (each) => ({ ...each, area: 1.2 })),
}
const UNTOLD = {
  'ksm-book': 'KSM_BOOK_SENT',
  'ksm-strawberry-mulch': 'KSM_STRAWBERRY_MULCH',
  'ksm-garden-sward': 'KSM_GARDEN_SWARD',
  'ksm-diversity': 'KSM_DIVERSITY',
  'ksm-mulch': 'KSM_MULCH_PHOTO',
} as const

const stateIn = (farm: SchemeFacts, key: string) =>
  statesOf({ now: farm, planned: undefined }).find((each) => each.key === key)?.now

describe('a KSM farm', () => {
  it('meets every requirement', () => {
    const states = statesOf({ now: met(), planned: undefined })
    expect(states.filter(({ now }) => now.state !== 'ok').map(({ key, now }) => [key, now])).toEqual([])
    expect(states.length).toBe(requirementsOf(met()).length)
  })
  it('is asked all that a case below breaks', () => {
    const asked = requirementsOf(met()).map(({ key }) => key)
    expect(asked.toSorted()).toEqual([...Object.keys(BROKEN), ...Object.keys(UNTOLD)].toSorted())
  })
  it('is asked every requirement of KSM that there is, so that a new one needs its case', () => {
    const all = REQUIREMENTS.filter(({ part }) => part.startsWith('KSM')).map(({ key }) => key)
    expect(requirementsOf(met()).map(({ key }) => key)).toEqual(expect.arrayContaining(all))
  })
  it.each(Object.entries(BROKEN))('broken once: %s', (key, by) => {
    expect(stateIn(by(met()), key)?.state).toBe('violation')
  })
  it('tells how many crops of a mixed field count, and how many do not', () => {
    const withOats = change('aed', (each) => {
      const yearInfo = each.field.yearInfo.map((info) => ({
        ...info,
        ...(info.otherCrops && {
          otherCrops: [...info.otherCrops.slice(1), { crop: 'kaer', use: 'UNDERSOWN' as const, area: 0.1 }],
        }),
      }))
      return { ...each, field: { ...each.field, yearInfo } }
    })
    const found = REQUIREMENTS.find(({ key }) => key === 'ksm-mixed-field')?.check(withOats(met()))
    expect(JSON.stringify(found)).toContain('arvesse läheb 7 kultuuri, 1 kirjas olevat arvesse ei lähe')
  })
  it.each(Object.entries(UNTOLD))('unknown while nobody says: %s', (key, tellKey) => {
    const found = stateIn(untold(tellKey)(met()), key)
    expect(found?.state).toBe('unknown')
    expect(found?.ways).toMatchObject([{ page: 'schemes' }])
  })
  it('is asked nothing of KSM in a year in which it does not take it', () => {
    const farm = met()
    expect(requirementsOf({ ...farm, parts: farm.parts.filter(({ key }) => key !== 'KSM') })).toEqual([])
  })
  it('says beside the present what the plan would do to it', () => {
    const now = grown('ristik', 'kaer')(met())
    const [legumes] = statesOf({ now, planned: met() }).filter(({ key }) => key === 'ksm-legumes')
    expect([legumes?.now.state, legumes?.planned?.state]).toEqual(['violation', 'ok'])
    const [land] = statesOf({ now, planned: met() }).filter(({ key }) => key === 'ksm-training')
    expect(land?.planned).toBeNull()
  })
})
