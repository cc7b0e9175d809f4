/**
 * Soil samples of fields whose land is other fields' from a crop year on. The old field keeps them, for they prove what was
 * done in its years; a copy stands with each field that holds the place, or with all where no place is known. The
 * sample of a job that goes to a part goes with it, or to the part that holds its place.
 */
import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { toGrid } from '@vagu/core/geo/estonian-grid'
import { gridRings } from '@vagu/core/geo/map-data'
import { isInside } from '@vagu/core/geo/rings'
import { VALID_YEARS } from '@vagu/core/soil-samples/validity'
import { yearOf } from '@vagu/core/time/day'
import type { Actor } from '../db/actor.ts'
import { fingerprint } from '../db/fingerprint.ts'
import { changeRecords, insertRecords } from '../db/records.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { JobDocument } from '../job-store/stored.ts'
import { columnsOfSample, isUntouched, type SampleDocument, SOIL_SAMPLES } from '../soil-samples/stored.ts'

const { table, stored } = SOIL_SAMPLES
const RECORD = { table, noun: table } as const
export type SampleRow = Tables['soil_sample']

/** Samples of fields that are not deleted by themselves. */
export const samplesOn = (db: Reader, actor: Actor, fieldIds: readonly string[]): Promise<SampleRow[]> =>
  db
    .selectFrom('soil_sample')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('field_id', 'in', fieldIds)
    .where('deleted_at', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute()

/** Fields that hold the place of a sample; all of them where it has none, or none of them has it. */
function holdersOf({ location }: SampleDocument, fields: readonly Field[], year: number): readonly Field[] {
  if (location === null) return fields
  const point = toGrid(location)
  const holders = fields.filter((field) => {
    const shape = shapeOfYear(field, year)
    return shape !== null && isInside(point, gridRings(shape))
  })
  return holders.length === 0 ? fields : holders.slice(0, 1)
}

/** A job as it stands on a new field. */
interface JobOnPart {
  readonly id: string
  readonly document: Pick<JobDocument, 'fieldId' | 'soilSamples'>
}
interface Carried {
  readonly before: readonly Field[]
  readonly after: readonly Field[]
  readonly year: number
  /** Jobs that go to new fields, by the id that they had. */
  readonly jobs: ReadonlyMap<string, readonly JobOnPart[]>
}

/** Place that a sample takes: the field, and the job that brought it there. */
interface Place {
  readonly fieldId: string
  readonly jobId: string | null
}
interface Way {
  readonly row: SampleRow
  readonly sample: SampleDocument
  readonly moved: Place | undefined
  readonly copied: readonly Place[]
}
type Read = Pick<Way, 'row' | 'sample'>

const placeOf = ({ id, document }: JobOnPart): Place => ({ fieldId: document.fieldId, jobId: id })

/** Ways of the samples of a job: to the part of their place; where none is known, a copy stands on each. Empty ones go by count. */
function waysWithJob(samples: readonly Read[], on: readonly JobOnPart[], carried: Carried): Way[] {
  const places = on.flatMap((job) =>
    Array.from({ length: job.document.soilSamples ?? 0 }, () => placeOf(job)),
  )
  const [first] = on
  return samples.map(({ row, sample }): Way => {
    const holders = holdersOf(sample, carried.after, carried.year)
    const [holder] = holders
    if (holder !== undefined && holders.length === 1) {
      const job = on.find(({ document }) => document.fieldId === holder._id) ?? first
      const moved = { fieldId: holder._id, jobId: job?.id ?? null }
      return { row, sample, moved, copied: [] }
    }
    const [moved, ...copied] = isUntouched(sample)
      ? [places.shift() ?? (first && placeOf(first))]
      : on.map(placeOf)
    return { row, sample, moved, copied: copied.flatMap((place) => place ?? []) }
  })
}

/** Way of a sample that stays with the old field: a copy stands on the new ones while it is valid and says something. */
function wayBeside({ row, sample }: Read, { after, year }: Carried): Way {
  const isSpent = yearOf(sample.date) + VALID_YEARS < year || isUntouched(sample)
  const holders = isSpent ? [] : holdersOf(sample, after, year)
  const copied = holders.map(({ _id }) => ({ fieldId: _id, jobId: null }))
  return { row, sample, moved: undefined, copied }
}

/** Carries samples over; warnings are judged by who calls. */
export async function carrySamples(tx: Writer, actor: Actor, carried: Carried): Promise<void> {
  const fieldIds = carried.before.map(({ _id }) => _id)
  const rows = (await samplesOn(tx, actor, fieldIds)).filter(stored.isReadable)
  const byJob = Map.groupBy(
    rows.map((row) => ({ row, sample: stored.read(row) })),
    ({ sample }) => sample.jobId ?? '',
  )
  const ways = [...byJob].flatMap(([jobId, samples]) => {
    const on = carried.jobs.get(jobId)
    return on ? waysWithJob(samples, on, carried) : samples.map((each) => wayBeside(each, carried))
  })
  const changes = ways.flatMap(({ row, sample, moved }) =>
    moved ? [{ row, columns: columnsOfSample({ ...sample, ...moved }) }] : [],
  )
  await changeRecords(tx, actor, { ...RECORD, changes })
  const records = ways.flatMap(({ sample, copied }) =>
    copied.map((place) => {
      // How much land a sample stands for is known on a part only where it has a place.
      const isShared = carried.after.length > 1 && sample.location === null
      const copy = { ...sample, ...place, areaHa: isShared ? null : sample.areaHa }
      return { id: actor.newId(), fingerprint: fingerprint(copy), columns: columnsOfSample(copy) }
    }),
  )
  await insertRecords(tx, actor, { ...RECORD, records })
}

/** Gives samples back to the fields that they were moved from; copies go with the fields that they stand on. */
export async function returnSamples(
  tx: Writer,
  actor: Actor,
  moved: readonly { readonly row: SampleRow; readonly before: string }[],
): Promise<void> {
  const changes = moved.map(({ row, before }) => ({
    row,
    columns: columnsOfSample(stored.read({ document: before, document_version: row.document_version })),
  }))
  await changeRecords(tx, actor, { ...RECORD, changes })
}
