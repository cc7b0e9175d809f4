/** Bringing in: what the agency holds becomes ours, through the same stores and checks as what a farmer saves. */
import { AppError } from '@vagu/core/errors'
import type { AgencyRecord } from '@vagu/core/agency/wire'
import { ALL_PARTS } from '@vagu/core/field-import/merge'
import { areaOfYear, livesIn, mainCropOf, yearInfoOf } from '@vagu/core/fields/rules'
import type { Field, FieldDraft } from '@vagu/core/fields/schema'
import { type Job, type JobDraft, JobDraft as DraftShape } from '@vagu/core/jobs/schema'
import { check } from '@vagu/core/validation'
import { activityOf } from '@vagu/core/pria/rules'
import * as taking from '@vagu/core/pria/take'
import { CATEGORY } from '@vagu/core/settings/table'
import type { Actor } from '../db/actor.ts'
import { listNamed } from '../db/named.ts'
import type { Writer } from '../db/schema.ts'
import { readBrought, rememberBrought, valuesTaken } from '../field-import/brought.ts'
import { addFields, changeField, getField } from '../fields/store.ts'
import { changeJob } from '../jobs/changes.ts'
import { deleteJob } from '../jobs/deletions.ts'
import { addBroughtJob, getJob } from '../jobs/store.ts'
import { REQUISITES } from '../materials/stored.ts'
import { WORKERS } from '../workers/stored.ts'
import { type LinkOf, readLinks } from './mirror.ts'
import { storedJobs } from '../job-store/stored.ts'
import type { Season } from './stored.ts'

/** Label of jobs that were brought in. */
export const SOURCE_LABEL = 'PRIA'

/** A record of the agency, and ours that it is laid over; nothing where it becomes a new one. */
export interface Taken {
  readonly season: Season
  readonly record: AgencyRecord
  readonly recordId: string | null
  readonly part: string
  /** When ours was changed last, as the farmer saw it; without it, it may be as it is. */
  readonly seenAt: string | undefined
}
/** The record of ours that it has become, with its part, and whether all that the agency told is in it. */
export interface Place extends Pick<LinkOf, 'recordId' | 'part'> {
  readonly isWhole: boolean
}

const gone = () => new AppError('notFound')

interface OfField {
  readonly season: Season
  /** The agency's id of the field. */
  readonly agencyField: string
}

/** The field of ours that a record of the agency stands on. */
async function requireField(tx: Writer, actor: Actor, of: OfField): Promise<Field> {
  const link = (await readLinks(tx, of.season)).find(
    ({ kind, agencyId }) => kind === 'FIELD' && agencyId === of.agencyField,
  )
  if (link === undefined) throw gone()
  return getField(tx, actor, link.recordId)
}

/** A stored field as a draft. */
const draftOf = ({
  _id,
  active: _active,
  ordering: _ordering,
  hasJobEventsThisYear: _jobs,
  updatedAt: _at,
  origin: _origin,
  earlierShapes: _shapes,
  ...draft
}: Field): FieldDraft => ({ ...draft, _id })

/** Values that a field was brought are remembered as those of a file are. */
async function remember(
  tx: Writer,
  actor: Actor,
  of: { draft: FieldDraft & { _id: string }; year: number },
): Promise<void> {
  const { draft, year } = of
  const known = await readBrought(tx, actor)
  const added = [{ fieldId: draft._id, year, values: valuesTaken({ draft, year }, ALL_PARTS) }]
  await rememberBrought(tx, actor, { known, added })
}

async function takeField(tx: Writer, actor: Actor, taken: Taken): Promise<Place> {
  const { season, record, recordId, seenAt } = taken
  if (record.kind !== 'FIELD') throw gone()
  const of = { year: season.year, agencyId: record.id }
  if (recordId === null) {
    const draft = { ...taking.fieldDraftOf(record.body, of), _id: actor.newId() }
    await addFields(tx, actor, [draft])
    await remember(tx, actor, { draft, year: season.year })
    return { recordId: draft._id, part: '', isWhole: true }
  }
  const { _id, ...before } = draftOf(await getField(tx, actor, recordId))
  const change = taking.withAgencyField(before, record.body, of)
  await changeField(tx, actor, {
    accountId: actor.accountId,
    id: recordId,
    change: { ...change, shapeFrom: season.year, ...(seenAt && { updatedAt: seenAt }) },
  })
  await remember(tx, actor, { draft: { ...change, _id: recordId }, year: season.year })
  return { recordId, part: '', isWhole: true }
}

const cropPart = (field: Field, year: number, body: { use: string; crop: string }): string => {
  if (body.use === 'MAIN') return 'MAIN'
  const same = (yearInfoOf(field, year)?.otherCrops ?? []).filter(
    ({ use, crop }) => use === body.use && crop === body.crop,
  )
  return same.length > 1 ? `${body.use} ${body.crop} ${same.length}` : `${body.use} ${body.crop}`
}

async function takeCrop(tx: Writer, actor: Actor, { season, record, recordId, part }: Taken): Promise<Place> {
  if (record.kind !== 'CROP') throw gone()
  const { year } = season
  const field = await requireField(tx, actor, { season, agencyField: record.body.fieldId })
  const info = yearInfoOf(field, year)
  const replaced = recordId === null ? null : taking.placeOfCrop(info, part)
  const yearInfo = taking.withAgencyCrop(field.yearInfo, record.body, {
    year,
    fieldArea: areaOfYear(field, year),
    replaced,
  })
  const { _id, mapData: _shape, ...before } = draftOf(field)
  const after = await changeField(tx, actor, {
    accountId: actor.accountId,
    id: field._id,
    change: { ...before, yearInfo },
  })
  return { recordId: field._id, part: cropPart(after, year, record.body), isWhole: true }
}

async function knownOf(tx: Writer, actor: Actor): Promise<taking.Known> {
  return {
    materials: await listNamed(tx, actor, REQUISITES),
    workers: await listNamed(tx, actor, WORKERS),
  }
}

const withSource = (draft: Omit<JobDraft, '_id'>): Omit<JobDraft, '_id'> => ({
  ...draft,
  labels: [...new Set([...draft.labels, SOURCE_LABEL])].slice(0, 20),
})

/** A draft that is within the bounds of our book; the agency's may be others. */
function jobShaped(draft: Omit<JobDraft, '_id'>): JobDraft {
  const checked = check(DraftShape, draft)
  if (!checked.ok) throw new AppError('invalid', { fields: checked.errors })
  return checked.value
}

async function addTaken(tx: Writer, actor: Actor, draft: Omit<JobDraft, '_id'>): Promise<string> {
  const id = actor.newId()
  await addBroughtJob(tx, actor, { ...jobShaped(withSource(draft)), _id: id })
  return id
}

const isMainPart = (job: Job, part: string): boolean => {
  const own = activityOf(job.jobCategory, job.job)
  return own === part || (own === 'MOWING' && part === 'MULCHING')
}

async function takeJob(tx: Writer, actor: Actor, taken: Taken): Promise<Place> {
  const { season, record, recordId, seenAt } = taken
  if (record.kind !== 'JOB') throw gone()
  const { body } = record
  const known = await knownOf(tx, actor)
  if (recordId === null) {
    const field = await requireField(tx, actor, { season, agencyField: body.fieldId })
    if (!livesIn(field, season.year)) throw gone()
    const crop = mainCropOf(field, season.year)?.crop ?? ''
    const id = await addTaken(tx, actor, taking.jobDraftOf(body, { fieldId: field._id, crop }, known))
    return { recordId: id, part: body.activity, isWhole: taking.isTakenWhole(body) }
  }
  const job = await getJob(tx, actor, recordId)
  const field = await getField(tx, actor, job.fieldId)
  const crop = mainCropOf(field, season.year)?.crop ?? ''
  const isMain = isMainPart(job, body.activity)
  const draft = taking.withAgencyJob(job, body, { isMain, crop, known })
  const { _id: _own, ...change } = jobShaped(withSource(draft))
  await changeJob(tx, actor, {
    id: recordId,
    change: { ...change, ...(seenAt && { updatedAt: seenAt }) },
    areBrought: true,
  })
  return { recordId, part: body.activity, isWhole: taking.isTakenWhole(body, job) }
}

/** The one harvest of a field that a yield can be written into; several, or none, cannot be told apart. */
async function harvestOf(tx: Writer, actor: Actor, of: { fieldId: string; year: number; yieldType: string }) {
  const rows = await tx
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('field_id', '=', of.fieldId)
    .where('crop_year', '=', of.year)
    .where('category_key', '=', CATEGORY.harvest)
    .where('deleted_at', 'is', null)
    .execute()
  const told = rows.filter(
    (row) => row.yield_amount !== null && storedJobs.read(row).yieldType === of.yieldType,
  )
  return told.length === 1 ? told[0]?.id : undefined
}

/** A yield becomes a harvest; over ours, that of its only harvest. */
async function takeYield(tx: Writer, actor: Actor, taken: Taken): Promise<Place> {
  const { season, record, recordId } = taken
  if (record.kind !== 'YIELD') throw gone()
  const { body } = record
  const field = await requireField(tx, actor, { season, agencyField: body.fieldId })
  const place = { recordId: field._id, part: body.yieldType, isWhole: true }
  if (recordId === null) {
    const draft = taking.harvestDraftOf(body, { fieldId: field._id, crop: '' })
    if (draft === undefined) throw new AppError('invalid')
    await addTaken(tx, actor, draft)
    return place
  }
  const of = { fieldId: field._id, year: season.year, yieldType: body.yieldType }
  const id = await harvestOf(tx, actor, of)
  if (id === undefined) throw new AppError('invalid')
  const job = await getJob(tx, actor, id)
  const { _id: _own, ...change } = jobShaped({
    ...job,
    yield: body.tonnes,
    yieldUnit: 't',
    yieldUnitWeight: null,
    moisturePct: body.moisturePct,
    area: body.areaHa,
    ...(body.harvestedOn !== null && {
      endDate: body.harvestedOn,
      date: job.date > body.harvestedOn ? body.harvestedOn : job.date,
    }),
  })
  await changeJob(tx, actor, { id, change, areBrought: true })
  return place
}

const TAKES = { FIELD: takeField, CROP: takeCrop, JOB: takeJob, YIELD: takeYield }

/** Makes a record of the agency ours. Refuses as the store that it goes through does. */
export const takeRecord = (tx: Writer, actor: Actor, taken: Taken): Promise<Place> =>
  TAKES[taken.record.kind](tx, actor, taken)

/** Takes a record of ours away, as far as the agency's having none of it can ask for that. */
export async function deleteOurs(
  tx: Writer,
  actor: Actor,
  of: LinkOf & { readonly seenAt: string | undefined },
): Promise<void> {
  if (of.kind === 'JOB') {
    const job = await getJob(tx, actor, of.recordId)
    if (of.seenAt !== undefined && job.updatedAt > of.seenAt) throw new AppError('conflict', { stored: job })
    await deleteJob(tx, actor, of.recordId)
    return
  }
  if (of.kind !== 'CROP') throw new AppError('invalid')
  const field = await getField(tx, actor, of.recordId)
  const replaced = of.part === 'MAIN' ? null : taking.placeOfCrop(yearInfoOf(field, of.year), of.part)
  if (of.part !== 'MAIN' && replaced === null) throw gone()
  const { _id, mapData: _shape, ...before } = draftOf(field)
  await changeField(tx, actor, {
    accountId: actor.accountId,
    id: field._id,
    change: { ...before, yearInfo: taking.withoutCrop(field.yearInfo, of.year, replaced) },
  })
}
