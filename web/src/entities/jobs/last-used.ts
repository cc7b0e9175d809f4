import { mainCropOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { cropYearOf } from '@vagu/core/time/season'
import type { Worker } from '@vagu/core/workers/schema'
import { asRate, linkedAmountOf } from '../materials/amount.ts'
import type { RecentUse } from '../materials/material-options.ts'

const distinct = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id != null)),
]

/**
 * Materials of late with how much of them was used, newest first, each once. Where it is told which jobs were on the
 * crop in question, theirs come first, and each use says whether it is one of them.
 */
export function recentUses(jobs: readonly Job[], isOnCrop?: (job: Job) => boolean): RecentUse[] {
  const uses = jobs.flatMap((job) =>
    job.requisites.flatMap(({ requisiteId, amount, unit }): RecentUse[] => {
      if (requisiteId == null) return []
      const rate = asRate(linkedAmountOf(amount, unit), job.area)
      return [{ requisiteId, amount: rate, ...(isOnCrop && { isOfCrop: isOnCrop(job) }) }]
    }),
  )
  const ordered = uses.toSorted((a, b) => Number(b.isOfCrop ?? false) - Number(a.isOfCrop ?? false))
  const seen = new Set<string>()
  return ordered.filter(({ requisiteId }) => !seen.has(requisiteId) && seen.add(requisiteId))
}

/** Crops on fields in a crop year, by their keys, each once. */
export const cropsOn = (fields: readonly Field[], year: number): string[] => [
  ...new Set(fields.flatMap((field) => mainCropOf(field, year)?.crop ?? [])),
]

/** Tells of a job whether it was on one of the crops; where no crop is known, nothing is told. */
export function jobsOnCrops(
  fields: readonly Field[],
  crops: readonly string[],
): ((job: Job) => boolean) | undefined {
  if (crops.length === 0) return undefined
  const byId = new Map(fields.map((field) => [field._id, field]))
  return ({ fieldId, status, plannedYear, date }) => {
    const field = byId.get(fieldId)
    if (!field) return false
    const isPlanned = status === 'PLANNED' && plannedYear != null
    const year = isPlanned ? plannedYear : cropYearOf(date, field.yearInfo)
    return cropsOn([field], year).some((crop) => crops.includes(crop))
  }
}

/** Workers of late, newest first. */
export const recentWorkers = (jobs: readonly Job[]): string[] => distinct(jobs.map(({ worker }) => worker))

/** Machine of the last job of each category; null where that named none. */
export function usualMachines(jobs: readonly Job[]): ReadonlyMap<string, string | null> {
  const machines = new Map<string, string | null>()
  for (const { jobCategory, machine } of jobs)
    if (!machines.has(jobCategory.key)) machines.set(jobCategory.key, machine ?? null)
  return machines
}

/** Recent finds, newest first: keys of targets and the farmer's own words. */
export const recentTargets = (jobs: readonly Job[]): string[] =>
  distinct(jobs.flatMap(({ inspections }) => inspections.map(({ target }) => target)))

/** Who took soil samples of late, newest first. */
export const recentSamplers = (jobs: readonly Job[]): string[] =>
  distinct(jobs.map(({ soilSampler }) => soilSampler))

/** The worker of the last job who may do this one too. */
export const usualWorker = (
  recentIds: readonly string[],
  workers: readonly Worker[],
  needsCertificate: boolean,
): string | null =>
  recentIds.find((id) =>
    workers.some(
      ({ _id, chemicalCertification }) => _id === id && (chemicalCertification || !needsCertificate),
    ),
  ) ?? null

/** Fields that were entered together with a job, itself included. */
export const fieldsTogether = (jobs: readonly Job[], job: Job): string[] =>
  job.batchId == null
    ? [job.fieldId]
    : distinct([job, ...jobs.filter(({ batchId }) => batchId === job.batchId)].map(({ fieldId }) => fieldId))
