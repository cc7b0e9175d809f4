/** The season of a crop year, on many fields at once. */
import { AppError } from '@vagu/core/errors'
import { withSeason, wrongSeasonDays } from '@vagu/core/fields/seasons'
import type { SeasonsChange } from '@vagu/core/fields/seasons-schema'
import { seasonBounds, seasonOf } from '@vagu/core/time/season'
import { fieldError } from '@vagu/core/validation'
import type { DocumentColumns } from '../db/stored.ts'
import { storedFields } from './stored.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { JsonText } from '../http/json-text.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { listFields, rewriteFields, type StoredField } from './store.ts'

type FieldRow = Pick<Tables['field'], 'id' | keyof DocumentColumns>

export async function activeIds(db: Reader, actor: Actor): Promise<string[]> {
  const rows = await db
    .selectFrom('field')
    .select('id')
    .where('account_id', '=', actor.accountId)
    .where('active', '=', 1)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** From the season before the one that moved to the one after it: where one ends and the other begins, rules ask. */
function seasonsAround(rows: readonly FieldRow[], year: number): string[] {
  return rows.filter(storedFields.isReadable).flatMap((row) => {
    const { yearInfo } = storedFields.read(row)
    return [seasonOf(year - 1, yearInfo).start, seasonOf(year + 1, yearInfo).end]
  })
}

/** The last day on which jobs that may have moved to another crop year bear on others. */
async function lastReach(
  db: Reader,
  actor: Actor,
  { fieldIds, year }: { fieldIds: readonly string[]; year: number },
): Promise<string[]> {
  const { start, end } = seasonBounds(year)
  const row = await db
    .selectFrom('job_event')
    .select((select) => select.fn.max('reach_day').as('reach'))
    .where('account_id', '=', actor.accountId)
    .where('field_id', 'in', fieldIds)
    .where('day', '>=', start.from)
    .where('day', '<=', end.to)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.reach == null ? [] : [row.reach]
}

/** Judges the season and those around it, and as far as the jobs that moved between them bear on others. */
async function judgeAround(
  tx: Writer,
  actor: Actor,
  { rows, year }: { rows: readonly FieldRow[]; year: number },
): Promise<void> {
  if (rows.length === 0) return
  const fieldIds = rows.map(({ id }) => id)
  const reach = await lastReach(tx, actor, { fieldIds, year })
  await recomputeWarnings(tx, actor, { fieldIds, days: [...seasonsAround(rows, year), ...reach] })
}

/** Sets the season of a crop year on the named fields, or on every active one; answers them without shapes. */
export async function changeSeasons(
  tx: Writer,
  actor: Actor,
  { year, change }: { year: number; change: SeasonsChange },
): Promise<JsonText> {
  const wrong = wrongSeasonDays(year, change)
  if (wrong.length > 0)
    throw new AppError('invalid', {
      fields: wrong.map(({ path, code, facts }) => fieldError(path, code, facts)),
    })
  const { fieldIds, ...days } = change
  const ids = new Set(fieldIds ?? (await activeIds(tx, actor)))
  const moved = (stored: StoredField) => ({
    ...stored,
    yearInfo: withSeason(stored.yearInfo, { year, ...days }),
  })
  const rows = await rewriteFields(tx, actor, new Map([...ids].map((id) => [id, moved])))
  await judgeAround(tx, actor, { rows, year })
  return listFields(tx, actor, { withShapes: false, ids })
}
