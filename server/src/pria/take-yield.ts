/** Bringing in of yields: what the agency holds is written into harvests of ours, through their store. */
import type { AgencyBody, AgencyYield } from '@vagu/core/agency/wire'
import { AppError } from '@vagu/core/errors'
import type { Field } from '@vagu/core/fields/schema'
import type { JobDraft } from '@vagu/core/jobs/schema'
import { isSame } from '@vagu/core/pria/compare'
import { convertYields } from '@vagu/core/pria/convert'
import { activityOf } from '@vagu/core/pria/rules'
import * as taking from '@vagu/core/pria/take-job'
import { CATEGORY } from '@vagu/core/settings/table'
import { fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import { readFieldYields } from '../harvest/read.ts'
import { storedJobs } from '../job-store/stored.ts'
import { changeJob } from '../jobs/changes.ts'
import { getJob } from '../jobs/store.ts'
import { readRecords } from './mirror.ts'
import { addTaken, jobShaped } from './take-work.ts'
import { changed, gone, linkedParts, type Place, requireField, type Taken } from './taken.ts'

interface YieldOf {
  readonly field: Field
  readonly year: number
  readonly yieldType: string
}

/** The one harvest of a field that a yield can be written into; several, or none, cannot be told apart. */
async function harvestOf(tx: Writer, actor: Actor, { field, year, yieldType }: YieldOf) {
  const rows = await tx
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('field_id', '=', field._id)
    .where('crop_year', '=', year)
    .where('category_key', '=', CATEGORY.harvest)
    .where('deleted_at', 'is', null)
    .execute()
  const told = rows.filter((row) => row.yield_amount !== null && storedJobs.read(row).yieldType === yieldType)
  return told.length === 1 ? told[0]?.id : undefined
}

/** The yield of a field as it is now; the day of harvest is taken as the other says it. */
async function yieldNow(
  tx: Writer,
  actor: Actor,
  { field, year, yieldType, other }: YieldOf & { readonly other: AgencyBody | null },
): Promise<AgencyYield | null> {
  const of = { accountId: actor.accountId, from: year, to: year }
  const [given] = await readFieldYields(tx, of, [field])
  if (given === undefined) return null
  const { fieldId, harvestedOn } =
    other !== null && 'yieldType' in other ? other : { fieldId: '', harvestedOn: null }
  return (
    convertYields(given, fieldId, () => harvestedOn).find((each) => each.part === yieldType)?.body ?? null
  )
}

const yieldDays = (job: Pick<JobDraft, 'date'>, harvestedOn: string | null) =>
  harvestedOn !== null && {
    endDate: harvestedOn,
    date: job.date > harvestedOn ? harvestedOn : job.date,
  }

/** Writes a yield into a harvest of ours. */
async function weigh(
  tx: Writer,
  actor: Actor,
  { id, body }: { readonly id: string; readonly body: AgencyYield },
): Promise<void> {
  const job = await getJob(tx, actor, id)
  const { _id: _own, ...change } = jobShaped({
    ...job,
    yield: body.tonnes,
    yieldType: body.yieldType,
    yieldUnit: 't',
    yieldUnitWeight: null,
    moisturePct: body.moisturePct,
    area: body.areaHa,
    ...yieldDays(job, body.harvestedOn),
  })
  await changeJob(tx, actor, { id, change, areBrought: true })
}

type Harvested = YieldOf & Pick<Taken, 'season' | 'seen'> & { readonly body: AgencyYield }

/** The one harvest that ended on the day of a yield and was not weighed: brought in as work before, or entered here. */
async function unweighedHarvest(tx: Writer, actor: Actor, of: Harvested): Promise<string | undefined> {
  const { field, body, seen } = of
  if (body.harvestedOn === null) return undefined
  const rows = await tx
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('field_id', '=', field._id)
    .where('category_key', '=', CATEGORY.harvest)
    .where('end_day', '=', body.harvestedOn)
    .where('status', '=', 'DONE')
    .where('yield_amount', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
  const [row, another] = rows.filter(storedJobs.isReadable).filter((each) => {
    const { jobCategory, job, yieldType } = storedJobs.read(each)
    return activityOf(jobCategory, job) === 'HARVEST' && (!yieldType || yieldType === body.yieldType)
  })
  if (row === undefined || another !== undefined) return undefined
  if (row.updated_at > seen.before) throw changed()
  return row.id
}

/** First day of the harvest that PRIA holds of a yield, which is brought in as work later; the yield's own day where it holds none. */
async function beganOn(tx: Writer, { season, body }: Harvested): Promise<string | null> {
  const day = body.harvestedOn
  if (day === null) return null
  const [began, another] = (await readRecords(tx, season, 'JOB')).flatMap((record) => {
    if (record.kind !== 'JOB') return []
    const { activity, fieldId, startsOn, endsOn } = record.body
    const isOfDay = startsOn <= day && (endsOn ?? startsOn) >= day
    return activity === 'HARVEST' && fieldId === body.fieldId && isOfDay ? [startsOn] : []
  })
  return another === undefined ? (began ?? day) : day
}

async function addTakenHarvest(tx: Writer, actor: Actor, of: Harvested): Promise<string> {
  const { season, field, body } = of
  const linked = await linkedParts(tx, { season, kind: 'YIELD', recordId: field._id })
  if (!linked.has(of.yieldType) && (await yieldNow(tx, actor, { ...of, other: null })) !== null)
    throw changed()
  const unweighed = await unweighedHarvest(tx, actor, of)
  if (unweighed !== undefined) {
    await weigh(tx, actor, { id: unweighed, body })
    return unweighed
  }
  const draft = taking.harvestDraftOf(body, { fieldId: field._id })
  const date = await beganOn(tx, of)
  if (draft === undefined || date === null) throw new AppError('invalid')
  return addTaken(tx, actor, { ...draft, date })
}

/** Refuses a yield whose harvest counts to another crop year here: it is that year's, and would be brought in, and sent, again. */
async function requireOfYear(
  tx: Writer,
  actor: Actor,
  { id, season: { year } }: Pick<Taken, 'season'> & { readonly id: string },
): Promise<void> {
  const row = await tx
    .selectFrom('job_event')
    .select('crop_year')
    .where('account_id', '=', actor.accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row !== undefined && row.crop_year !== year)
    throw new AppError('invalid', {
      fields: [fieldError('harvestedOn', 'harvestOfOtherYear', { year: row.crop_year })],
    })
}

/** A yield becomes a harvest; over ours, that of its only harvest. */
export async function takeYield(tx: Writer, actor: Actor, taken: Taken): Promise<Place> {
  const { season, record, recordId, seen } = taken
  if (record.kind !== 'YIELD') throw gone()
  const { body } = record
  const field = await requireField(tx, actor, { season, agencyField: body.fieldId })
  const of = { field, year: season.year, yieldType: body.yieldType }
  const placed = async () => {
    const isWhole = isSame(await yieldNow(tx, actor, { ...of, other: body }), body)
    return { recordId: field._id, part: body.yieldType, isWhole }
  }
  if (recordId === null) {
    await requireOfYear(tx, actor, {
      id: await addTakenHarvest(tx, actor, { ...of, season, seen, body }),
      season,
    })
    return placed()
  }
  // a yield is told from harvests: one that has moved to another field is none of this one's
  if (recordId !== field._id) throw new AppError('invalid')
  if (!isSame(await yieldNow(tx, actor, { ...of, other: seen.body }), seen.body)) throw changed()
  const id = await harvestOf(tx, actor, of)
  if (id === undefined) throw new AppError('invalid')
  await weigh(tx, actor, { id, body })
  return placed()
}
