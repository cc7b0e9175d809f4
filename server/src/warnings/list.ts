import { evaluateFarm, oneOfEachPlace, type Rank } from '@vagu/core/warnings/evaluate'
import type { FarmFacts } from '@vagu/core/warnings/farm'
import type { Warning } from '@vagu/core/warnings/schema'
import type { Reader, Tables } from '../db/schema.ts'
import type { Who } from '../db/who.ts'

/** Warnings as JSON. */
export interface ShownWarnings {
  /** Of jobs done and running, and of the farm's other records. */
  readonly warnings: readonly string[]
  /** Of drafts and planned jobs. */
  readonly whatIfWarnings: readonly string[]
}

type Row = Omit<Tables['warning'], 'account_id' | 'field_id' | 'crop_year'>

const readStored = (db: Reader, who: Who): Promise<Row[]> =>
  db
    .selectFrom('warning')
    .leftJoin('ignored_warning as ignored', (join) =>
      join.onRef('ignored.account_id', '=', 'warning.account_id').onRef('ignored.id', '=', 'warning.id'),
    )
    .select([
      'warning.id',
      'warning.day',
      'warning.is_what_if',
      'warning.rule',
      'warning.level',
      'warning.target_id',
      'warning.requisite_id',
      'warning.next_allowed',
      'warning.document',
    ])
    .where('warning.account_id', '=', who.accountId)
    .where('ignored.id', 'is', null)
    .orderBy('warning.id')
    .execute()

async function hiddenAmong(db: Reader, who: Who, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('ignored_warning')
    .select('id')
    .where('account_id', '=', who.accountId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** What a material of the farm's register lacks is said once, on the material, and not on every job that holds it. */
function withoutRepeated(rows: readonly Row[], ofFarm: readonly Warning[]): Row[] {
  const said = new Set(ofFarm.map(({ type, targetId }) => `${type.key}|${type.level}|${targetId}`))
  return rows.filter(
    ({ rule, level, requisite_id: id }) => id === null || !said.has(`${rule}|${level}|${id}`),
  )
}

const rankOf = (row: Row): Rank => ({
  place: `${row.rule}|${row.target_id}|${row.is_what_if}`,
  level: row.level,
  nextAllowed: row.next_allowed,
})

interface Shown {
  readonly day: string
  readonly isWhatIf: boolean
  readonly document: string
}

/** The warnings of a farm that nobody has hidden, the newest day first; what has no day of its own before all others. */
export async function listWarnings(db: Reader, who: Who, farm: FarmFacts): Promise<ShownWarnings> {
  const ofFarm = evaluateFarm(farm)
  const hidden = await hiddenAmong(
    db,
    who,
    ofFarm.map(({ _id }) => _id),
  )
  const stored = oneOfEachPlace(withoutRepeated(await readStored(db, who), ofFarm), rankOf)
  const shown: Shown[] = [
    ...ofFarm
      .filter(({ _id }) => !hidden.has(_id))
      .map((warning) => ({
        day: warning.date ?? '9999',
        isWhatIf: warning.isWhatIf,
        document: JSON.stringify(warning),
      })),
    ...stored.map((row) => ({ day: row.day, isWhatIf: row.is_what_if === 1, document: row.document })),
  ]
  // sorted here: the database would carry the documents through its sorting
  const newestFirst = shown.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
  const documentsOf = (isWhatIf: boolean) =>
    newestFirst.filter((each) => each.isWhatIf === isWhatIf).map(({ document }) => document)
  return { warnings: documentsOf(false), whatIfWarnings: documentsOf(true) }
}
