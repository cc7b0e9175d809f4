/** Our book of a year, as it is compared with PRIA's: fields, jobs, yields and what they name, in a few questions. */
import { livesIn, nameOfYear } from '@vagu/core/fields/rules'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { type MaterialFacts, materialKey } from '@vagu/core/materials/schema'
import type { Book, Unreadable } from '@vagu/core/pria/book'
import type { BookField } from '@vagu/core/pria/convert'
import type { KnownCoating } from '@vagu/core/pria/inputs'
import { lengthAndSeal } from '@vagu/core/pria/seal'
import { dayInTallinn } from '@vagu/core/time/day'
import { dayText } from '@vagu/core/text/format'
import type { Worker } from '@vagu/core/workers/schema'
import type { Actor } from '../db/actor.ts'
import { letOthers } from '../db/let-others.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { earlierShapesOf, mapDataOf, storedFields } from '../fields/stored.ts'
import { type JobsWanted, readBookJobs } from './book-jobs.ts'
import { readFieldYields } from '../harvest/read.ts'
import { REQUISITES } from '../materials/stored.ts'
import { readJobCategories } from '../settings/store.ts'
import { keepingSealed } from '../db/kept.ts'
import { WORKERS } from '../workers/stored.ts'

type BookWanted = Omit<JobsWanted, 'accountId'>
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

/** The book of a year. */
export async function readBook(
  db: Reader,
  actor: Actor,
  { year, clientId, jobIds }: BookWanted,
): Promise<Book> {
  const of = { accountId: actor.accountId, year }
  const { fields, unreadable } = await readBookFields(db, of)
  const names = new Map(fields.map((field) => [field._id, nameOfYear(field, year)]))
  const lostFields = new Set(unreadable.map(({ recordId }) => recordId))
  await letOthers()
  const categories = await readJobCategories(db, actor)
  const { jobs, lost, harvestedOn } = await readBookJobs(
    db,
    { ...of, jobIds, ...(clientId !== undefined && { clientId }) },
    { names, lostFields, categories },
  )
  await letOthers()
  const dressed = jobs.flatMap(({ requisites }) => requisites.flatMap(({ coating }) => coating ?? []))
  return {
    year,
    today: dayInTallinn(actor.now),
    fields,
    jobs,
    unreadable: [...unreadable, ...lost],
    yields: await readFieldYields(db, { accountId: actor.accountId, from: year, to: year }, fields),
    harvestedOn,
    categories,
    workerOf: await readWorkers(db, of),
    findCoating: await readCoatings(db, of, dressed),
  }
}
