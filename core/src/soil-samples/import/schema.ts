/** Files of soil laboratories: what their columns mean, what was read of them, and what came of storing it. */
import { z } from 'zod'
import { Id } from '../../ids/schema.ts'
import { Day, Instant } from '../../time/schema.ts'
import { FIGURES, Lab, PhMethod, SampleValues, SoilMethod } from '../schema.ts'

/** Largest file, bytes; most samples, sheets and columns of one. A holding of 5,000 ha has a thousand samples. */
export const MAX_SOIL_FILE_BYTES = 10 * 1024 * 1024
export const MAX_SAMPLES = 2000
export const MAX_SHEETS = 50
export const MAX_COLUMNS = 120
/** Most tables of a file: a laboratory prints one for each sheet. */
export const MAX_TABLES = 60
/** Fields that one sample may stand for. */
export const MAX_FIELDS_OF_SAMPLE = 20

/** Meanings of a column beside the figures; x and y are metres or degrees in any order, `place` holds both. */
const OTHER_MEANINGS = [
  'sampleNo',
  'field',
  'parcelCode',
  'parcelNumber',
  'date',
  'lab',
  'protocolNo',
  'methodP',
  'texture',
  'depth',
  'areaHa',
  'x',
  'y',
  'place',
] as const
export const MEANINGS = [...OTHER_MEANINGS, ...FIGURES, 'ignored'] as const
export const Meaning = z.enum(MEANINGS)
export type Meaning = z.infer<typeof Meaning>

/** Units in which files have figures; those of oxides stand for P2O5 and K2O. */
export const COLUMN_UNITS = [
  'mgPerKg',
  'mgPer100g',
  'oxideMgPerKg',
  'oxideMgPer100g',
  'percent',
  'gPerKg',
  'humusPercent',
] as const
export const ColumnUnit = z.enum(COLUMN_UNITS)
export type ColumnUnit = z.infer<typeof ColumnUnit>

const place = { table: z.int().min(0).max(MAX_TABLES), index: z.int().min(0).max(MAX_COLUMNS) }

/** Column as the farmer says that it is to be read. */
export const ColumnChoice = z.object({ ...place, meaning: Meaning, unit: ColumnUnit.nullable() })
export type ColumnChoice = z.infer<typeof ColumnChoice>

/** Facts of all samples of a table that no column holds. */
export const TableFacts = z.object({
  lab: Lab.nullable(),
  methodP: SoilMethod.nullable(),
  phMethod: PhMethod.nullable(),
  protocolNo: z.string().trim().max(60, 'tooLong'),
  /** The day of samples that name none. */
  date: Day.nullable(),
})
export type TableFacts = z.infer<typeof TableFacts>
export const TableChoice = TableFacts.extend({ table: place.table })
export type TableChoice = z.infer<typeof TableChoice>

export const ImportColumn = ColumnChoice.extend({
  header: z.string(),
  /** The first cells below it. */
  examples: z.array(z.string()),
  isUnitStated: z.boolean(),
  /** Whether the farm said so before of a file with the same headers. */
  isRemembered: z.boolean(),
})
export type ImportColumn = z.infer<typeof ImportColumn>
export const ImportTable = TableChoice.extend({
  sheet: z.string(),
  rows: z.int(),
  /** Names of its columns: by them a farm's choices are remembered. */
  signature: z.string(),
})
export type ImportTable = z.infer<typeof ImportTable>

export const SOIL_NOTES = [
  'meansLeftOut',
  'sheetsLeftOut',
  'severalLabs',
  'unitsMissing',
  'methodMissing',
  'swapped',
  'brokenLetters',
  'fromPdf',
] as const
export const SoilNote = z.object({ code: z.enum(SOIL_NOTES), detail: z.string() })
export type SoilNote = z.infer<typeof SoilNote>

export const SAMPLE_PROBLEMS = [
  'meanRow',
  'noDate',
  'wrongDate',
  'futureDate',
  'noFigures',
  'wrongValue',
  'missingMark',
  'footnote',
  'above',
  'becameDay',
  'phTenfold',
  'outsideRange',
  'outsideEstonia',
  'halfPlace',
  'axesSwapped',
  'repeats',
  'fieldsDisagree',
  'severalFields',
  'swapped',
  'notStored',
] as const
export const SampleProblem = z.object({ code: z.enum(SAMPLE_PROBLEMS), detail: z.string() })
export type SampleProblem = z.infer<typeof SampleProblem>

/** How a row meets the farm. */
export const ROW_STATUSES = ['NEW', 'DIFFERENT', 'SAME', 'CONFLICT', 'NO_FIELD', 'INVALID'] as const
export const RowStatus = z.enum(ROW_STATUSES)
export type RowStatus = z.infer<typeof RowStatus>

/** How a sample's field was found, in the order in which they are asked. */
export const MATCHES = ['ALIAS', 'CODE', 'GEOMETRY', 'NAME', 'NONE'] as const
export const FieldMatch = z.enum(MATCHES)
export type FieldMatch = z.infer<typeof FieldMatch>

/** A row of a file for one field: a sample of several fields stands there for each. */
export const SampleRow = z.object({
  /** Number of the sample in the file, from 1. */
  row: z.int(),
  /** Number of its field among those that it stands for, from 1. */
  part: z.int(),
  table: z.int(),
  /** Where it stands: its sheet and line. */
  sheet: z.string(),
  line: z.int(),
  sampleNo: z.string(),
  /** Name of its field in the file. */
  label: z.string(),
  fieldId: Id.nullable(),
  match: FieldMatch,
  /** Fields that disagree. */
  candidates: z.array(Id),
  status: RowStatus,
  /** Absent where nothing can be stored. */
  values: SampleValues.nullable(),
  /** The farm's sample that it is, or fills. */
  known: z.object({ _id: Id, updatedAt: Instant }).nullable(),
  problems: z.array(SampleProblem),
})
export type SampleRow = z.infer<typeof SampleRow>

export const SoilReview = z.object({
  dryRun: z.literal(true),
  importId: Id,
  notes: z.array(SoilNote),
  tables: z.array(ImportTable),
  columns: z.array(ImportColumn),
  counts: z.object({
    read: z.int(),
    NEW: z.int(),
    DIFFERENT: z.int(),
    SAME: z.int(),
    CONFLICT: z.int(),
    NO_FIELD: z.int(),
    INVALID: z.int(),
  }),
  rows: z.array(SampleRow),
})
export type SoilReview = z.infer<typeof SoilReview>

/** Why a row of a file came to nothing. */
export const RETURN_REASONS = [
  'same',
  'notChosen',
  'noField',
  'conflict',
  'invalid',
  'changedMeanwhile',
  'fieldGone',
] as const
export const ReturnReason = z.enum(RETURN_REASONS)
export type ReturnReason = z.infer<typeof ReturnReason>

/** Decision of the farmer on a row: a sample for a field, a change of one that is there, or why it is left. */
export const Decision = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('store'),
    row: z.int().min(1).max(MAX_SAMPLES),
    sampleNo: z.string().max(60),
    fieldId: Id,
    /** Name of the field in the file, to be remembered, where the farmer chose the field. */
    alias: z.string().max(255).nullable(),
    known: z.object({ _id: Id, updatedAt: Instant }).nullable(),
    values: SampleValues,
  }),
  z.object({
    kind: z.literal('leave'),
    row: z.int().min(1).max(MAX_SAMPLES),
    sampleNo: z.string().max(60),
    reason: ReturnReason,
  }),
])
export type Decision = z.infer<typeof Decision>

/** Samples for several fields stand in several decisions. */
export const MAX_DECISIONS = 2 * MAX_SAMPLES
/** Counted before any of them is looked at. */
const Decisions = z
  .array(z.custom<z.input<typeof Decision>>())
  .max(MAX_DECISIONS, 'tooLarge')
  .pipe(z.array(Decision))

/** Columns of a table to be remembered, by its signature. */
export const RememberedTable = z.object({
  signature: z.string().max(2000),
  columns: z.array(ColumnChoice.omit({ table: true })).max(MAX_COLUMNS, 'tooLarge'),
  facts: TableFacts.pick({ lab: true, methodP: true, phMethod: true }),
})
export type RememberedTable = z.infer<typeof RememberedTable>

/** A file is read (`dryRun`) as its columns are said to be, or what was decided of one is stored. */
export const SoilImport = z.object({
  dryRun: z.boolean(),
  /** Given by the first reading of a file. */
  importId: Id.optional(),
  columns: z
    .array(ColumnChoice)
    .max(MAX_TABLES * MAX_COLUMNS, 'tooLarge')
    .default([]),
  tables: z.array(TableChoice).max(MAX_TABLES, 'tooLarge').default([]),
  decisions: Decisions.default([]),
  remember: z.array(RememberedTable).max(MAX_TABLES, 'tooLarge').default([]),
})
export type SoilImport = z.infer<typeof SoilImport>
export type SoilImportInput = z.input<typeof SoilImport>

export const ReturnedRow = z.object({ row: z.int(), sampleNo: z.string(), reason: ReturnReason })
export type ReturnedRow = z.infer<typeof ReturnedRow>
export const SoilReceipt = z.object({
  dryRun: z.literal(false),
  importId: Id,
  /** Rows of the file, and those of which anything was stored. */
  read: z.int(),
  saved: z.int(),
  /** Samples: a row of several fields made several. */
  added: z.int(),
  changed: z.int(),
  returned: z.array(ReturnedRow),
})
export type SoilReceipt = z.infer<typeof SoilReceipt>

export const SoilImportReply = z.discriminatedUnion('dryRun', [SoilReview, SoilReceipt])

/** Why a whole file is refused. */
export const SOIL_FILE_PROBLEMS = [
  'emptyFile',
  'tooLarge',
  'unpackedTooLarge',
  'brokenArchive',
  'unreadable',
  'tooManySamples',
  'noTable',
  'noSamples',
  'onlyMeans',
  'isSpreadsheet',
  'isLockedWorkbook',
  'isPdf',
  'isLockedPdf',
  'pdfWithoutText',
  'tooManyPages',
  'isPicture',
  'isWebPage',
  'unknownFormat',
] as const
export type SoilFileProblem = (typeof SOIL_FILE_PROBLEMS)[number]
