/** Jobs of the years from which a field is others: each goes to the field that its land belongs to then. */
import type { JobPlace } from '@vagu/core/field-division/schema'
import { AppError } from '@vagu/core/errors'
import { areaOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { dividedJob } from '@vagu/core/jobs/divide'
import { fieldError } from '@vagu/core/validation'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import { fingerprint } from '../db/fingerprint.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { storedJobs } from '../job-store/stored.ts'
import { followHarvests } from '../fields/follow-harvests.ts'
import { insertJobRows } from '../job-store/write.ts'
import { storeChanges } from '../jobs/changes.ts'
import { columnsOf, type Document } from '../jobs/record.ts'
import { findRegister } from '../jobs/register.ts'
import type { Row } from '../jobs/rows.ts'

/** The jobs of fields from a crop year on. */
export const jobsFrom = (
  db: Reader,
  actor: Actor,
  { fieldIds, year }: { fieldIds: readonly string[]; year: number },
): Promise<Row[]> =>
  db
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('field_id', 'in', fieldIds)
    .where('crop_year', '>=', year)
    .where('deleted_at', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute()

type Part = Pick<Field, '_id' | 'name' | 'area' | 'yearInfo' | 'firstYear' | 'lastYear'>

/** A stored job that goes elsewhere, and the jobs that are made beside it, with their ids. */
export interface SharedJob {
  readonly row: Row
  readonly document: Document
  readonly added: readonly { readonly id: string; readonly document: Document }[]
}

/** A job on one part alone is no larger than it. */
function onPart(job: Document, part: Part, year: number): Document {
  const whole = areaOfYear(part, year)
  return { ...job, fieldId: part._id, area: Math.min(job.area, whole) }
}

interface Sharing {
  readonly parts: readonly [Part, Part]
  readonly place: JobPlace
  readonly newId: () => string
}
/** The job as it is on the parts: on both by their areas, or on one of them. */
function shareJob(row: Row, { parts, place, newId }: Sharing): SharedJob {
  const job = storedJobs.read(row)
  const [first, second] = parts
  if (place !== 'BOTH') {
    const part = place === 'FIRST' ? first : second
    return { row, document: onPart(job, part, row.crop_year), added: [] }
  }
  const areas = parts.map((part) => areaOfYear(part, row.crop_year))
  const [own, other] = dividedJob(job, areas)
  if (own === undefined || other === undefined || own.area <= 0 || other.area <= 0)
    return {
      row,
      document: onPart(job, (areas[0] ?? 0) >= (areas[1] ?? 0) ? first : second, row.crop_year),
      added: [],
    }
  return {
    row,
    document: { ...own, fieldId: first._id },
    added: [{ id: newId(), document: { ...other, fieldId: second._id } }],
  }
}

interface Work {
  readonly shared: readonly SharedJob[]
  readonly fields: ReadonlyMap<string, FieldFacts>
}

/** Writes jobs where they belong, with their history; warnings are judged by who calls. */
async function storeShared(tx: Writer, actor: Actor, { shared, fields }: Work): Promise<void> {
  if (shared.length === 0) return
  const documents = shared.flatMap(({ document, added }) => [document, ...added.map((each) => each.document)])
  const { products } = await findRegister(tx, documents)
  await storeChanges(tx, actor, { changes: shared, products, fields })
  const records = shared
    .flatMap(({ added }) => added)
    .map(({ id, document }) => {
      const seasons = fields.get(document.fieldId)?.yearInfo ?? []
      const columns = columnsOf(document, { products, seasons })
      return { id, fingerprint: fingerprint(document), document, columns }
    })
  await insertJobRows(tx, actor, records)
  await followHarvests(
    tx,
    actor,
    records.map(({ columns }) => columns),
  )
}

const factsOf = (fields: readonly Field[]): ReadonlyMap<string, FieldFacts> =>
  new Map(fields.map((field) => [field._id, field]))

/** The jobs of a field as its parts have them; those that are not named were on both. */
export function sharedJobs(
  actor: Actor,
  work: {
    rows: readonly Row[]
    parts: readonly [Part, Part]
    places: readonly { readonly jobId: string; readonly place: JobPlace }[]
  },
): SharedJob[] {
  const { rows, parts } = work
  const ids = new Set(rows.map(({ id }) => id))
  const strange = work.places.findIndex(({ jobId }) => !ids.has(jobId))
  if (strange >= 0)
    throw new AppError('invalid', { fields: [fieldError(`jobs.${strange}.jobId`, 'unknownJobOfSplit')] })
  const places = new Map(work.places.map(({ jobId, place }) => [jobId, place]))
  return rows.map((row) =>
    shareJob(row, { parts, place: places.get(row.id) ?? 'BOTH', newId: () => actor.newId() }),
  )
}

/** Stores the jobs of a field on its parts. */
export const storeSharedJobs = (
  tx: Writer,
  actor: Actor,
  { shared, parts }: { shared: readonly SharedJob[]; parts: readonly Field[] },
): Promise<void> => storeShared(tx, actor, { shared, fields: factsOf(parts) })

/** Jobs that stand for a stored one on new fields: itself first, then those beside it. */
export const jobsOnParts = ({ row, document, added }: SharedJob) => [{ id: row.id, document }, ...added]

/** Gives the jobs of fields to the one that they were joined to; their areas stay. */
export async function gatherJobs(
  tx: Writer,
  actor: Actor,
  { rows, field }: { rows: readonly Row[]; field: Field },
): Promise<void> {
  const shared = rows.map((row) => ({
    row,
    document: { ...storedJobs.read(row), fieldId: field._id },
    added: [],
  }))
  await storeShared(tx, actor, { shared, fields: factsOf([field]) })
}
