/** Records of a book as JSON, of now or as they stood at the end of a day. */
import { daysOfBook } from '@vagu/core/book/period'
import { MAX_BOOK_JOBS } from '@vagu/core/book/schema'
import { AppError } from '@vagu/core/errors'
import { inOwnOrder } from '@vagu/core/fields/order'
import { addDays, startOfDay } from '@vagu/core/time/day'
import { z } from 'zod'
import type { Reader } from '../db/schema.ts'
import { inFieldOrder } from '../fields/row-order.ts'
import { shapeTextOf, storedFields } from '../fields/stored.ts'
import { FIELD, jsonOf } from '../history/entries.ts'
import { withMembers } from '../http/json-text.ts'
import { storedJobs } from '../job-store/stored.ts'
import { JOB_TABLE } from '../jobs/rows.ts'
import { SOIL_SAMPLES } from '../soil-samples/stored.ts'
import { type Asked, jobsIn, statesBefore } from './asked.ts'

/** The first instant that a book of a day does not know. */
const momentOf = (asOf: string): string => startOfDay(addDays(asOf, 1)).toISOString()

/** A state of the journal is of any version of the program: it is read as the oldest one is. */
const asDocument = (document: string) => ({ document, document_version: 0 })

async function jobsOfNow(db: Reader, asked: Asked): Promise<string[]> {
  const rows = await jobsIn(db, asked)
    .select(['id', 'document', 'document_version', 'created_at', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['DONE', 'IN_PROGRESS'])
    .orderBy('day')
    .orderBy('id')
    .limit(MAX_BOOK_JOBS + 1)
    .execute()
  return rows
    .filter(storedJobs.isReadable)
    .map((row) =>
      withMembers(
        { _id: row.id, createdAt: row.created_at, updatedAt: row.updated_at },
        storedJobs.text(row),
      ),
    )
}

const Days = z.object({ date: z.string(), endDate: z.string().nullish(), status: z.string() })

async function jobsAsOf(db: Reader, { accountId, wish }: Asked, asOf: string): Promise<string[]> {
  const { start, end } = daysOfBook(wish)
  const jobs: string[] = []
  const moment = { accountId, noun: JOB_TABLE.noun, before: momentOf(asOf) }
  for await (const { recordId, at, after, createdAt } of statesBefore(db, moment)) {
    const days = Days.safeParse(jsonOf(after)).data
    const isWanted = days !== undefined && days.date <= end && (days.endDate ?? days.date) >= start
    if (!isWanted || !storedJobs.isReadable(asDocument(after))) continue
    jobs.push(withMembers({ _id: recordId, createdAt, updatedAt: at }, storedJobs.text(asDocument(after))))
    if (jobs.length > MAX_BOOK_JOBS) break
  }
  return jobs
}

/** Jobs of the book; more than it may hold are refused before anything is built. */
export async function readJobs(db: Reader, asked: Asked): Promise<string[]> {
  const { asOf } = asked.wish
  const jobs = await (asOf === null ? jobsOfNow(db, asked) : jobsAsOf(db, asked, asOf))
  if (jobs.length > MAX_BOOK_JOBS) throw new AppError('tooLarge')
  return jobs
}

/** A field as JSON with its shape as JSON; a record is never empty. */
const withShape = (field: string, shape: string): string => `${field.slice(0, -1)},"shape":${shape}}`

async function fieldsOfNow(db: Reader, { accountId, wish }: Asked): Promise<string[]> {
  const rows = await db
    .selectFrom('field')
    .select(['id', 'active', 'ordering', 'name', 'document', 'document_version', 'shape', 'earlier_shapes'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .$call(inFieldOrder)
    .execute()
  const fields = rows.filter(storedFields.isReadable).toSorted(inOwnOrder)
  return fields.map((row) => {
    const shape = shapeTextOf(row, wish.year) ?? 'null'
    return withShape(withMembers({ _id: row.id, active: row.active === 1 }, storedFields.text(row)), shape)
  })
}

const Members = z.record(z.string(), z.unknown())
const Journalled = z.object({ record: Members, mapData: z.unknown(), earlierShapes: z.unknown().optional() })
const Placed = z.object({
  active: z.boolean().default(true),
  ordering: z.number().default(0),
  name: z.string().default(''),
})

/** A field as the journal tells it, with its place in the order of the farm. */
function fieldOf(recordId: string, after: string, year: number) {
  const json = jsonOf(after)
  const shaped = Journalled.safeParse(json).data
  const record = shaped?.record ?? Members.safeParse(json).data ?? {}
  const { active: _active, ordering: _ordering, ...document } = record
  const row = asDocument(JSON.stringify(document))
  if (!storedFields.isReadable(row)) return undefined
  const { active, ordering, name } = Placed.catch({ active: true, ordering: 0, name: '' }).parse(record)
  const text = (value: unknown): string | null => (value == null ? null : JSON.stringify(value))
  const shapes = { shape: text(shaped?.mapData), earlier_shapes: text(shaped?.earlierShapes) }
  const shape = shapeTextOf(shapes, year) ?? 'null'
  const own = withMembers({ _id: recordId, active }, storedFields.text(row))
  return { ordering, name, text: withShape(own, shape) }
}

async function fieldsAsOf(db: Reader, { accountId, wish }: Asked, asOf: string): Promise<string[]> {
  const fields: { readonly ordering: number; readonly name: string; readonly text: string }[] = []
  const moment = { accountId, noun: FIELD.noun, before: momentOf(asOf) }
  for await (const { recordId, after } of statesBefore(db, moment)) {
    const field = fieldOf(recordId, after, wish.year)
    if (field !== undefined) fields.push(field)
  }
  return fields.toSorted(inOwnOrder).map(({ text }) => text)
}

export const readFields = (db: Reader, asked: Asked): Promise<string[]> =>
  asked.wish.asOf === null ? fieldsOfNow(db, asked) : fieldsAsOf(db, asked, asked.wish.asOf)

const { stored } = SOIL_SAMPLES

async function samplesOfNow(db: Reader, { accountId }: Asked): Promise<string[]> {
  const rows = await db
    .selectFrom('soil_sample')
    .select(['id', 'document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows
    .filter(stored.isReadable)
    .map((row) => withMembers({ _id: row.id, updatedAt: row.updated_at }, stored.text(row)))
}

async function samplesAsOf(db: Reader, { accountId }: Asked, asOf: string): Promise<string[]> {
  const samples: string[] = []
  const moment = { accountId, noun: SOIL_SAMPLES.table, before: momentOf(asOf) }
  for await (const { recordId, at, after } of statesBefore(db, moment))
    if (stored.isReadable(asDocument(after)))
      samples.push(withMembers({ _id: recordId, updatedAt: at }, stored.text(asDocument(after))))
  return samples
}

export const readSamples = (db: Reader, asked: Asked): Promise<string[]> =>
  asked.wish.asOf === null ? samplesOfNow(db, asked) : samplesAsOf(db, asked, asked.wish.asOf)
