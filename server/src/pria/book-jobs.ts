/** Jobs of our book of a year, as it is compared with PRIA's. */
import type { Book, Unreadable } from '@vagu/core/pria/book'
import { lengthAndSeal } from '@vagu/core/pria/seal'
import { CATEGORY } from '@vagu/core/settings/table'
import { widestSeason } from '@vagu/core/time/season'
import { keepingSealed } from '../db/kept.ts'
import { PAGE_ROWS, pagesOf } from '../db/pages.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables } from '../db/schema.ts'
import { storedJobs } from '../job-store/stored.ts'
import { jobOf } from '../jobs/record.ts'
import { NOWHERE_ELSE, type Placed, readPlaced } from './placed.ts'

export interface JobsWanted {
  readonly accountId: string
  readonly year: number
  /** Client of the farm at PRIA, by which jobs stand in the years in which it has them; nothing for the book of the crop year. */
  readonly clientId?: string
  /** Jobs of the year that are read; all where none are named. */
  readonly jobIds?: readonly string[] | undefined
}

type OfYear = { readonly accountId: string; readonly year: number }
type JobPlace = { readonly day: string; readonly id: string; readonly end: string }
const jobRows = prepared((db, { accountId, year, day, id, end }: OfYear & JobPlace) =>
  db
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('crop_year', '=', year)
    .where('deleted_at', 'is', null)
    // the days lead to the rows; the year alone is found by looking through all of them
    .where('day', '>=', day)
    .where('day', '<=', end)
    .where((row) => row.or([row('day', '>', day), row('id', '>', id)]))
    .orderBy('day')
    .orderBy('id')
    .limit(PAGE_ROWS),
)
type Some = { readonly accountId: string; readonly ids: readonly string[] }
const someJobRows = prepared((db, { accountId, ids }: Some) =>
  db
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null),
)
const unreadableJob = (
  { id, field_id: fieldId, category_key: category, day }: JobRow,
  categories: Book['categories'],
): Unreadable => ({
  kind: 'JOB',
  recordId: id,
  fieldId,
  title: categories.find(({ key }) => key === category)?.name ?? '',
  day,
})

type JobRow = Tables['job_event']
/** Parsing is half of what a comparison of thousands of jobs takes. */
const KEPT_JOBS = 10_000
const documentOf = keepingSealed({
  most: KEPT_JOBS,
  sealOf: (row: JobRow) => `${row.updated_at} ${lengthAndSeal(row.document)}`,
  read: (row) => jobOf(row, ''),
})

/** The last day on which something of a kind was harvested on a field, among done jobs of the category. */
function lastHarvests(jobs: Book['jobs']): Book['harvestedOn'] {
  const days = new Map<string, string>()
  for (const job of jobs) {
    if (job.jobCategory.key !== CATEGORY.harvest || job.status !== 'DONE' || job.yield == null) continue
    const day = job.endDate ?? job.date
    for (const key of [`${job.fieldId} ${job.yieldType ?? ''}`, `${job.fieldId} `])
      if ((days.get(key) ?? '') < day) days.set(key, day)
  }
  return (fieldId, yieldType) => days.get(`${fieldId} ${yieldType}`) ?? days.get(`${fieldId} `) ?? null
}

/** Rows of jobs in pages: all of their documents at once would take more room than the book. */
async function* jobPages(
  db: Reader,
  { jobIds, ...of }: OfYear & Pick<JobsWanted, 'jobIds'>,
  placed: Placed,
): AsyncGenerator<JobRow[], void, void> {
  if (jobIds === undefined) {
    const { start, end } = widestSeason(of.year)
    yield* pagesOf<JobRow>((after) =>
      jobRows(db, { ...of, end, day: after?.day ?? start, id: after?.id ?? '' }),
    )
  }
  const ids = jobIds ?? [...placed.here]
  for (let i = 0; i < ids.length; i += PAGE_ROWS)
    yield await someJobRows(db, { ...of, ids: ids.slice(i, i + PAGE_ROWS) })
}

interface BookJobs extends Pick<Book, 'jobs' | 'harvestedOn'> {
  readonly lost: readonly Unreadable[]
}
interface Around {
  readonly names: ReadonlyMap<string, string>
  readonly lostFields: ReadonlySet<string>
  readonly categories: Book['categories']
}

/** Jobs on the fields of the book, and what of them nobody can read. Yields are told from the harvests of the crop year. */
export async function readBookJobs(
  db: Reader,
  wanted: JobsWanted,
  { names, lostFields, categories }: Around,
): Promise<BookJobs> {
  const { year, accountId, clientId } = wanted
  const [jobs, ofCropYear]: [Book['jobs'][number][], Book['jobs'][number][]] = [[], []]
  const lost: Unreadable[] = []
  const isAsked = clientId !== undefined && wanted.jobIds?.length !== 0
  const placed = isAsked ? await readPlaced(db, { accountId, clientId, year }) : NOWHERE_ELSE
  const isThere = ({ id, crop_year }: JobRow): boolean =>
    crop_year === year ? !placed.away.has(id) : placed.here.has(id)
  for await (const rows of jobPages(db, wanted, placed))
    for (const row of rows) {
      const fieldName = names.get(row.field_id)
      const isLost = fieldName !== undefined && !storedJobs.isReadable(row)
      if (isLost || lostFields.has(row.field_id)) {
        if (isThere(row)) lost.push(unreadableJob(row, categories))
      } else if (fieldName !== undefined) {
        const job = { ...documentOf(row), fieldName }
        if (isThere(row)) jobs.push(job)
        if (row.crop_year === year) ofCropYear.push(job)
      }
    }
  return { jobs, lost, harvestedOn: lastHarvests(ofCropYear) }
}
