/** The jobs as a plain table: for the file and for paper. */
import { type CsvValue, csvText } from '@vagu/core/text/csv-writer'
import { cropLook } from '../../entities/crops/crop-look.ts'
import { formatDay } from '../../lib/format.ts'
import { jobDetails } from '../../entities/jobs/describe-job.ts'
import { words as jobs } from '../../entities/jobs/text.ts'
import type { ColumnId } from './column-choice.ts'
import type { SeenJob } from './seen-job.ts'
import { words } from './text.ts'

interface PlainColumn {
  readonly head: string
  readonly valueOf: (job: SeenJob) => CsvValue
}
const { columns: heads } = words

/** A day, or the year of a plan; an open job has no last day. */
const startOf = ({ event: { status, date, plannedYear } }: SeenJob): string =>
  status === 'PLANNED' && plannedYear != null ? jobs.plannedFor(plannedYear) : formatDay(date)
const endOf = ({ event: { status, endDate } }: SeenJob): string | null =>
  status === 'PLANNED' || endDate === null ? null : formatDay(endDate)

const PLAIN: Readonly<Record<ColumnId, readonly PlainColumn[]>> = {
  date: [
    { head: words.startColumn, valueOf: startOf },
    { head: words.endColumn, valueOf: endOf },
  ],
  field: [{ head: heads.field, valueOf: ({ event }) => event.fieldName }],
  crop: [{ head: heads.crop, valueOf: ({ crop }) => (crop ? cropLook(crop).title : null) }],
  job: [
    { head: words.categoryColumn, valueOf: ({ event }) => event.jobCategory.name },
    { head: heads.job, valueOf: ({ event }) => event.job.name },
    { head: words.fertilisingColumn, valueOf: ({ event }) => (event.isFertilizing ? words.yes : null) },
  ],
  description: [{ head: heads.description, valueOf: ({ event }) => jobDetails(event) }],
  area: [{ head: words.areaColumn, valueOf: ({ event }) => event.area }],
  status: [{ head: heads.status, valueOf: ({ event }) => jobs.statuses[event.status] }],
  worker: [{ head: heads.worker, valueOf: ({ event }) => event.workerName }],
  labels: [{ head: heads.labels, valueOf: ({ event }) => event.labels.join(', ') }],
  notes: [{ head: heads.notes, valueOf: ({ event }) => event.notes }],
  photos: [{ head: heads.photos, valueOf: ({ event }) => event.images.length }],
  warnings: [
    { head: heads.warnings, valueOf: ({ warnings }) => warnings.map(({ title }) => title).join(', ') },
  ],
}

export interface PlainTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly CsvValue[])[]
}

/** What is seen, in the chosen columns. */
export function plainTable(seen: readonly SeenJob[], columns: readonly ColumnId[]): PlainTable {
  const plain = columns.flatMap((id) => PLAIN[id])
  return {
    heads: plain.map(({ head }) => head),
    rows: seen.map((job) => plain.map(({ valueOf }) => valueOf(job))),
  }
}

export const csvOf = ({ heads: names, rows }: PlainTable): string => csvText([names, ...rows])
