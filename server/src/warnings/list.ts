import { evaluateFarm, oneOfEachPlace, type Rank } from '@vagu/core/warnings/evaluate'
import { materialKey } from '@vagu/core/materials/schema'
import type { FarmFacts } from '@vagu/core/warnings/farm'
import type { Warning } from '@vagu/core/warnings/schema'
import type { DocumentColumns } from '../db/stored.ts'
import { storedHidden, WARNING_COLUMNS, warningOf, warningText } from './stored.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

/** Warnings as JSON. */
export interface ShownWarnings {
  /** Of jobs done and running, and of the farm's other records. */
  readonly warnings: readonly string[]
  /** Of drafts and planned jobs. */
  readonly whatIfWarnings: readonly string[]
}

type Row = Omit<Tables['warning'], 'account_id'>

/** A hidden warning hides what was judged then; what has no mark of it was hidden before it was told, and stays hidden. */
const hides = (hidden: DocumentColumns, { judged }: Pick<Warning, 'judged'>): boolean => {
  const { judged: then } = storedHidden.read(hidden)
  return then === undefined || then === judged
}

const storedRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('warning')
    .leftJoin('ignored_warning as ignored', (join) =>
      join.onRef('ignored.account_id', '=', 'warning.account_id').onRef('ignored.id', '=', 'warning.id'),
    )
    .select(WARNING_COLUMNS)
    .select([
      'warning.crop_year',
      'warning.is_what_if',
      'warning.level',
      'warning.requisite_id',
      'warning.next_allowed',
      'ignored.document as hidden',
      'ignored.document_version as hidden_version',
    ])
    .where('warning.account_id', '=', accountId)
    .orderBy('warning.id'),
)

type HidingRow = Row & { readonly hidden: string | null; readonly hidden_version: number | null }

const isHidden = (row: HidingRow): boolean =>
  row.hidden !== null &&
  hides({ document: row.hidden, document_version: row.hidden_version ?? 0 }, warningOf(row))

async function readStored(db: Reader, { accountId }: Pick<Actor, 'accountId'>): Promise<Row[]> {
  const rows = await storedRows(db, { accountId })
  return rows.filter((row) => !isHidden(row))
}

const hiddenRows = prepared((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  db
    .selectFrom('ignored_warning')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids),
)

/** The warnings among these that nobody has hidden. */
async function withoutHidden(db: Reader, actor: Actor, warnings: readonly Warning[]): Promise<Warning[]> {
  if (warnings.length === 0) return []
  const rows = await hiddenRows(db, { accountId: actor.accountId, ids: warnings.map(({ _id }) => _id) })
  const hidden = new Map(rows.map((row) => [row.id, row]))
  return warnings.filter((warning) => {
    const row = hidden.get(warning._id)
    return row === undefined || !hides(row, warning)
  })
}

const nameOf = ({ requisite }: Pick<Warning, 'requisite'>): string => materialKey(requisite?.name ?? '')

/**
 * Rows without repeats: the lack of a material of the farm's register is told once, on the material, and not on every
 * job that holds it by that name. A copy under another name is another matter: the material may have been renamed to
 * anything since.
 */
function withoutRepeated(rows: readonly Row[], ofFarm: readonly Warning[]): Row[] {
  const ignored = new Map(
    ofFarm.map((warning) => [
      `${warning.type.key}|${warning.type.level}|${warning.targetId}`,
      nameOf(warning),
    ]),
  )
  return rows.filter((row) => {
    const { rule, level, requisite_id: id } = row
    const name = id === null ? undefined : ignored.get(`${rule}|${level}|${id}`)
    return name === undefined || name !== nameOf(warningOf(row))
  })
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
export async function listWarnings(db: Reader, actor: Actor, farm: FarmFacts): Promise<ShownWarnings> {
  const ofFarm = evaluateFarm(farm)
  const stored = oneOfEachPlace(withoutRepeated(await readStored(db, actor), ofFarm), rankOf)
  const shown: Shown[] = [
    ...(await withoutHidden(db, actor, ofFarm)).map((warning) => ({
      day: warning.date ?? '9999',
      isWhatIf: warning.isWhatIf,
      document: JSON.stringify(warning),
    })),
    ...stored.map((row) => ({ day: row.day, isWhatIf: row.is_what_if === 1, document: warningText(row) })),
  ]
  // sorted here: the database would carry the documents through its sorting
  const newestFirst = shown.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
  const documentsOf = (isWhatIf: boolean) =>
    newestFirst.filter((each) => each.isWhatIf === isWhatIf).map(({ document }) => document)
  return { warnings: documentsOf(false), whatIfWarnings: documentsOf(true) }
}

/** Warnings of jobs done and running in a crop year that nobody has hidden, the oldest day first. */
export async function warningsOfYear(
  db: Reader,
  actor: Pick<Actor, 'accountId'>,
  year: number,
): Promise<Warning[]> {
  const stored = await readStored(db, actor)
  const ofYear = stored.filter((row) => row.crop_year === year && row.is_what_if === 0)
  return oneOfEachPlace(ofYear, rankOf)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map(warningOf)
}

export interface WarningOfJob {
  readonly warning: Warning
  readonly year: number
  readonly isHidden: boolean
}

/** Warnings of jobs done and running since a day, hidden ones too. */
export async function warningsSince(
  db: Reader,
  { accountId }: Pick<Actor, 'accountId'>,
  since: string,
): Promise<WarningOfJob[]> {
  const rows = await storedRows(db, { accountId })
  const wanted = rows.filter((row) => row.is_what_if === 0 && row.day >= since)
  return oneOfEachPlace(wanted, rankOf).map((row) => ({
    warning: warningOf(row),
    year: row.crop_year,
    isHidden: isHidden(row),
  }))
}
