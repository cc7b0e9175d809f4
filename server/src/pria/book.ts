/** Our book of a year, as it is compared with PRIA's: fields, jobs, yields and what they name, in a few questions. */
import { livesIn, nameOfYear } from '@vagu/core/fields/rules'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { type MaterialFacts, materialKey } from '@vagu/core/materials/schema'
import type { Book, Unreadable } from '@vagu/core/pria/book'
import type { BookField } from '@vagu/core/pria/convert'
import type { KnownCoating } from '@vagu/core/pria/inputs'
import { lengthAndSeal } from '@vagu/core/pria/seal'
import { CATEGORY } from '@vagu/core/settings/table'
import { dayInTallinn } from '@vagu/core/time/day'
import { widestSeason } from '@vagu/core/time/season'
import { dayText } from '@vagu/core/text/format'
import type { Worker } from '@vagu/core/workers/schema'
import type { Actor } from '../db/actor.ts'
import { letOthers } from '../db/let-others.ts'
import { PAGE_ROWS, pagesOf } from '../db/pages.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables } from '../db/schema.ts'
import { earlierShapesOf, mapDataOf, storedFields } from '../fields/stored.ts'
import { readFieldYields } from '../harvest/read.ts'
import { storedJobs } from '../job-store/stored.ts'
import { jobOf } from '../jobs/record.ts'
import { REQUISITES } from '../materials/stored.ts'
import { readJobCategories } from '../settings/store.ts'
import { keepingSealed } from '../db/kept.ts'
import { WORKERS } from '../workers/stored.ts'

interface BookWanted {
  readonly year: number
  /** Jobs of the year that are read; all where none are named. */
  readonly jobIds?: readonly string[] | undefined
}

type OfAccount = { readonly accountId: string }
type OfYear = OfAccount & { readonly year: number }

const fieldRows = prepared((db, { accountId }: OfAccount) =>
  db
    .selectFrom('field')
    .select(['id', 'name', 'active', 'document', 'document_version', 'shape', 'earlier_shapes', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('ordering')
    .orderBy('name')
    .orderBy('id'),
)
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
const someJobRows = prepared((db, { accountId, year, ids }: OfYear & { ids: readonly string[] }) =>
  db
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('crop_year', '=', year)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null),
)
const linkedRows = prepared((db, { accountId, year }: OfYear) =>
  db
    .selectFrom('pria_link')
    .select('record_id')
    .where('account_id', '=', accountId)
    .where('year', '=', year)
    .where('kind', '=', 'FIELD')
    .where('agency_id', 'is not', null),
)
const workerRows = prepared((db, { accountId }: OfAccount) =>
  db
    .selectFrom('worker')
    .select(['id', 'name', 'document', 'document_version'])
    .where('account_id', '=', accountId),
)
const materialRows = prepared((db, { accountId }: OfAccount) =>
  db
    .selectFrom('requisite')
    .select(['id', 'name', 'document', 'document_version'])
    .where('account_id', '=', accountId),
)
const productRows = prepared((db, { keys }: { keys: readonly string[] }) =>
  db.selectFrom('register_product').select(['number', 'name_key']).where('name_key', 'in', keys),
)

type FieldRow = Awaited<ReturnType<typeof fieldRows>>[number]
/** Shapes are most of what is read of a field; it changes a few times a year. */
const KEPT_FIELDS = 2000
const fieldOf = keepingSealed({
  most: KEPT_FIELDS,
  sealOf: ({ document, shape, earlier_shapes: earlier, active, updated_at: at }: FieldRow) =>
    [at, active, ...[document, shape, earlier].map((text) => lengthAndSeal(text ?? ''))].join(' '),
  read: (row) => ({
    ...storedFields.read(row),
    _id: row.id,
    active: row.active === 1,
    updatedAt: row.updated_at,
    mapData: mapDataOf(row),
    earlierShapes: earlierShapesOf(row),
  }),
})

interface BookFields {
  readonly fields: BookField[]
  readonly unreadable: Unreadable[]
}

/**
 * Fields that are one in the year and in use, with their shapes of that year; of one that cannot be read nobody knows. A field that
 * PRIA has of us in the year stays in the book when it is taken out of use: what was done on it was done.
 */
async function readBookFields(db: Reader, of: OfYear): Promise<BookFields> {
  const { year } = of
  const rows = await fieldRows(db, { accountId: of.accountId })
  const linked = new Set((await linkedRows(db, of)).map((row) => row.record_id))
  return {
    fields: rows
      .filter(storedFields.isReadable)
      .map(fieldOf)
      .filter((field) => livesIn(field, year) && (field.active || linked.has(field._id)))
      .map((field) => ({ ...field, shape: shapeOfYear(field, year) })),
    unreadable: rows
      .filter((row) => !storedFields.isReadable(row))
      .map(({ id, name }) => ({ kind: 'FIELD', recordId: id, fieldId: id, title: name, day: null })),
  }
}

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

/** The certificate of a worker: its number, else what is known of it. */
export const certificateText = (
  worker: Pick<Worker, 'chemicalCertification' | 'chemicalWorkerLicenceEndDate' | 'certificateNo'>,
): string => {
  if (!worker.chemicalCertification) return ''
  if (worker.certificateNo !== '') return worker.certificateNo
  const until = worker.chemicalWorkerLicenceEndDate
  return until === null ? 'olemas' : `kehtib kuni ${dayText(until)}`
}

async function readWorkers(db: Reader, of: OfAccount): Promise<Book['workerOf']> {
  const rows = await workerRows(db, of)
  const workers = new Map(
    rows.filter(WORKERS.stored.isReadable).map((row) => {
      const worker = WORKERS.stored.read(row)
      return [row.id, { name: row.name, certificate: certificateText(worker) }]
    }),
  )
  return (id) => workers.get(id)
}

/** Register numbers of products by their names, of the names that seed was dressed with. */
async function registerNumbers(db: Reader, names: ReadonlySet<string>): Promise<Map<string, string>> {
  if (names.size === 0) return new Map()
  const rows = await productRows(db, { keys: [...names] })
  return new Map(rows.map((row) => [row.name_key, row.number]))
}

async function readCoatings(
  db: Reader,
  of: OfAccount,
  dressed: readonly { readonly name: string }[],
): Promise<Book['findCoating']> {
  if (dressed.length === 0) return () => undefined
  const rows = await materialRows(db, of)
  const chemicals = rows
    .filter(REQUISITES.stored.isReadable)
    .map((row): [string, MaterialFacts] => [row.id, REQUISITES.stored.read(row)])
    .filter(([, { type }]) => type === 'chemical')
  const known = ({ name, registerNumber }: MaterialFacts): KnownCoating => ({
    name,
    registerNumber: registerNumber ?? '',
  })
  const byId = new Map(chemicals.map(([id, chemical]) => [id, known(chemical)]))
  const byName = new Map(chemicals.map(([, chemical]) => [materialKey(chemical.name), known(chemical)]))
  const numbers = await registerNumbers(db, new Set(dressed.map(({ name }) => materialKey(name))))
  return ({ requisiteId, name }) => {
    const number = numbers.get(materialKey(name))
    const own = (requisiteId ? byId.get(requisiteId) : undefined) ?? byName.get(materialKey(name))
    if (own) return { ...own, registerNumber: own.registerNumber || (number ?? '') }
    return number === undefined ? undefined : { name, registerNumber: number }
  }
}

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
  of: OfYear,
  ids: readonly string[] | undefined,
): AsyncGenerator<JobRow[], void, void> {
  if (ids === undefined) {
    const { start, end } = widestSeason(of.year)
    yield* pagesOf<JobRow>((after) =>
      jobRows(db, { ...of, end, day: after?.day ?? start, id: after?.id ?? '' }),
    )
  } else if (ids.length > 0) yield await someJobRows(db, { ...of, ids })
}

interface BookJobs {
  readonly jobs: Book['jobs']
  readonly lost: readonly Unreadable[]
}

/** Jobs on the fields of the book, and what of them nobody can read. */
async function readBookJobs(
  db: Reader,
  { year, accountId, jobIds }: OfYear & Pick<BookWanted, 'jobIds'>,
  {
    names,
    lostFields,
    categories,
  }: {
    readonly names: ReadonlyMap<string, string>
    readonly lostFields: ReadonlySet<string>
    readonly categories: Book['categories']
  },
): Promise<BookJobs> {
  const jobs: Book['jobs'][number][] = []
  const lost: Unreadable[] = []
  for await (const rows of jobPages(db, { accountId, year }, jobIds))
    for (const row of rows) {
      const fieldName = names.get(row.field_id)
      const isLost = fieldName !== undefined && !storedJobs.isReadable(row)
      if (isLost || lostFields.has(row.field_id)) lost.push(unreadableJob(row, categories))
      else if (fieldName !== undefined) jobs.push({ ...documentOf(row), fieldName })
    }
  return { jobs, lost }
}

/** The book of a year. */
export async function readBook(db: Reader, actor: Actor, { year, jobIds }: BookWanted): Promise<Book> {
  const of = { accountId: actor.accountId, year }
  const { fields, unreadable } = await readBookFields(db, of)
  const names = new Map(fields.map((field) => [field._id, nameOfYear(field, year)]))
  const lostFields = new Set(unreadable.map(({ recordId }) => recordId))
  await letOthers()
  const categories = await readJobCategories(db, actor)
  const { jobs, lost } = await readBookJobs(db, { ...of, jobIds }, { names, lostFields, categories })
  await letOthers()
  const dressed = jobs.flatMap(({ requisites }) => requisites.flatMap(({ coating }) => coating ?? []))
  return {
    year,
    today: dayInTallinn(actor.now),
    fields,
    jobs,
    unreadable: [...unreadable, ...lost],
    yields: await readFieldYields(db, { accountId: actor.accountId, from: year, to: year }, fields),
    harvestedOn: lastHarvests(jobs),
    categories,
    workerOf: await readWorkers(db, of),
    findCoating: await readCoatings(db, of, dressed),
  }
}
