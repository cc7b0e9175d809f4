/** The supplies usage plan: what a crop year takes of each material, what of it is there or ordered, and what is to be bought. */
import { z } from 'zod'
import { Timeframe } from '../fertilization-plan/schema.ts'
import { Id } from '../ids/schema.ts'
import { MaterialType } from '../materials/schema.ts'
import { BASE_UNITS } from '../units/schema.ts'
import { Day, Instant, WorkDay, Year } from '../time/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { NEED_SOURCES } from './needs.ts'

export const MAX_ORDER_LINES = 200

const unit = z.enum(BASE_UNITS, 'required')
const amount = z
  .number('wrongNumber')
  .positive('notPositive')
  .max(100_000_000, 'tooLarge')
  .transform((value) => roundTo(value, 6))
  .refine((value) => value > 0, { error: 'notPositive' })
/** Euros for one unit; 6 decimals. */
const pricePerUnit = z
  .number('wrongNumber')
  .min(0, 'priceNegative')
  .max(1_000_000, 'tooLarge')
  .transform((value) => roundTo(value, 6))
  .nullable()
const supplier = z.string().trim().max(200, 'tooLong').default('')

const settings = {
  /** Of the size of a pack, the reserve and the price. */
  unit,
  packSize: amount.nullable().default(null),
  reserve: z
    .number('wrongNumber')
    .min(0, 'negative')
    .max(100_000_000, 'tooLarge')
    .transform((value) => roundTo(value, 6))
    .nullable()
    .default(null),
  pricePerUnit: pricePerUnit.default(null),
  supplier,
  /** Whether it is bought at all; null: unless it is manure or another organic fertilizer. */
  isBought: z.boolean().nullable().default(null),
}

/** How a material is bought; `updatedAt` is that of the stored settings that were seen, null where there were none. */
export const SupplySettingChange = z.object({
  requisiteId: Id,
  ...settings,
  updatedAt: Instant.nullable(),
})
export type SupplySettingChange = z.infer<typeof SupplySettingChange>
export const SupplySetting = z.object({ requisiteId: Id, ...settings, updatedAt: Instant })
export type SupplySetting = z.infer<typeof SupplySetting>
export const SupplySettingDocument = z.object(settings)
export type SupplySettingDocument = z.infer<typeof SupplySettingDocument>

/** A material of an order. What was received goes to the stock once, as an entry that bears the line's id. */
export const OrderLine = z.object({
  _id: Id,
  /** Material of the farm; without one nothing goes to the stock. */
  requisiteId: Id.nullable().default(null),
  name: z.string('required').trim().min(1, 'required').max(200, 'tooLong'),
  amount,
  unit,
  packs: z.int('wrongNumber').min(1, 'notPositive').max(1_000_000, 'tooLarge').nullable().default(null),
  packSize: amount.nullable().default(null),
  /** Price that is expected: it says what an order will cost, and never what was paid. */
  pricePerUnit: pricePerUnit.default(null),
  receivedOn: WorkDay.nullable().default(null),
  /** Where it is another amount than was ordered. */
  receivedAmount: amount.nullable().default(null),
  /** Price of the delivery note: that of the entry in the stock; null where nobody has told it. */
  paidPrice: pricePerUnit.default(null),
  batchNo: z.string().trim().max(100, 'tooLong').default(''),
  expiresOn: Day.nullable().default(null),
})
export type OrderLine = z.infer<typeof OrderLine>

const order = z.object({
  year: Year,
  supplier,
  orderedOn: Day.nullable().default(null),
  note: z.string().max(5000, 'tooLong').default(''),
  lines: z
    .array(OrderLine)
    .min(1, 'required')
    .max(MAX_ORDER_LINES, 'tooLarge')
    .refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length, { error: 'duplicateId' }),
})
export const SupplyOrderDraft = order.extend({ _id: Id.optional() })
export type SupplyOrderDraft = z.infer<typeof SupplyOrderDraft>
export const SupplyOrderChange = SupplyOrderDraft.extend({ updatedAt: Instant.optional() })
export const SupplyOrder = order.extend({
  _id: Id,
  userId: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type SupplyOrder = z.infer<typeof SupplyOrder>
export const SupplyOrderDocument = order.extend({
  name: z.string(),
  userId: z.string(),
  /** Lines whose entries of the stock the order has made. */
  receipts: z.array(Id).default([]),
})
export type SupplyOrderDocument = z.infer<typeof SupplyOrderDocument>

export const SUPPLY_MARKS = [
  /** Packs are not known of what is lacking. */
  'noPack',
  /** Stock, orders, packs or reserve are measured otherwise (by weight, not by volume): they are not counted. */
  'otherUnit',
  'notInRegister',
  /** The authorisation ends before it is to be used. An error. */
  'authorisationEnds',
  'authorisationEndsSoon',
  /** Jobs do not say how much of it they use. */
  'unknownAmount',
  /** More was used than was entered into the stock. */
  'belowZero',
] as const
export type SupplyMark = (typeof SUPPLY_MARKS)[number]

/** Part of a row's need: a job, an application, or a line of the requisite plan on a field. */
export const SupplyPart = z.object({
  source: z.enum(NEED_SOURCES),
  recordId: Id,
  fieldId: Id,
  fieldName: z.string(),
  crop: z.string().nullable(),
  area: z.number(),
  /** In the row's unit; null where it cannot be told. */
  amount: z.number().nullable(),
  isDone: z.boolean(),
  timeframe: Timeframe.nullable(),
  day: Day.nullable(),
})
export type SupplyPart = z.infer<typeof SupplyPart>

/** A material by its measure. Amounts are in `unit`, to the gram or millilitre. */
export const SupplyRow = z.object({
  key: z.string(),
  requisiteId: Id.nullable(),
  name: z.string(),
  type: MaterialType,
  unit,
  /** Done and left together. */
  need: z.number(),
  done: z.number(),
  left: z.number(),
  /** In the stock today; below 0 where more was used than was entered, null where nothing was. */
  stock: z.number().nullable(),
  ordered: z.number(),
  reserve: z.number(),
  isBought: z.boolean(),
  lacking: z.number(),
  packSize: z.number().nullable(),
  packs: z.int().nullable(),
  /** Amount to buy, in whole packs where their size is known. */
  toBuy: z.number(),
  /** Part of it above what is lacking. */
  over: z.number(),
  /** Euros for one of `unit`; null where none is known. */
  pricePerUnit: z.number().nullable(),
  supplier: z.string(),
  /** Last day on which the product may be used, where the register says one. */
  usableUntil: Day.nullable(),
  marks: z.array(z.enum(SUPPLY_MARKS)),
  /** Units that are not counted because they measure something else. */
  otherUnits: z.array(unit),
  parts: z.array(SupplyPart),
})
export type SupplyRow = z.infer<typeof SupplyRow>

/** By what it is told how much a crop takes: other fields of it, its template, or nothing. */
export const CropBasis = z.object({
  source: z.enum(['FIELDS', 'TEMPLATE', 'NONE']),
  /** Other fields that have the crop, and their hectares. */
  fields: z.int(),
  area: z.number(),
})
export type CropBasis = z.infer<typeof CropBasis>

/** A row as far as another crop may change it. */
export const SupplyFigures = SupplyRow.omit({ parts: true })
export type SupplyFigures = z.infer<typeof SupplyFigures>

/** Changes that another crop on a field would make to what is to be bought. Nothing of it is stored. */
export const OtherCropPlan = z.object({
  year: Year,
  fieldId: Id,
  fieldName: z.string(),
  area: z.number(),
  /** Crop that the field has, and the one that is tried. */
  cropBefore: z.string().nullable(),
  crop: z.string(),
  basis: CropBasis,
  /** Rows that change; null where there is none with the one crop or the other. */
  rows: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      unit,
      before: SupplyFigures.nullable(),
      after: SupplyFigures.nullable(),
    }),
  ),
})
export type OtherCropPlan = z.infer<typeof OtherCropPlan>

export const SuppliesPlan = z.object({
  year: Year,
  /** The day of the stock. */
  day: Day,
  rows: z.array(SupplyRow),
  /** Of the year, and those of years before that have not all come; the newest first. */
  orders: z.array(SupplyOrder),
  settings: z.array(SupplySetting),
  /** Lines of plans whose field is none in the year any more: they are not counted. */
  orphanedPlans: z.int(),
  hasFertilizationPlan: z.boolean(),
  hasRequisitePlan: z.boolean(),
})
export type SuppliesPlan = z.infer<typeof SuppliesPlan>
