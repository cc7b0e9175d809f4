import type { JobEvent } from '@vagu/core/job-events/schema'
import type { Worker } from '@vagu/core/workers/schema'
import { asRate, linkedAmountOf } from '../../farm/materials/amount.ts'
import type { RecentUse } from '../../farm/materials/material-options.ts'

const distinct = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id != null)),
]

/** Materials of late with how much of them was used, newest first, each once. */
export function recentUses(events: readonly JobEvent[]): RecentUse[] {
  const uses = events.flatMap(({ requisites, area }) =>
    requisites.flatMap(({ requisiteId, amount, unit }) =>
      requisiteId == null ? [] : [{ requisiteId, amount: asRate(linkedAmountOf(amount, unit), area) }],
    ),
  )
  return [...new Map(uses.toReversed().map((use) => [use.requisiteId, use])).values()].toReversed()
}

/** Workers of late, newest first. */
export const recentWorkers = (events: readonly JobEvent[]): string[] =>
  distinct(events.map(({ worker }) => worker))

/** What was found of late, newest first: keys of targets and the farmer's own words. */
export const recentTargets = (events: readonly JobEvent[]): string[] =>
  distinct(events.flatMap(({ inspections }) => inspections.map(({ target }) => target)))

/** Who took soil samples of late, newest first. */
export const recentSamplers = (events: readonly JobEvent[]): string[] =>
  distinct(events.map(({ soilSampler }) => soilSampler))

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
export const fieldsTogether = (events: readonly JobEvent[], event: JobEvent): string[] =>
  event.batchId == null
    ? [event.fieldId]
    : distinct(
        [event, ...events.filter(({ batchId }) => batchId === event.batchId)].map(({ fieldId }) => fieldId),
      )
