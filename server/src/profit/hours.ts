/** Hours that a crop year pays for. */
import type { ProfitHours, ProfitJob } from '@vagu/core/profit/facts'
import { yearOf } from '@vagu/core/time/day'
import type { WorkPart } from '@vagu/core/work-times/cost'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { readWork } from '../work-times/read.ts'
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
  /** Jobs that the year pays for, sowings of years before among them. */
  readonly jobs: readonly ProfitJob[]
}

/** Parts of hours on jobs and fields of the year, on sowings of the years before, and of no field in the calendar year. */
async function readParts(db: Reader, actor: Actor, { year, jobs }: Asked): Promise<WorkPart[]> {
  const done = jobs.filter(({ isDone }) => isDone)
  const years = new Set([year, ...jobs.map(({ cropYear }) => cropYear)])
  const parts = await readWork(db, actor, {
    years,
    jobs: new Map(
      done.map(({ _id, fieldId, day: date, area }) => [_id, { fieldId, date, status: 'DONE', area }]),
    ),
  })
  const sown = new Set(jobs.flatMap(({ _id, cropYear }) => (cropYear < year ? [_id] : [])))
  return parts.filter(
    ({ jobId, fieldId, cropYear, date }) =>
      cropYear === year || (fieldId === null && yearOf(date) === year) || (jobId !== null && sown.has(jobId)),
  )
}

export async function readHours(db: Reader, actor: Actor, asked: Asked): Promise<ProfitHours[]> {
  const parts = await readParts(db, actor, asked)
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
