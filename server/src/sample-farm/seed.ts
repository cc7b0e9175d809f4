import type { CallInput, Endpoint } from '@vagu/core/endpoint'
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import type { JobDraft } from '@vagu/core/jobs/schema'
import { addMaterial } from '@vagu/core/materials/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { addWorkTime, payWorkPeriod } from '@vagu/core/work-times/contract'
import { addWorker } from '@vagu/core/workers/contract'
import type { SampleFarm } from './sample-farm.ts'

/** Makes one call as the farm's owner; throws when it is refused. */
export type Send = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<unknown>

/** Jobs of one call; the jobs of a field go together, because it is judged as a whole. */
const JOBS_PER_CALL = 400

function* byCall(jobEvents: readonly JobDraft[]): Generator<JobDraft[]> {
  for (let i = 0; i < jobEvents.length; i += JOBS_PER_CALL) yield jobEvents.slice(i, i + JOBS_PER_CALL)
}

/** Hours come after the jobs that they name. */
async function seedHours(send: Send, { entries, paid, late }: SampleFarm['hours']): Promise<void> {
  for (const body of entries) await send(addWorkTime, { body })
  for (const { workerId, ...body } of paid) await send(payWorkPeriod, { params: { workerId }, body })
  for (const body of late) await send(addWorkTime, { body })
}

/** Enters a farm through the same calls that its owner would make. */
export async function seedFarm(send: Send, farm: SampleFarm): Promise<void> {
  for (const body of farm.fields) await send(addField, { body })
  for (const body of farm.requisites) await send(addMaterial, { body })
  for (const body of farm.workers) await send(addWorker, { body })
  for (const body of farm.soilSamples) await send(addSoilSample, { body })
  for (const body of byCall(farm.jobEvents)) await send(addJobs, { body })
  await seedHours(send, farm.hours)
}
