/**
 * Every table that holds rows of an account: under which name its rows go into the export, or why they do not, and in
 * which order they are deleted. A test holds the list against the database itself.
 */
import type { Tables } from '../db/schema.ts'
import { archivedKinds } from '../lift/archived-kinds.ts'

export interface AccountTable {
  readonly table: keyof Tables
  /** Columns that tell its rows apart within an account, by which they are read. */
  readonly keys: readonly string[]
  /** Its file in the export, without folder and ending. */
  readonly file?: string
  /** Why it is no part of the export. */
  readonly leftOut?: string
}

/** In the order of deletion: rows that name others first. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { table: 'job_material', keys: ['job_id', 'place', 'is_dressing'], leftOut: 'calculated from the jobs' },
  { table: 'job_image', keys: ['image_id', 'job_id'], leftOut: 'calculated from the jobs' },
  { table: 'warning', keys: ['id'], leftOut: 'calculated from the records by the rules of the day' },
  { table: 'warning_state', keys: [], leftOut: 'says by which rules the warnings were calculated' },
  { table: 'field_manure', keys: ['field_id', 'crop_year', 'year'], leftOut: 'calculated from the jobs' },
  { table: 'warning_comment', keys: ['id'], file: 'hoiatuste-markused' },
  { table: 'ignored_warning', keys: ['id'], file: 'peidetud-hoiatused' },
  { table: 'brought_value', keys: ['field_id', 'year'], file: 'imporditud-vaartused' },
  { table: 'custom_field_area', keys: ['custom_area_id', 'field_id', 'year'], file: 'pollu-pindalad' },
  { table: 'planned_crop', keys: ['field_id', 'year'], file: 'viljavaheldusplaan' },
  { table: 'yield_goal', keys: ['year', 'field_id', 'crop'], file: 'saagieesmargid' },
  { table: 'crop_price', keys: ['year', 'crop'], file: 'kultuuride-hinnad' },
  { table: 'scheme_year', keys: ['year'], file: 'toetused' },
  { table: 'cost_overview', keys: ['year'], file: 'tasuvus' },
  { table: 'own_manure', keys: ['year'], file: 'oma-sonnik' },
  { table: 'fertilization_plan', keys: ['year', 'field_id'], file: 'vaetamisplaanid' },
  { table: 'paid_work_period', keys: ['worker_id', 'start_day', 'end_day'], file: 'makstud-perioodid' },
  { table: 'work_time', keys: ['id'], file: 'tooaeg' },
  { table: 'requisite_plan', keys: ['id'], file: 'kuluplaan' },
  { table: 'requisite_template', keys: ['crop'], file: 'kuluplaani-mallid' },
  { table: 'supply_setting', keys: ['requisite_id'], file: 'tarvikute-ostmine' },
  { table: 'supply_order', keys: ['id'], file: 'tarvikute-tellimused' },
  { table: 'pria_item', keys: ['run_id', 'place'], leftOut: 'says how far the sending to PRIA is' },
  { table: 'pria_run', keys: ['id'], leftOut: 'says how far the sending to PRIA is' },
  { table: 'pria_receipt', keys: ['id'], file: 'pria-kviitungid' },
  {
    table: 'pria_link',
    keys: ['client_id', 'year', 'kind', 'record_id', 'part'],
    leftOut: 'found anew by what PRIA holds',
  },
  {
    table: 'pria_record',
    keys: ['client_id', 'year', 'kind', 'agency_id'],
    leftOut: 'a copy of what PRIA holds',
  },
  { table: 'pria_asked', keys: ['client_id', 'year', 'kind'], leftOut: 'says when PRIA was asked' },
  { table: 'book_extract', keys: ['id'], leftOut: 'copies of the records as they were printed' },
  {
    table: 'inspector_opening',
    keys: ['address_id', 'day', 'browser_hash'],
    leftOut: 'says which browsers opened an address for inspectors; the journal tells when',
  },
  {
    table: 'inspector_address',
    keys: ['id'],
    leftOut: 'addresses that were given to inspectors, with marks of their tokens',
  },
  { table: 'job_event', keys: ['id'], file: 'tood' },
  { table: 'job_import', keys: ['id'], leftOut: 'says what came of tables of jobs' },
  { table: 'job_import_memory', keys: ['kind', 'key'], leftOut: 'says how tables of jobs were read' },
  { table: 'custom_area', keys: ['id'], file: 'pindalatyybid' },
  { table: 'soil_sample', keys: ['id'], file: 'mullaproovid' },
  { table: 'soil_import', keys: ['id'], leftOut: 'says what came of files of laboratories' },
  { table: 'soil_import_memory', keys: ['kind', 'key'], leftOut: 'says how files of laboratories were read' },
  { table: 'stock_entry', keys: ['id'], file: 'laokanded' },
  { table: 'field', keys: ['id'], file: 'pollud' },
  ...archivedKinds.map(({ table, archive: { file } }) => ({ table, keys: ['id'], file })),
  { table: 'image', keys: ['id'], file: 'fotod' },
  { table: 'settings', keys: [], file: 'seaded' },
  { table: 'journal', keys: ['record_id', 'entry_id'], file: 'ajalugu' },
  { table: 'brought_person', keys: ['user_id'], file: 'ajaloo-nimed' },
  { table: 'invitation', keys: ['email'], file: 'kutsed' },
  { table: 'subscription_order', keys: ['id'], file: 'tellimused' },
  { table: 'activity', keys: ['day'], leftOut: 'counts the changes of a day' },
  { table: 'account_area', keys: [], leftOut: 'calculated from the fields' },
  { table: 'trial_letter', keys: ['step'], leftOut: 'says which letters were written' },
  {
    table: 'calendar_address',
    keys: ['user_id'],
    leftOut: 'marks of addresses that people keep to themselves',
  },
  {
    table: 'pria_connection',
    keys: [],
    leftOut: 'a connection with PRIA, which is consented to anew elsewhere',
  },
  { table: 'session', keys: ['session_hash'], leftOut: 'devices of people, with marks of their sign-ins' },
  { table: 'membership', keys: ['user_id'], file: 'kasutajad' },
  { table: 'account_deletion', keys: [], leftOut: 'says that the account is about to be deleted' },
  { table: 'account', keys: [], file: 'konto' },
]

export function accountTable(name: AccountTable['table']): AccountTable {
  const found = ACCOUNT_TABLES.find(({ table }) => table === name)
  if (found === undefined) throw new Error(`${name} is no table of an account`)
  return found
}

/** Tables of people, with the columns that name somebody; in the order of deletion. */
export const USER_TABLES: readonly { readonly table: keyof Tables; readonly column: string }[] = [
  { table: 'session', column: 'user_id' },
  { table: 'reset_token', column: 'user_id' },
  { table: 'email_proof', column: 'user_id' },
  { table: 'letter', column: 'user_id' },
  { table: 'weekly_letter', column: 'user_id' },
  { table: 'calendar_address', column: 'user_id' },
  { table: 'known_device', column: 'user_id' },
  { table: 'identity_link', column: 'user_id' },
  { table: 'openid_attempt', column: 'user_id' },
  { table: 'identity', column: 'user_id' },
  { table: 'pria_attempt', column: 'user_id' },
  { table: 'pria_login', column: 'user_id' },
  { table: 'link_token', column: 'user_id' },
  { table: 'link_token', column: 'other_user_id' },
  { table: 'invitation', column: 'invited_by' },
  { table: 'app_user', column: 'user_id' },
]
