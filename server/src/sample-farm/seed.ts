import type { CallInput, Endpoint } from '@vagu/core/endpoint'
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import type { JobDraft } from '@vagu/core/jobs/schema'
import { addMaterial } from '@vagu/core/materials/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { addWorker } from '@vagu/core/workers/contract'
import type { SampleFarm } from './sample-farm.ts'

/** Makes one call as the farm's owner; throws when it is refused. */
export type Send = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<unknown>

/** Jobs of one call; the jobs of a field go together, because it is judged as a whole. */
const JOBS_PER_CALL = 400

function* byCall(jobEvents: readonly JobDraft[]): Generator<JobDraft[]> {
  for (let i = 0; i < jobEvents.length; i += JOBS_PER_CALL) yield jobEvents.slice(i, i + JOBS_PER_CALL)
}

/** Enters a farm through the same calls that its owner would make. */
export async function seedFarm(send: Send, farm: SampleFarm): Promise<void> {
  for (const body of farm.fields) await send(addField, { body })
  for (const body of farm.requisites) await send(addMaterial, { body })
  for (const body of farm.workers) await send(addWorker, { body })
  for (const body of farm.soilSamples) await send(addSoilSample, { body })
  for (const body of byCall(farm.jobEvents)) await send(addJobs, { body })
}
