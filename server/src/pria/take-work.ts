/** Bringing in of work: what the agency holds becomes jobs of ours, through their store. */
import { AppError } from '@vagu/core/errors'
import type { AgencyJob } from '@vagu/core/agency/wire'
import { livesIn, mainCropOf, otherCropsOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { type JobDraft, JobDraft as DraftShape } from '@vagu/core/jobs/schema'
import { materialKey } from '@vagu/core/materials/schema'
import { groupsOf, type JobFacts } from '@vagu/core/pria/convert-job'
import * as taking from '@vagu/core/pria/take-job'
import { findJob } from '@vagu/core/settings/table'
import { check, fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { listNamed } from '../db/named.ts'
import type { Writer } from '../db/schema.ts'
import { storedJobs } from '../job-store/stored.ts'
import { changeJob } from '../jobs/changes.ts'
import { jobOf } from '../jobs/record.ts'
import { addBroughtJob, getJob } from '../jobs/store.ts'
import { REQUISITES } from '../materials/stored.ts'
import { readJobCategories } from '../settings/store.ts'
import { WORKERS } from '../workers/stored.ts'
import { certificateText } from './book.ts'
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
export function jobShaped(draft: Draft): JobDraft {
  const checked = check(DraftShape, draft)
  if (!checked.ok) throw new AppError('invalid', { fields: checked.errors })
  return checked.value
}

export async function addTaken(tx: Writer, actor: Actor, draft: Draft): Promise<string> {
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

/**
 * Refuses work that the farmer entered here since he looked at it there, or that counts to another crop year here, where the
 * comparison does not show it: it would be in the book twice.
 */
async function requireNoTwin(tx: Writer, actor: Actor, of: OnField): Promise<void> {
  const { field, body, facts, season, seen } = of
  const rows = await tx
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('field_id', '=', field._id)
    .where('day', '=', body.startsOn)
    .where('status', '<>', 'PLANNED')
    .where((row) => row.or([row('updated_at', '>', seen.before), row('crop_year', '<>', season.year)]))
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
