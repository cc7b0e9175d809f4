/** The tables as Kysely reads them. Days and instants are ISO text, booleans are 0 or 1, documents are JSON text. */
import type { Kysely, Transaction } from 'kysely'
import type { PeopleTables } from './people-tables.ts'
import type { PlanTables } from './plan-tables.ts'
import type { PriaTables } from './pria-tables.ts'
import type { SupplyTables } from './supply-tables.ts'

interface SettingsTable {
  account_id: string
  document: string
  document_version: number
  updated_at: string
}
interface JournalTable {
  account_id: string
  entry_id: string
  at: string
  user_id: string
  noun: string
  record_id: string
  action: string
  before: string | null
  after: string | null
  /** Where the change came from; null where somebody made it here. */
  source: string | null
}
/** Columns of every record of a farm. */
export interface RecordColumns {
  account_id: string
  id: string
  document: string
  document_version: number
  fingerprint: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  deleted_with: string | null
}
interface FieldTable extends RecordColumns {
  name: string
  active: number
  ordering: number
  shape: string | null
  /** Shapes of older crop years, each with the last one that it holds for. */
  earlier_shapes: string | null
}
/** Columns of a record that is a name and a document. */
export interface NamedColumns extends RecordColumns {
  name: string
}
interface JobTable extends RecordColumns {
  field_id: string
  status: string
  day: string
  end_day: string | null
  reach_day: string
  crop_year: number
  category_key: string
  job_key: string
  worker_id: string | null
  batch_id: string | null
  area: number
  yield_amount: number | null
  yield_unit: string | null
  yield_type: string | null
  yield_kg: number | null
  /** Per cent. */
  yield_moisture: number | null
  /** 1: a material of it may limit another job of the field. */
  has_limits: number
  /** As `reach_day`, where no support is taken; null: nobody has looked. */
  limit_day: string | null
  model_of: string | null
}
/** A material of a job that is not deleted, or what its seed was dressed with. */
interface JobMaterialTable {
  account_id: string
  job_id: string
  place: number
  is_dressing: number
  field_id: string
  crop_year: number
  day: string
  status: string
  kind: string
  name: string
  name_key: string
  requisite_id: string | null
  register_number: string | null
  batch_no: string | null
  amount: number | null
  unit: string | null
  total_amount: number | null
  total_unit: string | null
  area: number
}
/** A photo that a job names, or named once. */
interface JobImageTable {
  account_id: string
  image_id: string
  job_id: string
}
interface WarningTable {
  account_id: string
  id: string
  field_id: string
  crop_year: number
  day: string
  is_what_if: number
  rule: string
  level: string
  target_id: string
  requisite_id: string | null
  next_allowed: string | null
  document: string
}
interface FieldManureTable {
  account_id: string
  field_id: string
  crop_year: number
  year: number
  nitrogen: number
  phosphorus: number
  need_proven: number
  spreading_terms: number
}
interface WarningStateTable {
  account_id: string
  rules: string
  register_edition: string | null
}
interface WarningCommentTable {
  account_id: string
  id: string
  warning_id: string
  user_id: string
  at: string
  text: string
  deleted_at: string | null
}
interface IgnoredWarningTable {
  account_id: string
  id: string
  reason: string
  user_id: string
  at: string
  document: string
  document_version: number
}
interface RegisterEditionTable {
  id: string
  day: string
  imported_at: string
  origin: string
  products: number
  document: string
}
interface RegisterProductTable {
  number: string
  since: string
  until: string | null
  name: string
  name_key: string
  valid_until: string | null
  use_up_until: string | null
  document: string
  document_version: number
}
interface TaskTable {
  name: string
  holder: string | null
  locked_until: string | null
  last_run_at: string | null
  last_result: string | null
  /** Why it broke off when it was tried last; null once it was done again. */
  last_error: string | null
  last_failed_at: string | null
}

interface ImageTable {
  account_id: string
  id: string
  fingerprint: string
  width: number
  height: number
  bytes: number
  created_at: string
  deleted_at: string | null
  is_kept: number
}

interface CustomFieldAreaTable {
  account_id: string
  custom_area_id: string
  field_id: string
  year: number
  area: number | null
  area_when_saved: number | null
  status: string | null
}

/** How often a farm was written to on a day. */
interface ActivityTable {
  day: string
  account_id: string
  changes: number
}

/** Hectares in use of an account in a year, as they were counted on a day. */
interface AccountAreaTable {
  account_id: string
  year: number
  area: number
  day: string
}

/** Value that an import last brought to a field in a crop year. */
interface BroughtValueTable {
  account_id: string
  field_id: string
  year: number
  document: string
}

/** Answers of a farm about files that it imports: about their columns, and what their names mean. */
interface ImportMemoryTable {
  account_id: string
  kind: string
  key: string
  value: string
}

/** Files that were stored, with what came of them. */
interface ImportTable {
  account_id: string
  id: string
  user_id: string
  stored_at: string
  receipt: string
}

/** Tables of such records: a noun adds its own where it says how its documents are stored. */
export interface NamedTables {}

export interface Tables extends NamedTables, PeopleTables, PlanTables, PriaTables, SupplyTables {
  warning_comment: WarningCommentTable
  settings: SettingsTable
  journal: JournalTable
  field: FieldTable
  job_event: JobTable
  job_material: JobMaterialTable
  job_image: JobImageTable
  warning: WarningTable
  ignored_warning: IgnoredWarningTable
  field_manure: FieldManureTable
  warning_state: WarningStateTable
  register_edition: RegisterEditionTable
  register_product: RegisterProductTable
  task: TaskTable
  image: ImageTable
  custom_area: RecordColumns
  custom_field_area: CustomFieldAreaTable
  brought_value: BroughtValueTable
  activity: ActivityTable
  account_area: AccountAreaTable
  soil_import: ImportTable
  soil_import_memory: ImportMemoryTable
  job_import: ImportTable
  job_import_memory: ImportMemoryTable
}

/** For reading: the database or a transaction. */
export type Reader = Kysely<Tables>
/** For writing: only a transaction will do. */
export type Writer = Transaction<Tables>
export type Engine = 'sqlite' | 'postgres'
