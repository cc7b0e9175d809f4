/** Short ways to write facts, for the examples of the requirements and for tests. */
import type { EventFacts } from '../warnings/facts.ts'
import type { SampleFacts, SchemeFacts, SchemeField } from './facts.ts'
import type { PartKey, ToldKey } from './table.ts'

export const SAMPLE_YEAR = 2026

interface FieldParts extends Partial<Omit<SchemeField, 'crops' | 'field'>> {
  readonly name?: string
  readonly nitrateZone?: boolean
  /** Main crop of the sample year, and of those before it, the last first. */
  readonly crop?: string | null
  readonly before?: readonly string[]
  readonly next?: string
  readonly otherCrops?: SchemeField['field']['yearInfo'][number]['otherCrops']
}

/** A field of 10 ha with winter wheat after rape, sampled two years ago. */
export function sampleSchemeField(_id: string, parts: FieldParts = {}): SchemeField {
  const {
    name = _id,
    crop = 'talinisu',
    before = ['taliraps'],
    next,
    otherCrops,
    nitrateZone,
    ...rest
  } = parts
  const area = parts.area ?? 10
  const crops = new Map(before.map((each, i): [number, string] => [SAMPLE_YEAR - 1 - i, each]))
  if (crop !== null) crops.set(SAMPLE_YEAR, crop)
  if (next !== undefined) crops.set(SAMPLE_YEAR + 1, next)
  const yearInfo = [...crops].map(([year, each]) => ({
    year,
    mainCrop: { crop: each },
    ...(year === SAMPLE_YEAR && otherCrops ? { otherCrops } : {}),
  }))
  return {
    field: { _id, name, area, yearInfo, ...(nitrateZone === undefined ? {} : { nitrateZone }) },
    crops,
    isUndersownWithLegumes: false,
    events: [],
    samples: sampleSamples(2, '2024-10-01'),
    balance: null,
    nitrogen: null,
    ...rest,
    area,
  }
}

const MEASURED = ['ph', 'p', 'k', 'c', 'mg', 'ca', 'cu', 'mn', 'b'] as const

export const sampleSamples = (
  count: number,
  date: string,
  measured: SampleFacts['measured'] = MEASURED,
): SampleFacts[] =>
  Array.from({ length: count }, () => ({
    date,
    p: 80,
    methodP: 'MEHLICH3',
    phMethod: 'KCL',
    areaHa: null,
    below: [],
    measured,
  }))

type FactsParts = Partial<Omit<SchemeFacts, 'parts' | 'told'>> & {
  readonly takes?: Partial<Record<PartKey, readonly string[]>>
  readonly done?: Partial<Record<ToldKey, string>>
}

/** A farm on 20 May 2026 with one field. */
export function sampleScheme({ takes = {}, done = {}, ...rest }: FactsParts = {}): SchemeFacts {
  return {
    today: '2026-05-20',
    year: SAMPLE_YEAR,
    withPlan: false,
    parts: Object.entries(takes).map(([key, fieldIds]) => ({ key: key as PartKey, fieldIds: [...fieldIds] })),
    told: Object.entries(done).map(([key, day]) => ({ key: key as ToldKey, day })),
    livestockUnits: null,
    animals: null,
    isOrganic: false,
    fields: [sampleSchemeField('a')],
    products: undefined,
    manure: [],
    duty: { state: 'small' },
    machines: [],
    workers: [],
    ...rest,
  }
}

/** Jobs put on a field. */
export const onField = (field: SchemeField, events: readonly EventFacts[]): SchemeField => ({
  ...field,
  events: events.map((event) => ({ ...event, fieldId: field.field._id })),
})
