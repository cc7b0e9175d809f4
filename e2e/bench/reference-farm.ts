/** The reference farm for the pages of planning, stock and money: five seasons with all that they show, and 2,000 materials in stock. */
import { addMaterial } from '@vagu/core/materials/contract'
import { MaterialDraft } from '@vagu/core/materials/schema'
import { addStockEntry } from '@vagu/core/stock/contract'
import { StockEntryDraft } from '@vagu/core/stock/schema'
import { fillFarm, REFERENCE } from '../../server/bench/fill.ts'
import { fungicide } from '../../server/src/testing/farm.ts'
import { today } from '../../web/src/lib/today.ts'
import { type FarmApi, newId } from '../farm-api.ts'
import { MOST_MATERIALS, productName } from './farm.ts'

const SEASONS = 5
/** In the middle of a season that is over or runs: some of it is done, some planned. */
const MIDDLE = '06-20'
/** Calls on their way at a time. */
const AT_ONCE = 20

const thisYear = Number(today().slice(0, 4))
/** Last season of the farm. */
export const LAST_SEASON = today() >= `${thisYear}-${MIDDLE}` ? thisYear : thisYear - 1

async function addToStock(farm: FarmApi, index: number): Promise<void> {
  const { _id } = await farm.call(addMaterial, {
    body: MaterialDraft.parse({ ...fungicide, name: productName(index) }),
  })
  const common = { requisiteId: _id, unit: 'l', batchNo: `P${index}`, expiresOn: `${LAST_SEASON + 2}-03-01` }
  const counted = { ...common, type: 'CURRENT_BALANCE', date: `${LAST_SEASON - 1}-10-01`, amount: 20 }
  const received = {
    ...common,
    type: 'INCREASE',
    date: `${LAST_SEASON}-04-01`,
    amount: 10,
    pricePerUnit: 20 + (index % 90),
  }
  for (const entry of [counted, received])
    await farm.call(addStockEntry, { body: StockEntryDraft.parse({ _id: newId(), ...entry }) })
}

export async function fillReferenceFarm(farm: FarmApi): Promise<void> {
  const { requisites } = await fillFarm(async (endpoint, input) => void (await farm.call(endpoint, input)), {
    ...REFERENCE,
    years: Array.from({ length: SEASONS }, (_, i) => LAST_SEASON - SEASONS + 1 + i),
    today: `${LAST_SEASON}-${MIDDLE}`,
    newId,
  })
  const more = MOST_MATERIALS - requisites.length
  for (let i = 0; i < more; i += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, more - i) }, (_, k) => addToStock(farm, i + k)))
}
