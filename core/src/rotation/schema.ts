import { z } from 'zod'
import { CropUse } from '../fields/schema.ts'
import { Id } from '../ids/schema.ts'
import { Year } from '../time/schema.ts'

const CropKey = z.string().min(1, 'required').max(60, 'tooLong')

/** Plan of one cell: the main crop of a field in a crop year, and whether nobody but the farmer touches it. */
export const PlannedContent = z.object({ crop: CropKey.nullable(), locked: z.boolean() })
export type PlannedContent = z.infer<typeof PlannedContent>
export const NOTHING_PLANNED: PlannedContent = { crop: null, locked: false }

/** A cell of the plan. */
export const PlannedCell = PlannedContent.extend({ fieldId: Id, year: Year })
export type PlannedCell = z.infer<typeof PlannedCell>

/** A change of one cell; `seen` is what the client saw there: 409 when something else is stored than that or what is wished. */
export const CellChange = z.object({
  year: Year,
  crop: CropKey.nullable(),
  /** As it is where left out. */
  locked: z.boolean().optional(),
  seen: PlannedContent.optional(),
})
export type CellChange = z.infer<typeof CellChange>

/** Cells that one call may change: three hundred fields over ten years. */
export const MAX_CELLS = 3000

const nameOf = ({ fieldId, year }: { fieldId: string; year: number }): string => `${fieldId} ${year}`

/** Changes of many cells, all or none. */
export const CellChanges = z.object({
  cells: z
    .array(CellChange.extend({ fieldId: Id }))
    .min(1, 'required')
    .max(MAX_CELLS, 'tooLarge')
    .refine((cells) => new Set(cells.map(nameOf)).size === cells.length, { error: 'duplicateId' }),
})
export type CellChanges = z.infer<typeof CellChanges>

/**
 * Conflicts of a cell: a group returns too soon, grows too many years in a row, the same crop too many years in a row
 * (HPK 7), a predecessor that does not suit, one that costs yield, and the same by the terms of the KSM support.
 */
export const CONFLICTS = [
  'RETURN',
  'GROUP_ROW',
  'CROP_ROW',
  'PREDECESSOR',
  'POOR_PREDECESSOR',
  'KSM_ROW',
  'KSM_RETURN',
] as const

export const Conflict = z.object({
  kind: z.enum(CONFLICTS),
  /** `RULE`: a term of the support; `ADVICE`: good practice, or a figure that is not verified; `COST`: it only costs yield. */
  level: z.enum(['RULE', 'ADVICE', 'COST']),
  /** Figure that is asked, in years; per cent of the best yield for a poor predecessor. */
  limit: z.number(),
  /** Figure that was found, in the same unit. */
  found: z.number(),
  source: z.string(),
  /** First crop year in which the crop may stand here. */
  nextYear: Year,
  /** The whole in a sentence. */
  message: z.string(),
})
export type Conflict = z.infer<typeof Conflict>

/** A crop in a year of a field. */
export const RotationCell = z.object({
  year: Year,
  /** Null in a cell that is locked and empty. */
  crop: z.string().nullable(),
  /** `ACTUAL`: stands in the field's year; `PLANNED`: in the plan alone. */
  source: z.enum(['ACTUAL', 'PLANNED']),
  cropUse: z.union([z.literal('MAIN'), CropUse]),
  locked: z.boolean(),
  conflicts: z.array(Conflict),
  /** Up to three crops that would do better, where something conflicts. */
  better: z.array(z.string()),
})
export type RotationCell = z.infer<typeof RotationCell>

/** Hectares and per cent of one crop. */
export const CropShare = z.object({ crop: z.string(), area: z.number(), share: z.number() })
export type CropShare = z.infer<typeof CropShare>

/** How much of some land has another main crop than the year before; null where nothing is known of it. */
export const ChangedShare = z.object({
  area: z.number(),
  unchanged: z.number(),
  share: z.number().nullable(),
})
export type ChangedShare = z.infer<typeof ChangedShare>

/** Crops of the whole farm in a year. Areas in hectares, shares in per cent with 2 decimals. */
export const YearShares = z.object({
  year: Year,
  area: z.number(),
  crops: z.array(CropShare),
  /** Legumes on arable land, against the least share by the KSM support. */
  legumes: z.object({
    area: z.number(),
    base: z.number(),
    share: z.number().nullable(),
    least: z.number(),
  }),
  /** Catch crops on arable land, per cent of it. */
  catchCrops: z.object({ area: z.number(), share: z.number().nullable() }),
  /** Arable land with another main crop than the year before, on both bases. */
  changed: z.object({ all: ChangedShare, withoutPerennials: ChangedShare, least: z.number() }),
  /** Hectares whose crop is not known, in this year or the one before. */
  unknown: z.number(),
})
export type YearShares = z.infer<typeof YearShares>

export const Rotation = z.object({
  /** Crop year of today: what lies before it is history. */
  thisYear: Year,
  years: z.array(Year),
  fields: z.array(z.object({ fieldId: Id, cells: z.array(RotationCell) })),
  /** Cells of the plan that are stored for these years, also where the book has another crop. */
  planned: z.array(PlannedCell),
  shares: z.array(YearShares),
})
export type Rotation = z.infer<typeof Rotation>

/** Cells that a suggestion is to fill: the empty ones of these years that are not locked. */
export const SuggestionWish = z.object({
  from: Year,
  to: Year,
  /** All fields where left out. */
  fieldIds: z.array(Id).max(5000, 'tooLarge').optional(),
  /** Crops to choose from, each with the wished share of the area, per cent. Those of the farm where left out. */
  crops: z
    .array(z.object({ crop: CropKey, share: z.number().min(0).max(100) }))
    .max(40, 'tooLarge')
    .optional(),
  seed: z.int().min(0).max(2_147_483_647).default(1),
})
export type SuggestionWish = z.infer<typeof SuggestionWish>

/** A crop that is suggested for a cell, with its reasons in words. */
export const SuggestedCell = z.object({
  fieldId: Id,
  year: Year,
  crop: z.string(),
  reasons: z.array(z.string()),
})
export type SuggestedCell = z.infer<typeof SuggestedCell>

/** Fields whose planned crop of a year becomes their main crop. */
export const YearAcceptance = z.object({
  /** Every field with a plan where left out. */
  fieldIds: z.array(Id).max(5000, 'tooLarge').optional(),
  /** Fields on which another main crop stands and gives way; of the others it stays. */
  overwrite: z.array(Id).max(5000, 'tooLarge').default([]),
})
export type YearAcceptance = z.infer<typeof YearAcceptance>
