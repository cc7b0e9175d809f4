import { z } from 'zod'
import { FieldDraft, MainCrop } from '../fields/schema.ts'
import { Id } from '../ids/schema.ts'
import { Year } from '../time/schema.ts'

/** What can be wrong with one row of a file; each is a sentence on the screen. */
export const ROW_PROBLEMS = [
  'noShape',
  'crossesItself',
  'shapeTooSmall',
  'tooManyPoints',
  'tooComplex',
  'outsideEstonia',
  'duplicateInFile',
  'areaDiffers',
  'unknownCrop',
  'wrongArea',
  'wrongValue',
] as const
export const RowProblem = z.object({ code: z.enum(ROW_PROBLEMS), detail: z.string() })
export type RowProblem = z.infer<typeof RowProblem>

/** How a row meets the farm: nothing like it, the same field, two fields at once, or not usable. */
export const RowState = z.enum(['new', 'matched', 'conflict', 'rejected'])

export const ReviewRow = z.object({
  /** Number of the row in the file, from 1. */
  row: z.number(),
  state: RowState,
  /** How a match was found. */
  matchedBy: z.enum(['externalId', 'code', 'overlap']).nullable(),
  fieldId: Id.nullable(),
  fieldName: z.string().nullable(),
  candidates: z.array(z.object({ _id: Id, name: z.string(), overlap: z.number() })),
  problems: z.array(RowProblem),
  /** The crop as the file names it. */
  declaredCrop: z.string().nullable(),
  mainCrop: MainCrop.nullable(),
  year: Year,
  /** Absent for a rejected row. */
  draft: FieldDraft.nullable(),
})
export type ReviewRow = z.infer<typeof ReviewRow>

export const Review = z.object({
  format: z.enum(['gml', 'geojson', 'shapefile', 'csv']),
  coordinateSystem: z.enum(['EPSG:3301', 'EPSG:4326']),
  /** Whether the file said so itself, or it was found from the size of the numbers. */
  isSystemStated: z.boolean(),
  /** Whether the axes were exchanged against what the format promises. */
  isAxisSwapped: z.boolean(),
  counts: z.object({
    read: z.number(),
    new: z.number(),
    matched: z.number(),
    conflict: z.number(),
    rejected: z.number(),
  }),
  rows: z.array(ReviewRow),
})
export type Review = z.infer<typeof Review>

/** What the farmer keeps of a review: a new field, or changes to the field with `fieldId`. */
export const KeptRow = z.object({ fieldId: Id.nullable(), year: Year, draft: FieldDraft })
export const Kept = z.object({ rows: z.array(KeptRow).min(1, 'required').max(5000, 'tooLarge') })
export const Imported = z.object({ added: z.number(), changed: z.number(), fieldIds: z.array(Id) })

/** Why a whole file is refused. */
export const FILE_PROBLEMS = [
  'emptyFile',
  'tooLarge',
  'unpackedTooLarge',
  'tooManyRows',
  'unknownFormat',
  'brokenArchive',
  'noShapefile',
  'unreadable',
  'noRows',
  'unknownCoordinates',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]
/** Largest file, bytes; largest content of an archive, bytes; most parcels in one file. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024
export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
export const MAX_ROWS = 5000
/** Most rings and most points of one shape. */
export const MAX_RINGS = 1000
export const MAX_POINTS = 10_000
