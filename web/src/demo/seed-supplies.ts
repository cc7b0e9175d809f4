import { addRequisitePlans, changeCropTemplate } from '@vagu/core/requisite-plan/contract'
import { addSupplyOrder, changeSupplySetting } from '@vagu/core/supplies/contract'
import type { SampleFarm } from '@vagu/server/sample-farm/sample-farm'
import type { Send } from '@vagu/server/sample-farm/seed'
import { sampleSupplies } from '@vagu/server/sample-farm/supplies'
import { newId } from '../lib/new-id.ts'

/** Fills the requisite plan of the demo, and what is to be bought. */
export async function seedSupplies(
  send: Send,
  farm: SampleFarm,
  { year, today }: { readonly year: number; readonly today: string },
): Promise<void> {
  const { plans, templates, settings, orders } = sampleSupplies(farm, { year, today, newId })
  await send(addRequisitePlans, { body: { plans } })
  for (const body of templates) await send(changeCropTemplate, { body })
  for (const body of settings) await send(changeSupplySetting, { body })
  for (const body of orders) await send(addSupplyOrder, { body })
}
