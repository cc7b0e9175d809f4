/** Our side of a comparison: every record of a year that the agency may hold, with its body or what keeps it from having one. */
import type { AgencyActivity, AgencyBody, AgencyField, AgencyKind } from '../agency/wire.ts'
import { nameOfYear, otherCropsOf } from '../fields/rules.ts'
import type { FieldYield } from '../harvest/schema.ts'
import type { Job } from '../jobs/schema.ts'
import type { JobCategory } from '../settings/schema.ts'
import { findJob } from '../settings/table.ts'
import { type BookField, convertCrops, convertField, convertYields, cropName } from './convert.ts'
import { convertJob, type JobFacts, type Part } from './convert-job.ts'
import type { PriaProblem, PriaShort, PriaStatus } from './schema.ts'

/** Work that has no body yet. The agency may hold it already: entered there, or by another program. */
export interface LikelyWork {
  /** The agency's id of its field; empty while it is not connected. */
  readonly fieldId: string
  readonly activities: readonly AgencyActivity[]
  /** First day; null for a plan, of which nobody knows it. */
  readonly day: string | null
}

/** A record of ours. `state` says why it is not to be at the agency; its body then is nothing. */
export interface Local {
  readonly recordId: string
  readonly part: string
  readonly fieldId: string
  readonly body: AgencyBody | null
  readonly problems: readonly PriaProblem[]
  readonly state: Extract<
    PriaStatus,
    'NOT_SUPPORTED' | 'NOT_IMPLEMENTED' | 'NOT_COMPLETED' | 'UNEXPECTED_ERROR'
  > | null
  readonly short: PriaShort
  readonly likely: LikelyWork | null
  /** When it was changed last; of crops and yields, which are told from others, nothing. */
  readonly updatedAt: string | null
}

/** A record that is there and that nobody can read, as far as it is told apart. */
export interface Unreadable {
  readonly kind: 'FIELD' | 'JOB'
  readonly recordId: string
  readonly fieldId: string
  readonly title: string
  readonly day: string | null
}

/** Facts of the farm for a year. */
export interface Book {
  readonly year: number
  /** Day in Tallinn. */
  readonly today: string
  /** Fields in use in the year, and those that PRIA has of us, with their shapes of that year. */
  readonly fields: readonly BookField[]
  /** Jobs of the crop year. */
  readonly jobs: readonly Job[]
  readonly yields: readonly FieldYield[]
  /** Records that are neither among the fields nor the jobs, and are not gone either; jobs on such fields too. */
  readonly unreadable: readonly Unreadable[]
  /** Last day on which a kind was harvested on a field. */
  readonly harvestedOn: (fieldId: string, yieldType: string) => string | null
  readonly categories: readonly JobCategory[]
  readonly workerOf: JobFacts['workerOf']
  readonly findCoating: JobFacts['findCoating']
}

/** Ids that the agency gives to our fields, by ours. */
export type FieldLinks = ReadonlyMap<string, string>

const NOTHING = { parcel: '', day: null, endDay: null, areaHa: null, tonnes: null, materials: [] }
/** Numbers by which a field is known in both books. */
export const parcelOf = (body: Pick<AgencyField, 'massif' | 'number'> | null): string =>
  [body?.massif, body?.number].filter(Boolean).join(', nr\u00a0')

const nameOf = (book: Book, fieldId: string): string => {
  const field = book.fields.find(({ _id }) => _id === fieldId)
  return field ? nameOfYear(field, book.year) : ''
}

const lostLocal = ({ recordId, fieldId, title, day }: Omit<Unreadable, 'kind'>): Local => ({
  recordId,
  part: '',
  fieldId,
  body: null,
  problems: [],
  state: 'UNEXPECTED_ERROR',
  short: { ...NOTHING, title, fieldId, fieldName: '', day },
  likely: null,
  updatedAt: null,
})

/** Each record by itself: one that the conversion fails on keeps none of the others back. */
function eachOf<R>(
  records: readonly R[],
  localsOfOne: (record: R) => Local[],
  nameOfOne: (record: R) => Omit<Unreadable, 'kind'>,
): Local[] {
  return records.flatMap((record) => {
    try {
      return localsOfOne(record)
    } catch {
      return [lostLocal(nameOfOne(record))]
    }
  })
}
const nameOfField = ({ _id, name }: BookField) => ({ recordId: _id, fieldId: _id, title: name, day: null })

const fieldLocals = (book: Book): Local[] =>
  eachOf(
    book.fields,
    (field) => {
      const { body, problems, part } = convertField(field, book.year)
      const name = nameOfYear(field, book.year)
      const short = {
        ...NOTHING,
        title: name,
        fieldId: field._id,
        fieldName: name,
        parcel: parcelOf(body),
        areaHa: body?.areaHa ?? null,
      }
      const record = { recordId: field._id, part, fieldId: field._id, body, problems }
      return [{ ...record, state: null, short, likely: null, updatedAt: field.updatedAt }]
    },
    nameOfField,
  )

const cropLocals = (book: Book, links: FieldLinks): Local[] =>
  eachOf(
    book.fields,
    (field) =>
      convertCrops(field, book.year, links.get(field._id) ?? '').map(({ part, body, problems }) => ({
        recordId: field._id,
        part,
        fieldId: field._id,
        body,
        problems,
        state: null,
        short: {
          ...NOTHING,
          title: cropName(body?.crop ?? ''),
          fieldId: field._id,
          fieldName: nameOfYear(field, book.year),
          areaHa: body?.areaHa ?? null,
        },
        likely: null,
        updatedAt: null,
      })),
    nameOfField,
  )

const yieldLocals = (book: Book, links: FieldLinks): Local[] =>
  eachOf(
    book.yields,
    (given) => {
      const day = (yieldType: string) => book.harvestedOn(given.fieldId, yieldType)
      return convertYields(given, links.get(given.fieldId) ?? '', day).map(({ part, body, problems }) => ({
        recordId: given.fieldId,
        part,
        fieldId: given.fieldId,
        body,
        problems,
        state: null,
        short: {
          ...NOTHING,
          title: part,
          fieldId: given.fieldId,
          fieldName: nameOf(book, given.fieldId),
          day: body?.harvestedOn ?? null,
          areaHa: body?.areaHa ?? null,
          tonnes: body?.tonnes ?? null,
        },
        likely: null,
        updatedAt: null,
      }))
    },
    ({ fieldId }) => ({ recordId: fieldId, fieldId, title: nameOf(book, fieldId), day: null }),
  )

/** Facts of the fields that jobs ask for, each looked up once. */
function jobFacts(book: Book, links: FieldLinks): (job: Job) => JobFacts {
  const undersown = new Map(
    book.fields.map((field) => [
      field._id,
      new Set(
        otherCropsOf(field, book.year)
          .filter(({ use }) => use === 'UNDERSOWN')
          .map(({ crop }) => crop),
      ),
    ]),
  )
  const none = new Set<string>()
  const { workerOf, findCoating, categories } = book
  return (job) => ({
    agencyField: links.get(job.fieldId) ?? null,
    undersown: undersown.get(job.fieldId) ?? none,
    workerOf,
    findCoating,
    hasVariants: (findJob(categories, job.jobCategory, job.job)?.job.variants.length ?? 0) > 0,
  })
}

const shortOfJob = (job: Job): PriaShort => ({
  title: job.job.name,
  fieldId: job.fieldId,
  fieldName: job.fieldName,
  parcel: '',
  day: job.date,
  endDay: job.endDate,
  areaHa: job.area,
  tonnes: null,
  materials: job.requisites.map(({ name }) => name),
})

function jobLocals(book: Book, links: FieldLinks): Local[] {
  const factsOf = jobFacts(book, links)
  return eachOf(
    book.jobs,
    (job): Local[] => {
      const common = {
        recordId: job._id,
        fieldId: job.fieldId,
        short: shortOfJob(job),
        updatedAt: job.updatedAt,
      }
      const outcome = convertJob(job, factsOf(job))
      const fieldId = links.get(job.fieldId) ?? ''
      const day = job.status === 'PLANNED' ? null : job.date
      if (outcome.kind !== 'PARTS') {
        const likely = 'activities' in outcome ? { fieldId, activities: outcome.activities, day } : null
        return [{ ...common, part: '', body: null, problems: [], state: outcome.kind, likely }]
      }
      return outcome.parts.map(({ part, body, problems }: Part<AgencyBody, AgencyActivity>) => ({
        ...common,
        part,
        body,
        problems,
        state: null,
        likely: body === null ? { fieldId, activities: [part], day } : null,
        short:
          body && 'inputs' in body
            ? { ...common.short, materials: body.inputs.map(({ name }) => name) }
            : common.short,
      }))
    },
    ({ _id, fieldId, job, date }) => ({ recordId: _id, fieldId, title: job.name, day: date }),
  )
}

const OF_KIND = { FIELD: fieldLocals, CROP: cropLocals, JOB: jobLocals, YIELD: yieldLocals }

/** Jobs after which others may have their turn: to make bodies of all takes longest. */
const JOBS_AT_ONCE = 250

/** The same as `localsOf`, in slices. */
export function* localsInSlices(
  kind: AgencyKind,
  book: Book,
  links: FieldLinks,
): Generator<undefined, Local[]> {
  if (kind !== 'JOB') return localsOf(kind, book, links)
  const locals = localsOf(kind, { ...book, jobs: [] }, links)
  const jobs: Local[] = []
  for (let i = 0; i < book.jobs.length; i += JOBS_AT_ONCE) {
    for (const local of jobLocals({ ...book, jobs: book.jobs.slice(i, i + JOBS_AT_ONCE) }, links))
      jobs.push(local)
    yield
  }
  return [...jobs, ...locals]
}

/** Our records of a kind; those that cannot be read are among them, with `UNEXPECTED_ERROR`. */
export const localsOf = (kind: AgencyKind, book: Book, links: FieldLinks): Local[] => [
  ...OF_KIND[kind](book, links),
  // crops and yields stand on fields
  ...book.unreadable.filter((lost) => lost.kind === (kind === 'JOB' ? 'JOB' : 'FIELD')).map(lostLocal),
]
