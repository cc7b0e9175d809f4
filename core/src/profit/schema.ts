import { z } from 'zod'
import { Change } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { Year } from '../time/schema.ts'

/** Kinds of lines, incomes first; in this order they stand in a sum. */
export const INCOME_KINDS = ['harvest', 'subsidy', 'income'] as const
export const COST_KINDS = ['seed', 'fertilizer', 'chemical', 'material', 'job', 'labour', 'cost'] as const
export const LINE_KINDS = [...INCOME_KINDS, ...COST_KINDS] as const
export const LineKind = z.enum(LINE_KINDS)
export type LineKind = z.infer<typeof LineKind>

/** Units of a price: of a yield, or of a material. */
export const PRICE_UNITS = ['t', 'kg', 'g', 'tk', 'l', 'ml', 'm3'] as const
export const PriceUnit = z.enum(PRICE_UNITS)
export type PriceUnit = z.infer<typeof PriceUnit>

const CropKey = z.string().min(1, 'required').max(60, 'tooLong')
/** Euros; 0 is a price as any other. */
export const Euros = z.number('wrongNumber').min(0, 'priceNegative').max(1_000_000, 'tooLarge')

/** Price that a unit of a crop's yield was sold for. */
export const YieldPrice = z.object({
  crop: CropKey,
  yieldType: z.string().min(1, 'required').max(40, 'tooLong'),
  price: Euros,
  unit: PriceUnit,
})
export type YieldPrice = z.infer<typeof YieldPrice>

/** Price of a unit of a material where the stock does not know it. A material without a record goes by its name. */
export const MaterialPrice = z.object({
  requisiteId: Id.nullable(),
  name: z.string().trim().min(1, 'required').max(200, 'tooLong'),
  price: Euros,
  unit: PriceUnit,
})
export type MaterialPrice = z.infer<typeof MaterialPrice>

export const ENTRY_KINDS = ['SUBSIDY', 'INCOME', 'COST'] as const
export const ENTRY_PERS = ['HA', 'T', 'TOTAL'] as const
/** Euros beside what jobs tell: of one field, of a crop, or, where neither is named, of the whole farm. */
export const CostEntry = z.object({
  _id: Id,
  kind: z.enum(ENTRY_KINDS),
  fieldId: Id.nullable().default(null),
  crop: CropKey.nullable().default(null),
  label: z.string('required').trim().min(1, 'required').max(120, 'tooLong'),
  amount: z.number('wrongNumber').min(0, 'negative').max(10_000_000, 'tooLarge'),
  per: z.enum(ENTRY_PERS),
})
export type CostEntry = z.infer<typeof CostEntry>

/** Years over which what was sown once stands, the one of the sowing among them. */
export const STAND_YEARS = { min: 2, max: 10 } as const
/** The sowing of a field is paid by all years of its stand. */
export const Stand = z.object({
  fieldId: Id,
  years: z.int('wrongNumber').min(STAND_YEARS.min, 'wrongNumber').max(STAND_YEARS.max, 'tooLarge'),
})
export type Stand = z.infer<typeof Stand>

/** Prices, entries and stands that the farmer has told of a year. */
export const StoredOverview = z.object({
  prices: z.array(YieldPrice),
  materials: z.array(MaterialPrice),
  entries: z.array(CostEntry),
  stands: z.array(Stand),
})
export type StoredOverview = z.infer<typeof StoredOverview>
export const NOTHING_STORED: StoredOverview = { prices: [], materials: [], entries: [], stands: [] }

/** Entries that a year may hold in all. */
export const MOST_ENTRIES = 500
const MOST = { prices: 300, materials: 1000, entries: MOST_ENTRIES, stands: 5000 } as const

/** Members of the change: null in the place of a price takes it away, and what is not named stays. `seen` is what the client saw: 409 when another is stored. */
const onceEach = <T>(list: readonly T[], keyOf: (each: T) => string): boolean =>
  new Set(list.map(keyOf)).size === list.length

export const yieldPriceKey = ({ crop, yieldType }: Pick<YieldPrice, 'crop' | 'yieldType'>): string =>
  `${crop} ${yieldType}`
/** Key of a material: the record's id, else its name without regard to case. */
export const materialPriceKey = ({
  requisiteId,
  name,
}: Pick<MaterialPrice, 'requisiteId' | 'name'>): string =>
  requisiteId ?? name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

export const YieldPriceChange = YieldPrice.extend({ price: Euros.nullable(), seen: YieldPrice.nullish() })
export const MaterialPriceChange = MaterialPrice.extend({
  price: Euros.nullable(),
  seen: MaterialPrice.nullish(),
})
export const EntryChange = CostEntry.extend({ seen: CostEntry.nullish() }).refine(
  ({ fieldId, crop }) => fieldId === null || crop === null,
  { error: 'fieldOrCrop', path: ['crop'] },
)
export const StandChange = Stand.extend({ years: Stand.shape.years.nullable(), seen: Stand.nullish() })
/** An entry that is taken away: its id, or the id with what the client saw. */
export const EntryRemoval = z.union([Id, z.object({ _id: Id, seen: CostEntry.nullish() })])
/** A change of a year's prices and entries; what is not named stays. */
export const OverviewChange = z.object({
  prices: z
    .array(YieldPriceChange)
    .max(MOST.prices, 'tooLarge')
    .refine((all) => onceEach(all, yieldPriceKey), { error: 'duplicateId' })
    .default([]),
  materials: z
    .array(MaterialPriceChange)
    .max(MOST.materials, 'tooLarge')
    .refine((all) => onceEach(all, materialPriceKey), { error: 'duplicateId' })
    .default([]),
  entries: z
    .array(EntryChange)
    .max(MOST.entries, 'tooLarge')
    .refine((all) => onceEach(all, ({ _id }) => _id), { error: 'duplicateId' })
    .default([]),
  /** Entries that are taken away; one that is gone already is none the less. */
  removedEntries: z.array(EntryRemoval).max(MOST.entries, 'tooLarge').default([]),
  stands: z
    .array(StandChange)
    .max(MOST.stands, 'tooLarge')
    .refine((all) => onceEach(all, ({ fieldId }) => fieldId), { error: 'duplicateId' })
    .default([]),
})
export type OverviewChange = z.infer<typeof OverviewChange>

/**
 * Reasons why a line has no figure. `cropPrice`, `materialPrice`, `jobPrice`, `hourlyRate`: a price; `weight`: of a yield or of what
 * is paid by the tonne; `unit`: the price is by a unit that the amount is not in; `amount`: of a material; `crop`: of the field.
 */
export const GAPS = [
  'cropPrice',
  'materialPrice',
  'jobPrice',
  'hourlyRate',
  'weight',
  'unit',
  'amount',
  'crop',
] as const
export const Gap = z.object({
  what: z.enum(GAPS),
  /** Key of what is to be told: crop and kind of yield, material, type of job; '' where there is nothing to tell once. */
  key: z.string(),
  label: z.string(),
  /** Unit that the amount is in. */
  unit: z.string(),
})
export type Gap = z.infer<typeof Gap>

/** A figure of a field's sum. Cents; null where it is missing, and why. */
export const ProfitLine = z.object({
  fieldId: Id,
  kind: LineKind,
  label: z.string(),
  cents: z.int().nullable(),
  /** Planned, expected, or at a price that nobody has paid. */
  isEstimated: z.boolean(),
  /** Hours that the price of the job holds already: shown, and 0. */
  isIncluded: z.boolean(),
  gap: Gap.nullable(),
  day: z.string().nullable(),
  jobId: Id.nullable(),
  entryId: Id.nullable(),
  amount: z.number().nullable(),
  unit: z.string().nullable(),
  /** Tonnes as they were brought in, where the amount is at the standard moisture. */
  weighed: z.object({ tonnes: z.number(), moisturePct: z.number(), standardPct: z.number() }).nullable(),
  /** Euros by `priceUnit`. */
  price: z.number().nullable(),
  priceUnit: z.string().nullable(),
  /** One of several years that pay for a stand. */
  standYear: z.object({ index: z.int(), years: z.int() }).nullable(),
  minutes: z.int(),
})
export type ProfitLine = z.infer<typeof ProfitLine>

/** Cents of a kind: those that are certain, and those that are not. */
export const KindSum = z.object({ kind: LineKind, actual: z.int(), estimated: z.int() })
export type KindSum = z.infer<typeof KindSum>

/** A field's year. Area in hectares, tonnes with 3 decimals. */
export const ProfitRow = z.object({
  fieldId: Id,
  name: z.string(),
  crop: z.string().nullable(),
  area: z.number(),
  /** Kind of yield that the crop is grown for. */
  yieldType: z.string(),
  /** Harvest of that kind; null where nothing was weighed. */
  tonnes: z.number().nullable(),
  /** The goal, where nothing was harvested yet. */
  expectedTonnes: z.number().nullable(),
  /** Euros by the tonne; null where there is none. */
  tonnePrice: z.number().nullable(),
  isHarvested: z.boolean(),
  sums: z.array(KindSum),
  minutes: z.int(),
  /** Cents of entries by the tonne, which follow the yield. */
  tonneIncomes: z.int(),
  tonneCosts: z.int(),
  /** Lines of income, and those of them that have a figure. */
  incomeParts: z.int(),
  knownIncomes: z.int(),
  /** Lines of cost, and those of them that have a figure. */
  costParts: z.int(),
  knownParts: z.int(),
  gaps: z.array(Gap),
})
export type ProfitRow = z.infer<typeof ProfitRow>

/** An entry, or hours, that no field bears: the field or crop is none of the year, or has no area. */
export const Unassigned = z.object({
  /** Null for hours. */
  entryId: Id.nullable(),
  reason: z.enum(['noField', 'noArea']),
  /** Name of the entry, or of the worker. */
  label: z.string(),
  minutes: z.int(),
  /** Pay of the hours, which the farm's sum holds; null where they have no rate, and for entries. */
  cents: z.int().nullable(),
})
export type Unassigned = z.infer<typeof Unassigned>

/** A type of job that has a price by the hectare, or ought to. */
export const PricedJobType = z.object({
  categoryKey: z.string(),
  jobKey: z.string(),
  name: z.string(),
  price: z.number().nullable(),
  includesLabour: z.boolean().nullable(),
  /** Hours were written down for such jobs, so it matters whether the price holds them. */
  hasHours: z.boolean(),
})
export type PricedJobType = z.infer<typeof PricedJobType>

export const CostOverview = StoredOverview.extend({
  year: Year,
  /** Prices that the plan of yields counts with, for a tonne; they stand in where a crop has no own. */
  plannedPrices: z.array(z.object({ crop: z.string(), price: z.number() })),
  jobTypes: z.array(PricedJobType),
  fields: z.array(ProfitRow),
  unassigned: z.array(Unassigned),
})
export type CostOverview = z.infer<typeof CostOverview>

export const FieldLines = z.object({ year: Year, fieldId: Id, lines: z.array(ProfitLine) })
export type FieldLines = z.infer<typeof FieldLines>

/** A change of the prices and entries of a year with both states; null before the first. */
export const OverviewVersion = Change.extend({
  before: StoredOverview.nullable(),
  after: StoredOverview.nullable(),
})
export type OverviewVersion = z.infer<typeof OverviewVersion>
