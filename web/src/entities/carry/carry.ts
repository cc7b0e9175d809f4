/** Takes a farm along by the calls that a farmer makes himself, whole by its archive: the server checks everything as ever. */
import { takeInArchive } from '@vagu/core/archive-intake/contract'
import { addField, toggleField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import type { Job } from '@vagu/core/jobs/schema'
import { addMaterial } from '@vagu/core/materials/contract'
import { changeFieldGroups, changeJobCategories } from '@vagu/core/settings/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { changeCostOverview } from '@vagu/core/profit/contract'
import { addRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { addStockEntry } from '@vagu/core/stock/contract'
import { addWorker } from '@vagu/core/workers/contract'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { uploadImages } from '../../lib/upload-images.ts'
import type { Carried } from './carried.ts'
import { carryText } from './text.ts'
import {
  entryDraftOf,
  fieldDraftOf,
  groupsOf,
  jobDraftOf,
  goalsOf,
  jobParts,
  materialDraftOf,
  overviewOf,
  planDraftOf,
  sampleDraftOf,
  workerDraftOf,
} from './plan.ts'

/** One call of the journey; done once. */
interface Step {
  readonly key: string
  readonly name: string
  /** How many records it brings. */
  readonly weight: number
  readonly send: () => Promise<unknown>
}

/** Whether the record is there already: sent before, and changed or deleted since. */
const isThere = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'idTaken' || error.code === 'deleted')

const isRefusal = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  (error.kind === 'refused' && error.status < 500 && error.code !== 'tooManyTries')

function recordSteps({ farm, ids }: Carried): Step[] {
  const fields = farm.fields.map((field) => ({
    key: field._id,
    name: field.name,
    weight: 1,
    send: async () => {
      const added = await call(addField, { body: fieldDraftOf(ids, field) })
      if (added.active && !field.active) await call(toggleField, { params: { id: added._id } })
    },
  }))
  const materials = farm.materials.map((material) => ({
    key: material._id,
    name: material.name,
    weight: 1,
    send: async () => call(addMaterial, { body: materialDraftOf(ids, material) }),
  }))
  const workers = farm.workers.map((worker) => ({
    key: worker._id,
    name: worker.name,
    weight: 1,
    send: async () => call(addWorker, { body: workerDraftOf(ids, worker) }),
  }))
  const fieldIds = new Set(farm.fields.map(({ _id }) => _id))
  const samples = farm.samples
    .filter(({ fieldId }) => fieldIds.has(fieldId))
    .map((sample) => ({
      key: sample._id,
      name: sample.name,
      weight: 1,
      send: async () => call(addSoilSample, { body: sampleDraftOf(ids, sample) }),
    }))
  // a dressing is named by its material
  const plainFirst = materials.toSorted(
    (a, b) => Number(isDressed(farm, a.key)) - Number(isDressed(farm, b.key)),
  )
  return [...fields, ...plainFirst, ...workers, ...samples]
}
const isDressed = (farm: Carried['farm'], id: string): boolean =>
  farm.materials.some(({ _id, coating }) => _id === id && Boolean(coating))

function settingSteps({ farm, ids }: Carried): Step[] {
  const { jobCategories } = farm
  const fieldGroups = groupsOf(ids, farm)
  const types: Step[] = jobCategories
    ? [
        {
          key: 'jobTypes',
          name: carryText.jobTypes,
          weight: 1,
          send: () => call(changeJobCategories, { body: { jobCategories } }),
        },
      ]
    : []
  const groups: Step[] =
    fieldGroups.length > 0
      ? [
          {
            key: 'groups',
            name: carryText.groups,
            weight: 1,
            send: () => call(changeFieldGroups, { body: { fieldGroups } }),
          },
        ]
      : []
  return [...types, ...groups]
}

/** Entries of materials that are taken along; they name photos, which come before. */
function entrySteps({ farm }: Carried, now: () => Carried): Step[] {
  const materials = new Set(farm.materials.map(({ _id }) => _id))
  return farm.stock
    .filter(({ requisiteId }) => materials.has(requisiteId))
    .map((entry) => ({
      key: entry._id,
      name: carryText.entry(entry.name, entry.date),
      weight: 1,
      send: async () => call(addStockEntry, { body: entryDraftOf(now().ids, now().photos, entry) }),
    }))
}

/** Lines of plans, goals and the sums of years: after everything that they name. */
function planSteps({ farm, ids }: Carried): Step[] {
  const fields = new Set(farm.fields.map(({ _id }) => _id))
  const lines = farm.plans
    .filter(({ fieldId }) => fields.has(fieldId))
    .map((plan) => ({
      key: plan._id,
      name: carryText.plan(plan.name, plan.year),
      weight: 1,
      send: async () => call(addRequisitePlan, { body: planDraftOf(ids, plan) }),
    }))
  const years = farm.years.flatMap((each): Step[] => {
    const params = { year: String(each.year) }
    return [
      {
        key: `goals ${each.year}`,
        name: carryText.goals(each.year),
        weight: 1,
        send: async () => call(changeYieldGoals, { params, body: goalsOf(ids, each) }),
      },
      {
        key: `overview ${each.year}`,
        name: carryText.overview(each.year),
        weight: 1,
        send: async () => call(changeCostOverview, { params, body: overviewOf(ids, each) }),
      },
    ]
  })
  return [...lines, ...years]
}

const nameOf = (job: Job): string => carryText.job(job.job.name, job.fieldName, job.date)

/** How far it is, in records; and what was refused. */
export interface Progress {
  readonly done: number
  readonly all: number
  readonly refused: readonly string[]
}

class Journey {
  now: Carried
  readonly #keep: (next: Carried) => Promise<void>
  readonly #tell: (progress: Progress) => void
  readonly #all: number
  #done = 0

  constructor(carried: Carried, keep: (next: Carried) => Promise<void>, tell: (progress: Progress) => void) {
    this.now = carried
    this.#keep = keep
    this.#tell = tell
    const { farm } = carried
    this.#all =
      settingSteps(carried).length +
      recordSteps(carried).length +
      entrySteps(carried, () => carried).length +
      planSteps(carried).length +
      Object.keys(farm.photos).length +
      jobParts(farm).flat().length
  }

  /** Does a step that is not done; what is refused is named and not tried again, what did not arrive ends the journey. */
  async take({ key, name, weight, send }: Step): Promise<void> {
    if (!this.now.done.includes(key)) {
      const isRefused = await send().then(
        () => false,
        (error: unknown) => {
          if (isThere(error)) return false
          if (!isRefusal(error)) throw error
          return true
        },
      )
      const refused = isRefused ? [...this.now.refused, name] : this.now.refused
      await this.change({ done: [...this.now.done, key], refused })
    }
    this.#done += weight
    this.#tell({ done: this.#done, all: this.#all, refused: this.now.refused })
  }
  /** All of it is there at once. */
  arrive(): void {
    this.#done = this.#all
    this.#tell({ done: this.#done, all: this.#all, refused: this.now.refused })
  }
  async change(change: Partial<Carried>): Promise<void> {
    this.now = { ...this.now, ...change }
    await this.#keep(this.now)
  }
}

async function takePhotos(journey: Journey): Promise<void> {
  for (const [id, blob] of Object.entries(journey.now.farm.photos))
    await journey.take({
      key: id,
      name: carryText.photo,
      weight: 1,
      send: async () => {
        const [image] = await uploadImages([blob], {
          signal: new AbortController().signal,
          onProgress: () => {},
        })
        if (image) await journey.change({ photos: { ...journey.now.photos, [id]: image.id } })
      },
    })
}

/** A part that is refused as a whole is sent job by job, so that one wrong job keeps back only itself. */
async function takeJobs(journey: Journey, jobs: readonly Job[]): Promise<void> {
  const { ids, photos, done } = journey.now
  const send = async (some: readonly Job[]): Promise<unknown> =>
    call(addJobs, { body: some.map((job) => jobDraftOf(ids, photos, job)) })
  const left = jobs.filter(({ _id }) => !done.includes(_id))
  const isWhole =
    left.length > 0 &&
    (await send(left).then(
      () => true,
      (error: unknown) => {
        if (!isRefusal(error) && !isThere(error)) throw error
        return false
      },
    ))
  if (isWhole) await journey.change({ done: [...journey.now.done, ...left.map(({ _id }) => _id)] })
  for (const job of jobs)
    await journey.take({ key: job._id, name: nameOf(job), weight: 1, send: () => send([job]) })
}

/** Whether the farm has come whole, as one file; where the server does not take that, its records go one by one. */
async function takeWhole(journey: Journey): Promise<boolean> {
  const { archive, refused } = journey.now
  if (!archive) return false
  try {
    await call(takeInArchive, { file: archive })
    journey.arrive()
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    await journey.change({ archive: null, refused: [...refused, carryText.onlyWhole] })
    return false
  }
}

/** Goes on where it stands; throws where something could not be reached, and can be called again then. */
export async function carryOver(
  carried: Carried,
  ways: { readonly keep: (next: Carried) => Promise<void>; readonly tell: (progress: Progress) => void },
): Promise<Progress> {
  let last: Progress = { done: 0, all: 0, refused: carried.refused }
  const journey = new Journey(carried, ways.keep, (progress) => {
    last = progress
    ways.tell(progress)
  })
  if (await takeWhole(journey)) return last
  // job types come before jobs, groups after their fields
  for (const step of [...recordSteps(carried), ...settingSteps(carried)]) await journey.take(step)
  await takePhotos(journey)
  for (const step of entrySteps(carried, () => journey.now)) await journey.take(step)
  for (const part of jobParts(carried.farm)) await takeJobs(journey, part)
  for (const step of planSteps(carried)) await journey.take(step)
  return last
}
