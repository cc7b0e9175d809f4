import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { deletedOf, restoreVersionOf, versionsOf } from '../history-calls.ts'
import { DeletedRecord, versionOf } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { Year, YearInPath } from '../time/schema.ts'
import {
  OtherCropPlan,
  SuppliesPlan,
  SupplyOrder,
  SupplyOrderChange,
  SupplyOrderDraft,
  SupplySetting,
  SupplySettingChange,
} from './schema.ts'

const params = z.object({ id: Id })

export const getSuppliesPlan = endpoint('GET', '/supplies-plans/{year}', {
  summary:
    'The supplies usage plan of a crop year: what jobs and plans take of each material, each need once, what is done, in the stock and on order, and what is to be bought in whole packs',
  params: z.object({ year: YearInPath }),
  reply: SuppliesPlan,
})
export const getOtherCropPlan = endpoint('GET', '/supplies-plans/{year}/other-crop', {
  summary:
    'What another crop on a field would change of what is to be bought in a crop year, by the needs of other fields of that crop, else by its template. Stores nothing',
  params: z.object({ year: YearInPath }),
  query: z.object({ fieldId: Id, crop: z.string().min(1, 'required').max(60, 'tooLong') }),
  refuses: ['notFound'],
  reply: OtherCropPlan,
})
export const changeSupplySetting = endpoint('PUT', '/supply-settings', {
  summary:
    'Sets how a material is bought: size of a pack, reserve, price, supplier. A 409 brings the stored ones that somebody else has changed',
  writes: ['supplySettings'],
  body: SupplySettingChange,
  refuses: ['notFound', 'conflict'],
  reply: SupplySetting,
})
export const listSupplyOrders = endpoint('GET', '/supply-orders', {
  summary: 'Orders of materials, of all years or of one, the newest first',
  query: z.object({ year: z.coerce.number<string>().pipe(Year).optional() }),
  reply: z.array(SupplyOrder),
})
export const addSupplyOrder = endpoint('POST', '/supply-orders', {
  summary: 'Adds an order of materials; a line that was received goes to the stock once',
  writes: ['supplyOrders', 'stockEntries'],
  body: SupplyOrderDraft,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: SupplyOrder,
})
export const changeSupplyOrder = endpoint('PUT', '/supply-orders/{id}', {
  summary:
    'Changes an order. A line that was received goes to the stock once, and leaves it again where it was not received after all',
  writes: ['supplyOrders', 'stockEntries'],
  params,
  body: SupplyOrderChange,
  refuses: ['notFound', 'conflict', 'idTaken'],
  reply: SupplyOrder,
})
export const deleteSupplyOrder = endpoint('DELETE', '/supply-orders/{id}', {
  summary: 'Deletes an order; what was received of it stays in the stock',
  writes: ['supplyOrders'],
  params,
  reply: Nothing,
})
export const restoreSupplyOrder = endpoint('POST', '/supply-orders/{id}/restore', {
  summary: 'Brings a deleted order back',
  writes: ['supplyOrders'],
  params,
  reply: SupplyOrder,
})

export const listDeletedSupplyOrders = deletedOf(
  '/supply-orders',
  'orders of materials',
  DeletedRecord.extend({ year: z.number(), lines: z.int() }),
)
export const listSupplyOrderVersions = versionsOf(
  '/supply-orders',
  'order of materials',
  versionOf(SupplyOrder),
)
export const restoreSupplyOrderVersion = restoreVersionOf('/supply-orders', 'order of materials', {
  record: SupplyOrder,
  writes: ['supplyOrders', 'stockEntries'],
})
