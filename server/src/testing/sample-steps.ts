/** Soil samples of a farm in a history by chance: they come, change, go and come back. */
import * as soil from '@vagu/core/soil-samples/contract'
import { addDays } from '@vagu/core/time/day'
import type { Client } from './client.ts'
import { FIRST_DAY, type Step, type StepSoil } from './farm-steps.ts'

interface SampledFarm {
  readonly farmer: Client
  readonly fieldIds: readonly string[]
  readonly sampleIds: string[]
}

const sampleOf = ({ fieldIds }: SampledFarm, { field, after, ...figures }: StepSoil) => ({
  fieldId: fieldIds[field] ?? '',
  date: addDays(FIRST_DAY, after),
  ...figures,
})

/** Samples come in pairs, for a field of that size needs two. */
export async function runSamples(
  farm: SampledFarm,
  what: Extract<Step, { kind: 'sample' | 'change sample' | 'turn sample' }>,
): Promise<void> {
  const { farmer, sampleIds } = farm
  if (what.kind === 'sample') {
    for (const body of [sampleOf(farm, what.soil), sampleOf(farm, what.soil)])
      sampleIds.push((await farmer.call(soil.addSoilSample, { body })).data._id)
    return
  }
  const id = sampleIds[what.which % (sampleIds.length || 1)]
  if (id === undefined) return
  const params = { id }
  if (what.kind === 'change sample')
    await farmer.call(soil.changeSoilSample, { params, body: sampleOf(farm, what.soil) })
  else {
    const { status } = await farmer.call(soil.deleteSoilSample, { params })
    if (status === 404) await farmer.call(soil.restoreSoilSample, { params })
  }
}
