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
import { columnsOfSample, type SampleDocument, SOIL_SAMPLES } from '../soil-samples/stored.ts'

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

/** Sample as it stands on a part: how much land it stands for is known only where it has a place. */
const copyOn = (sample: SampleDocument, field: Field, isShared: boolean): SampleDocument => ({
  ...sample,
  fieldId: field._id,
  jobId: null,
  areaHa: isShared ? null : sample.areaHa,
})

interface Carried {
  readonly before: readonly Field[]
  readonly after: readonly Field[]
  readonly year: number
  /** Jobs that go to new fields, with these. */
  readonly jobs: ReadonlyMap<string, readonly Field[]>
}

/** Way of a sample: the field that it moves to, and those on which a copy stands. */
function wayOf(sample: SampleDocument, { after, year, jobs }: Carried) {
  const holders = holdersOf(sample, after, year)
  const withJob = sample.jobId == null ? undefined : jobs.get(sample.jobId)
  if (withJob !== undefined) {
    const [moved, ...copied] = holders.length === 1 ? holders : withJob
    return { moved, copied }
  }
  const isSpent = yearOf(sample.date) + VALID_YEARS < year
  return { moved: undefined, copied: isSpent ? [] : holders }
}

/** Carries samples over; warnings are judged by who calls. */
export async function carrySamples(tx: Writer, actor: Actor, carried: Carried): Promise<void> {
  const fieldIds = carried.before.map(({ _id }) => _id)
  const rows = (await samplesOn(tx, actor, fieldIds)).filter(stored.isReadable)
  const ways = rows.map((row) => {
    const sample = stored.read(row)
    return { row, sample, ...wayOf(sample, carried) }
  })
  const changes = ways.flatMap(({ row, sample, moved }) =>
    moved ? [{ row, columns: columnsOfSample({ ...sample, fieldId: moved._id }) }] : [],
  )
  await changeRecords(tx, actor, { ...RECORD, changes })
  const records = ways.flatMap(({ sample, copied }) =>
    copied.map((field) => {
      const copy = copyOn(sample, field, carried.after.length > 1 && sample.location === null)
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
