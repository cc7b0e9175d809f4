/** A farm with a stock, for tests of its screens: the receipts of the worked example. */
import { addField } from '@vagu/core/fields/contract'
import { addJob } from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { addStockEntry } from '@vagu/core/stock/contract'
import { addWorker } from '@vagu/core/workers/contract'
import { fungicide, spraying } from '../../../server/src/testing/farm.ts'
import { type Farm, openFarm } from './farm.ts'

export const NITRATE = 'Ammooniumnitraat'

export const addFertilizer = async (farm: Farm, name: string): Promise<string> =>
  (
    await farm.does(addMaterial, {
      body: {
        name,
        type: 'fertilizer',
        subtype: 'FERTILIZER',
        subtypeVariant: 'VAETIS_REGISTRIST',
        fertilizerKind: 'MINERAL_FERTILIZER',
        amount: 270,
        unit: 'kg/ha',
      },
    })
  )._id

/** 1 200 kg at 0,40 and 24 000 kg at 0,36. */
export async function openFarmWithStock() {
  const farm = await openFarm()
  const id = await addFertilizer(farm, NITRATE)
  const entry = { requisiteId: id, unit: 'kg', type: 'INCREASE' } as const
  await farm.does(addStockEntry, { body: { ...entry, date: '2026-03-01', amount: 1200, pricePerUnit: 0.4 } })
  await farm.does(addStockEntry, {
    body: { ...entry, date: '2026-04-01', amount: 24_000, pricePerUnit: 0.36 },
  })
  return { farm, id }
}

/** A product of which 12 litres were sprayed on 18 May. */
export async function addSprayed(farm: Farm): Promise<string> {
  const { _id: fieldId } = await farm.does(addField, { body: { name: 'Mäepõld', area: 10 } })
  const { _id: requisiteId } = await farm.does(addMaterial, { body: fungicide })
  const { _id: worker } = await farm.does(addWorker, {
    body: { name: 'Mari Kask', chemicalCertification: true, chemicalWorkerLicenceEndDate: '2030-01-01' },
  })
  const requisites = [{ ...fungicide, requisiteId }]
  await farm.does(addJob, { body: spraying(fieldId, worker, { requisites }) })
  return requisiteId
}
