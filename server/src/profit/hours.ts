/** Hours that a crop year pays for. */
import type { ProfitHours } from '@vagu/core/profit/facts'
import type { WorkPart } from '@vagu/core/work-times/cost'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { readWorkOfCropYear, readWorkOfYear } from '../work-times/read.ts'
import { WORKERS } from '../workers/stored.ts'

const workerRows = prepared((db, { accountId }: { accountId: string }) =>
  db.selectFrom('worker').select(['id', 'document', 'document_version']).where('account_id', '=', accountId),
)

/** Names of workers, those who have left too. */
async function readNames(db: Reader, accountId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await workerRows(db, { accountId })
  const { stored } = WORKERS
  return new Map(rows.filter(stored.isReadable).map((row) => [row.id, stored.read(row).name]))
}

interface Asked {
  readonly year: number
  /** Years before, whose sowings this one pays for. */
  readonly sownYears: ReadonlySet<number>
}

/** Parts of hours on jobs and fields of the year, on sowings of the years before, and of no field in the calendar year. */
async function readWork(db: Reader, actor: Actor, { year, sownYears }: Asked): Promise<WorkPart[]> {
  const own = await readWorkOfCropYear(db, actor, year)
  const nowhere = (await readWorkOfYear(db, actor, year)).filter(({ fieldId }) => fieldId === null)
  const sown: WorkPart[] = []
  for (const before of sownYears)
    sown.push(...(await readWorkOfCropYear(db, actor, before)).filter(({ jobId }) => jobId !== null))
  return [...own, ...nowhere, ...sown]
}

export async function readHours(db: Reader, actor: Actor, asked: Asked): Promise<ProfitHours[]> {
  const parts = await readWork(db, actor, asked)
  if (parts.length === 0) return []
  const names = await readNames(db, actor.accountId)
  return parts.map(({ fieldId, jobId, workerId, date, minutes, cents }) => ({
    fieldId,
    jobId,
    worker: names.get(workerId) ?? '',
    day: date,
    minutes,
    cents,
  }))
}
