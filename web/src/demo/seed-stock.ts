import { addStockEntry } from '@vagu/core/stock/contract'
import type { SampleFarm } from '@vagu/server/sample-farm/sample-farm'
import type { Send } from '@vagu/server/sample-farm/seed'
import { sampleStock } from '@vagu/server/sample-farm/stock'
import { newId } from '../lib/new-id.ts'

/** Fills the stock of the demo. */
export async function seedStock(send: Send, farm: SampleFarm, today: string): Promise<void> {
  for (const body of sampleStock(farm, { today, newId })) await send(addStockEntry, { body })
}
