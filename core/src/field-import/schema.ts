import { z } from 'zod'
import { FieldDraft, MainCrop } from '../fields/schema.ts'
import { ValidShape } from '../geo/valid-shape.ts'
import { Id } from '../ids/schema.ts'
import { Instant, Year } from '../time/schema.ts'

/** Problems of one row of a file; each has a sentence on the screen. */
export const ROW_PROBLEMS = [
  'noShape',
  'curvedShape',
  'shapeCut',
  'crossesItself',
  'holeOutside',
  'shapeTooSmall',
  'tooManyPoints',
  'tooComplex',
  'outsideEstonia',
  'areaTooLarge',
  'duplicateInFile',
  'numbersRepeat',
  'overlapsInFile',
  'partRepeats',
  'areaDiffers',
  'areaConverted',
  'areaOfShape',
  'unknownCrop',
  'wrongArea',
  'wrongValue',
  'noLabel',
  'noArea',
  'sumRow',
] as const
export const RowProblem = z.object({ code: z.enum(ROW_PROBLEMS), detail: z.string() })
export type RowProblem = z.infer<typeof RowProblem>

/** Notes about a whole file that can be read. */
export const FILE_NOTES = [
  'part',
  'partOf',
  'brokenLetters',
  'linksLeftOut',
  'layersLeftOut',
  'sheetsLeftOut',
  'openElsewhere',
] as const
export const FileNote = z.object({ code: z.enum(FILE_NOTES), detail: z.string() })
export type FileNote = z.infer<typeof FileNote>

/** How a row meets the farm: nothing like it, the same field, two fields at once, or not usable. */
export const RowState = z.enum(['new', 'matched', 'conflict', 'rejected'])

/** Parts of a stored field that an import may change. */
export const IMPORTED_PARTS = ['area', 'crop', 'shape', 'code', 'priaCode'] as const
export const ImportedPart = z.enum(IMPORTED_PARTS)
export type ImportedPart = z.infer<typeof ImportedPart>

/** Whether a change is proposed: ours is empty, or came by an import as well. */
const isProposed = z.boolean()
/** A part of a field that the file has otherwise: what stands there, what would. Areas, of shapes too, in hectares. */
export const ImportedChange = z.discriminatedUnion('part', [
  z.object({ part: z.literal('area'), before: z.number().nullable(), after: z.number(), isProposed }),
  z.object({ part: z.literal('crop'), before: MainCrop.nullable(), after: MainCrop, isProposed }),
  z.object({
    part: z.literal('shape'),
    before: z.number().nullable(),
    after: z.number(),
    /** Ground that the new shape covers and the old one does not, and the other way round; null without an old one. */
    gained: z.number().nullable(),
    lost: z.number().nullable(),
    isProposed,
  }),
  z.object({ part: z.enum(['code', 'priaCode']), before: z.string(), after: z.string(), isProposed }),
])
export type ImportedChange = z.infer<typeof ImportedChange>

/** A field that a row may go to, as it was when the file was laid beside the farm. */
export const Candidate = z.object({
  _id: Id,
  name: z.string(),
  /** Shared area over the area of both together, 0 to 1; 0 where the field was found by its numbers. */
  overlap: z.number(),
  updatedAt: Instant,
  changes: z.array(ImportedChange),
  /** Whether storing the row would leave the field as it is. */
  isSame: z.boolean(),
})
export type Candidate = z.infer<typeof Candidate>

export const ReviewRow = z.object({
  /** Number of the row in the file, from 1. */
  row: z.number(),
  state: RowState,
  /** How a match was found. */
  matchedBy: z.enum(['externalId', 'code', 'overlap', 'name']).nullable(),
  fieldId: Id.nullable(),
  fieldName: z.string().nullable(),
  /** The matched field, and every other that the row may mean. */
  candidates: z.array(Candidate),
  /** For a new field that stands in the file in several years: the row of its newest year. */
  sameAs: z.number().nullable(),
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
  format: z.enum(['gml', 'geojson', 'kml', 'shapefile', 'geopackage', 'csv', 'xlsx']),
  /** Null for a table without shapes. */
  coordinateSystem: z.enum(['EPSG:3301', 'EPSG:4326']).nullable(),
  /** Whether the file said so itself, or it was found from the size of the numbers. */
  isSystemStated: z.boolean(),
  /** Whether the axes were exchanged against what the format promises. */
  isAxisSwapped: z.boolean(),
  notes: z.array(FileNote),
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

/** Largest file, bytes; largest content of an archive, bytes: 5,000 parcels take a tenth of it; most parcels in one file. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
export const MAX_ROWS = 5000

/**
 * Row that the farmer selected in a review: a new field, or changes to the field with `fieldId`. Rows of
 * several years with one `draft._id` are one new field.
 */
export const SelectedRow = z.object({
  fieldId: Id.nullable(),
  year: Year,
  draft: FieldDraft.extend({ mapData: ValidShape.nullish() }),
  /** Parts that are taken over what stands there; without it, those that the review proposes. */
  take: z.array(ImportedPart).max(IMPORTED_PARTS.length).optional(),
  /** Of the field as the review knew it: a field that was changed since is asked for again (409). */
  updatedAt: Instant.optional(),
  /** Fields that the review named for a row which is to be new all the same; another one is asked for (409). */
  seen: z.array(Id).max(100).optional(),
})
/** Rows are counted before any of them is looked at: sixty megabytes of nothing are refused at once. */
const Rows = z
  .array(z.custom<z.input<typeof SelectedRow>>())
  .min(1, 'required')
  .max(MAX_ROWS, 'tooLarge')
  .pipe(z.array(SelectedRow))
export const SelectedRows = z.object({ rows: Rows })
export const Imported = z.object({ added: z.number(), changed: z.number(), fieldIds: z.array(Id) })

/** Why a whole file is refused: what is wrong with it, or what it is instead of a file of parcels. */
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
  'severalCoordinates',
  'isWebPage',
  'isServiceError',
  'isSpreadsheet',
  'isLockedWorkbook',
  'unknownTable',
  'onlyLinks',
  'otherShapes',
  'isMapInfo',
  'isDrawing',
  'isPdf',
  'isPicture',
  'isDatabase',
  'isLoneShape',
  'isOtherArchive',
  'isOtherJson',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]
/** Most rings and most points of one shape. */
export { MAX_POINTS, MAX_RINGS } from '../geo/schema.ts'
/** Most columns of a table: dBASE has 255. */
export const MAX_COLUMNS = 500
