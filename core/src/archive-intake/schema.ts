/** The archive of a farm: what its list of contents says, how it is looked through, and what came of taking it in. */
import { z } from 'zod'
import { Instant } from '../time/schema.ts'

/** Shape of archives; counted up when an older program could not read them. */
export const ARCHIVE_FORMAT = 1
/** Largest archive that is taken in, bytes: it arrives before the request is given up, and lies on the disk meanwhile. */
export const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024
/** Most bytes of its tables as they lie there, and unpacked. */
export const MAX_PACKED_TABLE_BYTES = 64 * 1024 * 1024
export const MAX_TABLE_BYTES = 1024 * 1024 * 1024

/** A file of the archive. */
export const ArchivedFile = z.object({
  name: z.string().max(300),
  /** Unpacked. */
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Records, where it is a table. */
  rows: z.int().min(0).optional(),
})
export type ArchivedFile = z.infer<typeof ArchivedFile>

/** Mark that every list of contents has, also one of a later format. */
export const ArchiveMark = z.object({ program: z.literal('Vagu'), format: z.int().min(1) })

/** The list of contents. */
export const Manifest = ArchiveMark.extend({
  /** Of the program that made it. */
  version: z.string().max(60),
  madeAt: Instant,
  company: z.string().max(1000),
  /** Versions of the documents in each table. */
  shapes: z.record(z.string().max(60), z.int().min(0)),
  files: z.array(ArchivedFile),
})
export type Manifest = z.infer<typeof Manifest>

/** Nouns of what an archive brings, in the order in which they are told. */
export const ARCHIVE_NOUNS = [
  'fields',
  'jobs',
  'materials',
  'workers',
  'machines',
  'workTimes',
  'paidPeriods',
  'soilSamples',
  'stockEntries',
  'customAreas',
  'areasOfFields',
  'plannedCrops',
  'yieldGoals',
  'cropPrices',
  'costOverviews',
  'schemes',
  'fertilizationPlans',
  'ownManure',
  'requisitePlans',
  'cropTemplates',
  'supplySettings',
  'supplyOrders',
  'settings',
  'photos',
  'history',
  'hiddenWarnings',
  'warningComments',
  'broughtValues',
] as const
export const ArchiveNoun = z.enum(ARCHIVE_NOUNS)
export type ArchiveNoun = z.infer<typeof ArchiveNoun>

/** A record of the archive that cannot be taken in; `row` counts from 1. */
export const ArchiveProblem = z.object({
  file: z.string(),
  row: z.int().min(1).nullable(),
  code: z.string(),
  message: z.string(),
})
export type ArchiveProblem = z.infer<typeof ArchiveProblem>

export const NounCount = z.object({ noun: ArchiveNoun, count: z.int().min(0) })

/** An archive that was taken in. */
export const Intake = z.object({
  at: Instant,
  /** E-mail address of who took it in; '' when that user is gone. */
  userName: z.string(),
  company: z.string(),
  version: z.string(),
  madeAt: Instant,
  counts: z.array(NounCount),
})
export type Intake = z.infer<typeof Intake>

/** Contents of an archive, beside the farm as it is. */
export const ArchiveReview = z.object({
  company: z.string(),
  version: z.string(),
  madeAt: Instant,
  /** `here`: how many of the records the farm has already. */
  nouns: z.array(NounCount.extend({ here: z.int().min(0) })),
  /** Photos whose pictures the archive does not hold. */
  missingPhotos: z.int().min(0),
  /** The first of them. */
  problems: z.array(ArchiveProblem),
  problemCount: z.int().min(0),
  /** An archive is taken into an empty farm alone. */
  isFarmEmpty: z.boolean(),
  /** Intake of this same archive, if it was taken in. */
  taken: Intake.nullable(),
})
export type ArchiveReview = z.infer<typeof ArchiveReview>
