/** Bringing in of work and of yields: what the agency holds becomes jobs of ours, through their store. */
import { AppError } from '@vagu/core/errors'
import type { AgencyBody, AgencyJob, AgencyYield } from '@vagu/core/agency/wire'
import { livesIn, mainCropOf, otherCropsOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { type JobDraft, JobDraft as DraftShape } from '@vagu/core/jobs/schema'
import { materialKey } from '@vagu/core/materials/schema'
import { isSame } from '@vagu/core/pria/compare'
import { convertYields } from '@vagu/core/pria/convert'
import { groupsOf, type JobFacts } from '@vagu/core/pria/convert-job'
import { activityOf } from '@vagu/core/pria/rules'
import * as taking from '@vagu/core/pria/take-job'
import { CATEGORY, findJob } from '@vagu/core/settings/table'
import { check, fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { listNamed } from '../db/named.ts'
import type { Writer } from '../db/schema.ts'
import { readFieldYields } from '../harvest/read.ts'
import { storedJobs } from '../job-store/stored.ts'
import { changeJob } from '../jobs/changes.ts'
import { jobOf } from '../jobs/record.ts'
import { addBroughtJob, getJob } from '../jobs/store.ts'
import { REQUISITES } from '../materials/stored.ts'
import { readJobCategories } from '../settings/store.ts'
import { WORKERS } from '../workers/stored.ts'
import { certificateText } from './book.ts'
import { readRecords } from './mirror.ts'
import { changed, gone, linkedParts, type Place, requireField, type Taken } from './taken.ts'

/** Label of jobs that were brought in. */
export const SOURCE_LABEL = 'PRIA'

type Draft = Omit<JobDraft, '_id'>
interface Known extends taking.Known {
  readonly workerOf: JobFacts['workerOf']
}

async function knownOf(tx: Writer, actor: Actor): Promise<Known> {
  const workers = await listNamed(tx, actor, WORKERS)
  const byId = new Map(
    workers.map((worker) => [worker._id, { name: worker.name, certificate: certificateText(worker) }]),
  )
  return {
    materials: await listNamed(tx, actor, REQUISITES),
    workers,
    categories: await readJobCategories(tx, actor),
    workerOf: (id) => byId.get(id),
  }
}

/** Facts by which a job of the field is compared again. */
function factsOf(
  { materials, categories, workerOf }: Known,
  of: { field: Field; year: number; agencyField: string },
) {
  const { field, year, agencyField } = of
  const undersown = otherCropsOf(field, year).filter(({ use }) => use === 'UNDERSOWN')
  const chemicals = materials.filter(({ type }) => type === 'chemical')
  return (job: Pick<Draft, 'jobCategory' | 'job'>): JobFacts => ({
    agencyField,
    undersown: new Set(undersown.map(({ crop }) => crop)),
    workerOf,
    findCoating: ({ requisiteId, name }) => {
      const found = chemicals.find(
        (each) => each._id === requisiteId || materialKey(each.name) === materialKey(name),
      )
      return found && { name: found.name, registerNumber: found.registerNumber ?? '' }
    },
    hasVariants: (findJob(categories, job.jobCategory, job.job)?.job.variants.length ?? 0) > 0,
  })
}

const withSource = (draft: Draft): Draft => ({
  ...draft,
  labels: [...new Set([...draft.labels, SOURCE_LABEL])].slice(0, 20),
})

/** A draft that is within the bounds of our book; the agency's may be others. */
function jobShaped(draft: Draft): JobDraft {
  const checked = check(DraftShape, draft)
  if (!checked.ok) throw new AppError('invalid', { fields: checked.errors })
  return checked.value
}

async function addTaken(tx: Writer, actor: Actor, draft: Draft): Promise<string> {
  const id = actor.newId()
  await addBroughtJob(tx, actor, { ...jobShaped(withSource(draft)), _id: id })
  return id
}

const unknownWork = () => new AppError('invalid', { fields: [fieldError('job', 'unknownJob')] })

interface OnField extends Pick<Taken, 'season' | 'seen'> {
  readonly field: Field
  readonly body: AgencyJob
  readonly facts: ReturnType<typeof factsOf>
}

/** Refuses work that the farmer entered here since he looked at it there: it would be in the book twice. */
async function requireNoTwin(tx: Writer, actor: Actor, of: OnField): Promise<void> {
  const { field, body, facts, season, seen } = of
  const rows = await tx
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('field_id', '=', field._id)
    .where('day', '=', body.startsOn)
    .where('status', '<>', 'PLANNED')
    .where('updated_at', '>', seen.before)
    .where('deleted_at', 'is', null)
    .execute()
  for (const row of rows.filter(storedJobs.isReadable)) {
    const job = jobOf(row, '')
    const isAlike = (groupsOf(job, facts(job)) ?? []).some(([activity]) => activity === body.activity)
    if (!isAlike) continue
    const linked = await linkedParts(tx, { season, kind: 'JOB', recordId: row.id })
    if (!linked.has(body.activity)) throw changed()
  }
}

async function addTakenJob(tx: Writer, actor: Actor, of: OnField & { readonly known: Known }) {
  const { field, body, known, season } = of
  await requireNoTwin(tx, actor, of)
  const crop = mainCropOf(field, season.year)?.crop ?? ''
  const draft = taking.jobDraftOf(body, { fieldId: field._id, crop }, known)
  if (draft === undefined) throw unknownWork()
  return addTaken(tx, actor, draft)
}

/** Work becomes a job, or is laid over ours, on the field on which the agency has it now. */
export async function takeJob(tx: Writer, actor: Actor, taken: Taken): Promise<Place> {
  const { season, record, recordId, part, seen } = taken
  if (record.kind !== 'JOB') throw gone()
  const { body } = record
  const known = await knownOf(tx, actor)
  const field = await requireField(tx, actor, { season, agencyField: body.fieldId })
  if (!livesIn(field, season.year)) throw gone()
  const facts = factsOf(known, { field, year: season.year, agencyField: body.fieldId })
  const id = recordId ?? (await addTakenJob(tx, actor, { season, seen, field, body, facts, known }))
  if (recordId !== null) {
    const job = await getJob(tx, actor, recordId)
    const crop = mainCropOf(field, season.year)?.crop ?? ''
    const over = { part, fieldId: field._id, crop, known, facts: facts(job) }
    const { _id: _own, ...change } = jobShaped(withSource(taking.withAgencyJob(job, body, over)))
    await changeJob(tx, actor, {
      id: recordId,
      change: { ...change, ...(seen.at && { updatedAt: seen.at }) },
      areBrought: true,
    })
  }
  const after = await getJob(tx, actor, id)
  const came = taking.comesBack(after, body, facts(after))
  // work that is another one there would be sent beside it, and this one taken for deleted
  if (came === 'OTHER_WORK') throw unknownWork()
  return { recordId: id, part: body.activity, isWhole: came === 'WHOLE' }
}

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

const yieldDays = (job: Pick<Draft, 'date'>, harvestedOn: string | null) =>
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

async function addTakenHarvest(tx: Writer, actor: Actor, of: Harvested): Promise<void> {
  const { season, field, body } = of
  const linked = await linkedParts(tx, { season, kind: 'YIELD', recordId: field._id })
  if (!linked.has(of.yieldType) && (await yieldNow(tx, actor, { ...of, other: null })) !== null)
    throw changed()
  const unweighed = await unweighedHarvest(tx, actor, of)
  if (unweighed !== undefined) return weigh(tx, actor, { id: unweighed, body })
  const draft = taking.harvestDraftOf(body, { fieldId: field._id })
  const date = await beganOn(tx, of)
  if (draft === undefined || date === null) throw new AppError('invalid')
  await addTaken(tx, actor, { ...draft, date })
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
    await addTakenHarvest(tx, actor, { ...of, season, seen, body })
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
