/**
 * The stock ledger. Counts, receipts and write-offs are stored; all else is calculated from them and from the jobs when
 * it is read. Amounts are in the unit that stands beside them; prices in euros per that unit; costs and values in cents.
 */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { MaterialDraft, MaterialType } from '../materials/schema.ts'
import { Day, Instant, WorkDay } from '../time/schema.ts'
import { roundTo } from '../units/rounding.ts'

/** Entries that are stored: a count, what came in, what went without a job. */
export const STORED_TYPES = ['CURRENT_BALANCE', 'INCREASE', 'DECREASE'] as const
/** All kinds of lines. The others are calculated: uses by jobs, what was used beyond what there was, ends of a period. */
export const STOCK_TYPES = [
  ...STORED_TYPES,
  'JOB_EVENT',
  'JOB_EVENT_COATING',
  'DYNAMIC_FIXUP',
  'PERIOD_START_BALANCE',
  'PERIOD_END_BALANCE',
] as const
export const StockType = z.enum(STOCK_TYPES)
export type StockType = z.infer<typeof StockType>

/** Units in which stock is kept, the usual ones first. */
export const STOCK_UNITS = ['kg', 'l', 't', 'g', 'ml', 'm3', 'tk'] as const
export const StockUnit = z.enum(STOCK_UNITS, 'required')
export type StockUnit = z.infer<typeof StockUnit>

/** Part of the day in which a count stands: before all else of it, or after. */
export const MOMENTS = ['START', 'END'] as const

/** Decimals of amounts and of prices, as they are stored. */
export const STOCK_DECIMALS = 6
/** Photos of one entry: the delivery note. */
export const MAX_ENTRY_PHOTOS = 10

const rounded = (value: number): number => roundTo(value, STOCK_DECIMALS)
const text = (longest: number) => z.string().trim().max(longest, 'tooLong').default('')

const shape = z.object({
  requisiteId: Id,
  unit: StockUnit,
  type: z.enum(STORED_TYPES, 'stockTypeDerived'),
  date: WorkDay,
  /** Of a count; null: the very first entry of a material stands at the start of its day, a later count at the end. */
  moment: z.enum(MOMENTS).nullable().default(null),
  /** Amount that was counted, or came, or went: always 0 or more, 0 only of a count. */
  amount: z.number('required').min(0, 'negative').max(1_000_000_000, 'tooLarge').overwrite(rounded),
  /**
   * Euros per `unit` without VAT; null: not known, the mean stays. 0 is a price (a gift): screens ask once. A count with a
   * price sets it for what was counted.
   */
  pricePerUnit: z
    .number('wrongNumber')
    .min(0, 'priceNegative')
    .max(1_000_000, 'tooLarge')
    .overwrite(rounded)
    .nullable()
    .default(null),
  batchNo: text(100),
  expiresOn: Day.nullable().default(null),
  supplier: text(200),
  note: text(5000),
  /** Photos of the delivery note, in their order. */
  images: z
    .array(Id)
    .max(MAX_ENTRY_PHOTOS, 'tooLarge')
    .overwrite((ids) => [...new Set(ids)])
    .default([]),
})

/** A count may be of nothing, whatever comes or goes is more. */
const consistent = ({ type, amount }: z.infer<typeof shape>, context: z.RefinementCtx) => {
  if (type !== 'CURRENT_BALANCE' && amount === 0)
    context.addIssue({ code: 'custom', path: ['amount'], message: 'notPositive' })
}

export const StockEntryDraft = shape.extend({ _id: Id.optional() }).superRefine(consistent)
export type StockEntryDraft = z.infer<typeof StockEntryDraft>
export const StockEntryChange = shape.extend({ updatedAt: Instant.optional() }).superRefine(consistent)
/** Entry as stored; `name` is the name that its material had then. */
export const StockEntry = shape.extend({ _id: Id, name: z.string(), userId: z.string(), updatedAt: Instant })
export type StockEntry = z.infer<typeof StockEntry>

/** Reasons for the farmer to look at a material. */
export const STOCK_MARKS = [
  /** More was used in the period than there was. */
  'undocumented',
  /** Plans take more than there is. */
  'shortage',
  /** Some of what is left has passed its day, or will within 90 days. */
  'expired',
  'expiresSoon',
  /** Some is left after the day by which it was to be used up. */
  'useUpPassed',
  /** The authorisation of the product has ended, or will within 90 days. */
  'authorisationEnded',
  'authorisationEnds',
  /** Something came in without a price. */
  'unpriced',
  /** Kilograms stand against litres, and the density is not known: those lines are not counted. */
  'densityMissing',
  /** Lines in pieces against a weight or a volume: they are not counted. */
  'unitMismatch',
  /** Jobs that do not say how much they used. */
  'amountUnknown',
  /** More of a lot was written off or used than had come of it. */
  'lotsAbove',
  /** The material is no longer in the register of the farm. */
  'deleted',
] as const
export const StockMark = z.enum(STOCK_MARKS)
export type StockMark = z.infer<typeof StockMark>

/** Reasons for which the mean price is another after a line; `UNPRICED` is why it is not. */
export const PRICE_REASONS = [
  /** The first price that is known: it counts for all that was there. */
  'FIRST',
  /** (what there was × the mean before + what came × its price) / both. */
  'MIXED',
  /** Nothing was there: the price of what came. */
  'EMPTY',
  /** The price that a count says. */
  'COUNTED',
  /** No price stands with what came: the mean stays. */
  'UNPRICED',
] as const
export const PriceReason = z.enum(PRICE_REASONS)
export type PriceReason = z.infer<typeof PriceReason>

/** Reasons for which a line is shown but not counted. */
export const LINE_FAULTS = ['amountUnknown', 'densityMissing', 'unitMismatch'] as const
export const LineFault = z.enum(LINE_FAULTS)
export type LineFault = z.infer<typeof LineFault>

/** One line of a ledger, in the order of the ledger. */
export const StockLine = z.object({
  /** Of this line; the same line has the same one every time. */
  _id: z.string(),
  type: StockType,
  date: Day,
  /** Change of the balance; of a count what it changed. Null where it cannot be told. */
  amount: z.number().nullable(),
  /** Amount that a count says there is. */
  counted: z.number().nullable(),
  /** After the line; below 0 between a use and the DYNAMIC_FIXUP of its day. */
  balance: z.number(),
  /** The part of a use that there was nothing for. */
  undocumented: z.number(),
  /** Cents: of a use at the mean of its day, of a receipt as it was paid; null where no price is known. */
  cost: z.number().nullable(),
  undocumentedCost: z.number().nullable(),
  meanPriceBefore: z.number().nullable(),
  /** After the line. */
  meanPrice: z.number().nullable(),
  priceReason: PriceReason.nullable(),
  fault: LineFault.nullable(),
  /** False for uses before the first entry of the material: shown, but nothing was kept in stock yet. */
  isDrawn: z.boolean(),
  /** The stored entry behind a line of a stored kind. */
  entry: StockEntry.nullable(),
  job: z.object({ jobId: Id, fieldId: Id, fieldName: z.string() }).nullable(),
})
export type StockLine = z.infer<typeof StockLine>

/** Rest of one receipt. Where no use names a lot, that leaves first that expires first. */
export const StockLot = z.object({
  entryId: Id,
  receivedOn: Day,
  batchNo: z.string(),
  expiresOn: Day.nullable(),
  amount: z.number(),
})
export type StockLot = z.infer<typeof StockLot>

/** A plan that will take some of the material: an open job, or an application or a line of the requisite plan that is none yet. */
export const PlannedUse = z.object({
  source: z.enum(['JOB', 'FERTILIZATION_PLAN', 'REQUISITE_PLAN']),
  /** The job; null for an application and a line. */
  jobId: Id.nullable(),
  fieldId: Id,
  fieldName: z.string(),
  year: z.int(),
  /** Null where it cannot be told. */
  amount: z.number().nullable(),
})
export type PlannedUse = z.infer<typeof PlannedUse>

/** A material with its figures of the period. Sums are those of the lines. */
export const StockItem = z.object({
  /** Of this row; a material that is known by its name alone has no `requisiteId`. */
  _id: z.string(),
  requisiteId: Id.nullable(),
  name: z.string(),
  type: MaterialType,
  isDeleted: z.boolean(),
  /** Whether the material is kept in stock: an entry up to the last day names it. Else only its use is told. */
  isKept: z.boolean(),
  /** Unit of the row: of its newest entry that can be told in that of the first, else of its newest use. */
  unit: z.string().nullable(),
  /** Kilograms in a litre, by hand, and the day by which it must be used up, by hand or by the register. */
  density: z.number().nullable(),
  useUpBy: Day.nullable(),
  /** `useUpBy` where it is the register's, for the farm has told none. */
  registerUseUpBy: Day.nullable(),
  /** Last day of the authorisation by the plant-protection register. */
  authorisedUntil: Day.nullable(),
  /** Of the material, for a change of these. */
  updatedAt: Instant.nullable(),
  startBalance: z.number(),
  increased: z.number(),
  /** By jobs, and as dressing of seed. */
  used: z.number(),
  usedAsCoating: z.number(),
  decreased: z.number(),
  /** Sum of what counts changed; below 0 where less was found. */
  countedDifference: z.number(),
  undocumented: z.number(),
  /** At the end of the last day; never below 0. */
  balance: z.number(),
  /** Day of the last count and of the first entry. */
  countedOn: Day.nullable(),
  keptSince: Day.nullable(),
  meanPrice: z.number().nullable(),
  /** Cents: the balance at the mean. */
  stockValue: z.number().nullable(),
  /** Cents: of the uses, and of the undocumented part of them; null where no price is known. */
  usedCost: z.number().nullable(),
  undocumentedCost: z.number().nullable(),
  /** Open plans of the season in which the last day lies, those that can be told. */
  planned: z.number(),
  /** Balance without what is planned: may be below 0; the shortage is what lacks then. */
  free: z.number(),
  shortage: z.number(),
  /** The next day by which some of what is left expires. */
  nextExpiry: Day.nullable(),
  lots: z.array(StockLot),
  marks: z.array(StockMark),
  /** The ledger and the plans, where one material is asked for. */
  lines: z.array(StockLine).optional(),
  plans: z.array(PlannedUse).optional(),
})
export type StockItem = z.infer<typeof StockItem>

export const StockOverview = z.object({
  start: Day,
  end: Day,
  /** By name; those kept in stock and those that jobs used without being kept. */
  items: z.array(StockItem),
  /** Cents: the sum of the values. */
  stockValue: z.number().nullable(),
})
export type StockOverview = z.infer<typeof StockOverview>

/** How much of a material there is at the end of a day. */
export const StockBalance = z.object({
  requisiteId: Id,
  name: z.string(),
  type: MaterialType,
  unit: StockUnit,
  /** Kilograms in a litre. */
  density: z.number().nullable(),
  balance: z.number(),
  meanPrice: z.number().nullable(),
  stockValue: z.number().nullable(),
})
export type StockBalance = z.infer<typeof StockBalance>

/** Facts that stock must know of a material beside its entries. A part that is left out stays. */
export const StockFacts = MaterialDraft.pick({ density: true, useUpBy: true }).extend({
  updatedAt: Instant.optional(),
})
export type StockFacts = z.infer<typeof StockFacts>
