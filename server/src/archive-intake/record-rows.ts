/** Records of the farm: what follows from a job is made anew by the ordinary code. */
import { EarlierShape } from '@vagu/core/fields/schema'
import { MapData } from '@vagu/core/geo/schema'
import { Id } from '@vagu/core/ids/schema'
import { Day, Instant } from '@vagu/core/time/schema'
import { eventFactsOf } from '@vagu/core/warnings/facts'
import { affectsUntil } from '@vagu/core/warnings/reach'
import { minutesOf } from '@vagu/core/work-times/clock'
import { checkTimes } from '@vagu/core/work-times/rules'
import { z } from 'zod'
import { storedKinds } from '../custom-areas/stored.ts'
import { broughtUser } from '../db/brought.ts'
import { shapeFaults } from '../db/stored.ts'
import { storedFields } from '../fields/stored.ts'
import type { ArchivedKind } from '../lift/archived-kinds.ts'
import { DELETED, imageRows, materialRows, modelColumns, modelOf } from '../job-store/model.ts'
import { storedJobs } from '../job-store/stored.ts'
import { SOIL_SAMPLES } from '../soil-samples/stored.ts'
import { STOCK_ENTRIES } from '../stock/stored.ts'
import { WORK_TIMES } from '../work-times/stored.ts'
import {
  type Book,
  columns,
  COMMON,
  documentIn,
  FROM_ARCHIVE,
  NullableInstant,
  recordColumns,
  requireField,
  RowFault,
  type Source,
  type TakenRow,
} from './row.ts'

const WithName = z.object({ name: z.string() })
const OwnOfField = z.object({
  active: z.union([z.literal(0), z.literal(1)]),
  ordering: z.int32(),
  shape: z.unknown(),
  earlierShapes: z.unknown(),
})

function shapeColumn(schema: z.ZodType, value: unknown, place: string): string | null {
  if (value === null) return null
  if (shapeFaults(schema, value).length > 0) throw new RowFault('wrongRow', place)
  return JSON.stringify(value)
}

export function takeField(row: Source, book: Book): TakenRow[] {
  const own = [...COMMON, ...Object.keys(OwnOfField.shape)]
  const document = documentIn(row, { table: 'field', stored: storedFields, own, book })
  const { active, ordering, shape, earlierShapes } = columns(OwnOfField, row)
  const common = recordColumns(row, book)
  const { name, yearInfo } = storedFields.read(document)
  book.seasons.set(common.id, yearInfo)
  const shapes = {
    shape: shapeColumn(MapData, shape, 'shape'),
    earlier_shapes: shapeColumn(z.array(EarlierShape), earlierShapes, 'earlierShapes'),
  }
  return [{ table: 'field', row: { ...common, ...document, name, active, ordering, ...shapes } }]
}

const WithUser = z.object({ userId: z.string().max(100) })

/** A laboratory's figures of one field. */
export function takeSample(row: Source, book: Book): TakenRow[] {
  const { stored } = SOIL_SAMPLES
  const { userId } = columns(WithUser, row)
  const source = { ...row, userId: broughtUser(userId) }
  const document = documentIn(source, { table: 'soil_sample', stored, own: [...COMMON, 'day'], book })
  const { fieldId, date, name, jobId = null } = stored.read(document)
  requireField(book, fieldId)
  const common = recordColumns(row, book)
  const own = { name, field_id: fieldId, day: date, job_id: jobId }
  return [{ table: 'soil_sample', row: { ...common, ...document, ...own } }]
}

/** An entry of the stock; its photos are kept. */
export function takeStockEntry(row: Source, book: Book): TakenRow[] {
  const { stored } = STOCK_ENTRIES
  const { userId } = columns(WithUser, row)
  const source = { ...row, userId: broughtUser(userId) }
  const document = documentIn(source, { table: 'stock_entry', stored, own: [...COMMON, 'day'], book })
  const { requisiteId, date, name, images } = stored.read(document)
  for (const image of images) book.keptPhotos.add(image)
  const own = { name, requisite_id: requisiteId, day: date }
  return [{ table: 'stock_entry', row: { ...recordColumns(row, book), ...document, ...own } }]
}

/** A record of a name and a document, without what stays behind in its farm. */
export const takeNamed =
  ({ table, stored, archive }: ArchivedKind) =>
  (row: Source, book: Book): TakenRow[] => {
    const left = Object.entries(archive.without ?? {}).filter(([part]) => part in row)
    const brought = { ...row, ...Object.fromEntries(left) }
    const document = documentIn(brought, { table, stored, own: COMMON, book })
    const { name } = columns(WithName, brought)
    return [{ table, row: { ...recordColumns(brought, book), ...document, name } }]
  }

/** Hours worked, their minutes counted anew; what was paid stays paid. */
export function takeWorkTime(row: Source, book: Book): TakenRow[] {
  const { stored } = WORK_TIMES
  const brought = documentIn(row, { table: 'work_time', stored, own: [...COMMON, 'day'], book })
  const entry = stored.read(brought)
  const [fault] = checkTimes(entry)
  if (fault) throw new RowFault('wrongRow', fault.path)
  const document = stored.columns({ ...entry, minutes: minutesOf(entry) })
  const { workerId, date, name } = entry
  const own = { name, worker_id: workerId, day: date }
  return [{ table: 'work_time', row: { ...recordColumns(row, book), ...document, ...own } }]
}

const OfPeriod = z.object({ workerId: Id, startDay: Day, endDay: Day, paidAt: Instant })
export function takePaidPeriod(row: Source, { accountId }: Book): TakenRow[] {
  const { workerId, startDay, endDay, paidAt } = columns(OfPeriod, row)
  const own = { worker_id: workerId, start_day: startDay, end_day: endDay, paid_at: paidAt }
  return [{ table: 'paid_work_period', row: { account_id: accountId, ...own } }]
}

export function takeKind(row: Source, book: Book): TakenRow[] {
  const document = documentIn(row, { table: 'custom_area', stored: storedKinds, own: COMMON, book })
  const common = recordColumns(row, book)
  book.kinds.add(common.id)
  return [{ table: 'custom_area', row: { ...common, ...document } }]
}

/** Columns that follow from a job. */
const OF_JOB = [
  'day',
  'endDay',
  'cropYear',
  'categoryKey',
  'jobKey',
  'workerId',
  'yieldAmount',
  'yieldKg',
] as const

export function takeJob(row: Source, book: Book): TakenRow[] {
  const own = [...COMMON, ...OF_JOB]
  const document = documentIn(row, { table: 'job_event', stored: storedJobs, own, book })
  const job = storedJobs.read(document)
  const common = recordColumns(row, book)
  requireField(book, job.fieldId)
  const stored = {
    ...common,
    ...document,
    ...modelColumns(job, book.seasons.get(job.fieldId) ?? []),
    field_id: job.fieldId,
    status: job.status,
    day: job.date,
    end_day: job.endDate,
    // products of the register are asked when the farm is judged
    reach_day: affectsUntil(eventFactsOf({ ...job, _id: common.id })),
    limit_day: null,
    model_of: common.deleted_at === null ? modelOf(common.updated_at) : DELETED,
  }
  const materials = common.deleted_at === null ? materialRows(stored, job) : []
  return [
    { table: 'job_event', row: stored },
    ...materials.map((material): TakenRow => ({ table: 'job_material', row: material })),
    ...takeImages(book, common.id, job.images),
  ]
}

/** Photos that a job names or named, each once. */
export const takeImages = (book: Book, jobId: string, images: readonly string[]): TakenRow[] =>
  imageRows({ account_id: book.accountId, id: jobId }, [...new Set(images)]).flatMap((row): TakenRow[] => {
    const key = `${row.image_id} ${row.job_id}`
    if (book.images.has(key)) return []
    book.images.add(key)
    return [{ table: 'job_image', row }]
  })

const Photo = z.object({
  id: Id,
  width: z.int32().min(1),
  height: z.int32().min(1),
  bytes: z.int32().min(1),
  createdAt: Instant,
  deletedAt: NullableInstant,
})

export function takePhoto(row: Source, { accountId, photoSums, keptPhotos }: Book): TakenRow[] {
  const { id, width, height, bytes, createdAt, deletedAt } = columns(Photo, row)
  const fingerprint = photoSums.get(id) ?? FROM_ARCHIVE
  const times = { created_at: createdAt, deleted_at: deletedAt, is_kept: keptPhotos.has(id) ? 1 : 0 }
  return [{ table: 'image', row: { account_id: accountId, id, fingerprint, width, height, bytes, ...times } }]
}
