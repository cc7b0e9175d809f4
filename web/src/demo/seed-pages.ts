/** Contents of pages that the sample farm leaves empty: supplies, something deleted, crops and fertilizer planned ahead, yields counted on. */
import { addMaterial, deleteMaterial } from '@vagu/core/materials/contract'
import { changeRotationCells } from '@vagu/core/rotation/contract'
import type { SampleFarm } from '@vagu/server/sample-farm/sample-farm'
import type { Send } from '@vagu/server/sample-farm/seed'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import { newId } from '../lib/new-id.ts'
import { seedFertilizationPlan } from './seed-plan.ts'

const SUPPLIES = ['Rullivõrk 123 cm', 'Silokile 500 mm', 'Söödasool'] as const
const DELETED = 'Nöör 400 m'
/** Tonnes per hectare that crops are usually hoped to give. */
const GOALS: Readonly<Record<string, number>> = {
  talinisu: 5.5,
  suvioder: 5,
  kaer: 4.8,
  taliraps: 3.2,
  poldhernes: 2.8,
}
/** Every so many fields have no plan yet: the suggestion fills them. */
const UNPLANNED = 3

async function seedSupplies(send: Send): Promise<void> {
  for (const name of SUPPLIES) await send(addMaterial, { body: { name, type: 'material' } })
  const _id = newId()
  await send(addMaterial, { body: { _id, name: DELETED, type: 'material' } })
  await send(deleteMaterial, { params: { id: _id } })
}

/** Crops that stood on the fields come back three years later. */
function plannedCells({ fields }: SampleFarm, year: number) {
  return fields.flatMap(({ _id, yearInfo }, index) => {
    const crop = yearInfo.find((info) => info.year === year - 3)?.mainCrop?.crop
    return crop && index % UNPLANNED > 0 ? [{ fieldId: _id, year, crop }] : []
  })
}

function goals({ fields }: SampleFarm, year: number) {
  return fields.flatMap(({ _id, yearInfo }) => {
    const crop = yearInfo.find((info) => info.year === year)?.mainCrop?.crop
    const perHa = crop === undefined ? undefined : GOALS[crop]
    return crop && perHa ? [{ fieldId: _id, crop, perHa, unit: 't' as const }] : []
  })
}

/** Enters them by the calls of the pages; `year` is the last season of the farm. */
export async function seedPages(send: Send, farm: SampleFarm, year: number): Promise<void> {
  await seedSupplies(send)
  await send(changeRotationCells, { body: { cells: plannedCells(farm, year + 1) } })
  for (const each of [year - 1, year])
    await send(changeYieldGoals, { params: { year: each }, body: { yields: goals(farm, each) } })
  await seedFertilizationPlan(send, farm, year)
}
