import { z } from 'zod'
import { Ingredient } from '../materials/schema.ts'
import { Day, Instant } from '../time/schema.ts'
import { RegisterFile } from './files/problem.ts'
import { RegisterUse } from './products.ts'

/** An edition of a register: its id sorts in time; `day` is when it was taken over, or of which day it is. */
export const EditionRef = z.object({ id: z.string(), day: Day })
export type EditionRef = z.infer<typeof EditionRef>

/** Product as the plant-protection register has it. Norms per hectare in `normUnit`. */
export const ChemicalDetails = z.object({
  name: z.string(),
  registerNumber: z.string(),
  files: z.array(z.object({ type: z.string(), fileName: z.string(), comment: z.string(), url: z.string() })),
  minNorm: z.number().nullable(),
  maxNorm: z.number().nullable(),
  minNormUnit: z.string().nullable(),
  maxNormUnit: z.string().nullable(),
  ingredients: z.array(Ingredient),
  chemicalSubtype: z.string().nullable(),
  workDelayDays: z.number().nullable(),
  harvestDelayDays: z.number().nullable(),
  usageTimes: z.number().nullable(),
  safetyArea: z.number().nullable(),
  safetyWaterArea: z.number().nullable(),
  safetyRecord: z.string().nullable(),
  /** Last day of the authorisation, and of using up what was bought; null where the register does not say. */
  validUntil: Day.nullable(),
  useUpUntil: Day.nullable(),
  /** Uses that the figures above sum up; `restriction` of a use is its place in `restrictions`. */
  uses: z.array(RegisterUse),
  restrictions: z.array(z.string()),
  edition: EditionRef,
  /** Source of the figures, and whether the label must be checked. */
  source: z.string(),
  isAdvisory: z.boolean(),
})
export type ChemicalDetails = z.infer<typeof ChemicalDetails>

/** Where an edition came from: with the program, from an admin's upload, from the register's own address. */
export const EDITION_ORIGINS = ['starter', 'upload', 'download'] as const
export const EditionOrigin = z.enum(EDITION_ORIGINS)
export type EditionOrigin = z.infer<typeof EditionOrigin>

export const REGISTERS = ['plant-protection'] as const

/** A register as it stands. */
export const RegisterState = z.object({
  register: z.enum(REGISTERS),
  edition: EditionRef,
  importedAt: Instant,
  /** Products in the edition. */
  count: z.number(),
  origin: EditionOrigin,
  /** Whether it is the official register, not the selection that comes with the program. */
  isOfficial: z.boolean(),
  /** When the program last tried to fetch the register by itself, and what went wrong; null for never and nothing. */
  lastTriedAt: Instant.nullable(),
  lastError: z.string().nullable(),
})
export type RegisterState = z.infer<typeof RegisterState>

export const CHANGE_KINDS = [
  'added',
  'gone',
  'authorisationEnded',
  'authorisationChanged',
  'useUpChanged',
  'doseChanged',
  'harvestDelayChanged',
  'workDelayChanged',
  'timesChanged',
  'intervalChanged',
  'useAdded',
  'useGone',
] as const
export const ChangeKind = z.enum(CHANGE_KINDS)
export type ChangeKind = z.infer<typeof ChangeKind>

/** One thing that an edition says of a product differently than the one before it. */
export const RegisterChange = z.object({
  registerNumber: z.string(),
  name: z.string(),
  kind: ChangeKind,
  /** Crops, as the register names them, and pests that it is about; empty for the whole product, and for any pest. */
  crops: z.array(z.string()),
  targets: z.array(z.string()),
  /** As they are shown; null where the register says nothing. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  message: z.string(),
})
export type RegisterChange = z.infer<typeof RegisterChange>

export const RegisterChanges = z.object({
  edition: EditionRef,
  /** The edition it is held against; null when the register has only one. */
  before: EditionRef.nullable(),
  changes: z.array(RegisterChange),
})
export type RegisterChanges = z.infer<typeof RegisterChanges>

/** Something wrong with a file of the register that did not stop it from being stored. */
export const ImportProblem = z.object({
  file: RegisterFile,
  /** Counted from 1 with the header; null for the file as a whole. */
  line: z.number().nullable(),
  code: z.string(),
  message: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** Result of an import. Lists are cut; `more…` says how much is left out. */
export const RegisterImport = z.object({
  edition: EditionRef,
  /** False when the register stands as it stood: then there is no new edition. */
  isNew: z.boolean(),
  counts: z.object({ products: z.number(), added: z.number(), changed: z.number(), gone: z.number() }),
  problems: z.array(ImportProblem),
  moreProblems: z.number(),
  changes: z.array(RegisterChange),
  moreChanges: z.number(),
})
export type RegisterImport = z.infer<typeof RegisterImport>
