/**
 * Counts the hectares in use of every account once a day, for the operator: to read all fields when he looks would take
 * seconds. Only accounts that were written to since are counted anew, and all of them when the year turns.
 */
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { letOthers } from '../db/let-others.ts'
import type { Reader } from '../db/schema.ts'
import { storedFields } from '../fields/stored.ts'
import type { Ports } from '../ports.ts'
import { doTask } from '../registers/task.ts'
import { areaIn, fieldsOf } from './areas.ts'

export interface AreaNeeds extends Pick<Ports, 'db' | 'now'> {
  /** Another text in every program. */
  readonly holder: string
  readonly stop: AbortSignal
}

export const AREA_COUNT = 'area-count'
/** Accounts of one question: each may have some hundred fields. */
const PART = 20

/** Accounts whose count is not of today's fields, by their ids. A day counts as changed until its end. */
const dueAccounts = (db: Reader, { today, after }: { today: string; after: string }) =>
  db
    .selectFrom('account')
    .leftJoin('account_area as known', 'known.account_id', 'account.account_id')
    .select('account.account_id as id')
    .where('account.account_id', '>', after)
    .where((row) =>
      row.or([
        row('known.day', 'is', null),
        row('known.year', '<>', yearOf(today)),
        row.and([
          row('known.day', '<', today),
          row.exists(
            row
              .selectFrom('activity')
              .select('activity.day')
              .whereRef('activity.account_id', '=', 'account.account_id')
              .whereRef('activity.day', '>=', 'known.day'),
          ),
        ]),
      ]),
    )
    .orderBy('account.account_id')
    .limit(PART)
    .execute()

async function countPart(db: Reader, ids: readonly string[], day: string): Promise<void> {
  const year = yearOf(day)
  const rows = (await fieldsOf(db, { accountIds: ids })).filter(storedFields.isReadable)
  const fields = Map.groupBy(rows, (row) => row.account_id)
  const values = ids.map((id) => {
    const ofAccount = (fields.get(id) ?? []).map((row) => storedFields.read(row))
    return { account_id: id, year, area: areaIn(ofAccount, year), day }
  })
  await db
    .insertInto('account_area')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((set) => ({
        year: set.ref('excluded.year'),
        area: set.ref('excluded.area'),
        day: set.ref('excluded.day'),
      })),
    )
    .execute()
}

async function run({ db, now, stop }: AreaNeeds): Promise<{ accounts: number }> {
  const today = dayInTallinn(now())
  let [accounts, after] = [0, '']
  for (;;) {
    stop.throwIfAborted()
    const ids = (await dueAccounts(db, { today, after })).map(({ id }) => id)
    if (ids.length > 0) await countPart(db, ids, today)
    accounts += ids.length
    if (ids.length < PART) return { accounts }
    after = ids.at(-1) ?? ''
    await letOthers()
  }
}

/** Counts once on each day of Tallinn. */
export async function countAreas(needs: AreaNeeds): Promise<{ accounts: number } | 'notDue'> {
  const isDue = (now: Date, last: Date | undefined): boolean =>
    last === undefined || dayInTallinn(last) !== dayInTallinn(now)
  return doTask(needs, { name: AREA_COUNT, isDue }, () => run(needs))
}
