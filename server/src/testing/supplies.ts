/** Orders, plans and jobs of one fertilizer. */
import { addMaterial } from '@vagu/core/materials/contract'
import { getStock } from '@vagu/core/stock/contract'
import * as contract from '@vagu/core/supplies/contract'
import type { SupplyOrder } from '@vagu/core/supplies/schema'
import type { z } from 'zod'
import type { Client } from './client.ts'

export const YEAR = 2026
export const id = (last: string) => `01890a5d-ac96-774b-bcce-b3020991${last}`
export const AN = {
  name: 'AN 34,4',
  type: 'fertilizer' as const,
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER' as const,
}
export const material = async (farmer: Client, change: object = {}) =>
  (await farmer.call(addMaterial, { body: { ...AN, ...change } })).data._id

/** A job that spread so much of a material. */
export const spread = (requisiteId: string, amount: number, change: object = {}) => ({
  jobCategory: { name: 'Väetamine' },
  job: { name: 'Väetamine' },
  date: '2026-04-20',
  endDate: '2026-04-20',
  yield: null,
  yieldUnit: null,
  yieldType: null,
  requisites: [{ ...AN, requisiteId, amount, unit: 'kg/ha' }],
  ...change,
})
export const planLine = (fieldId: string, requisiteId: string, change: object = {}) => ({
  fieldId,
  year: YEAR,
  type: 'fertilizer' as const,
  requisiteId,
  name: AN.name,
  amount: 270,
  unit: 'kg/ha' as const,
  timeframe: 'SPRING' as const,
  ...change,
})
export const planOf = async (farmer: Client) =>
  (await farmer.call(contract.getSuppliesPlan, { params: { year: String(YEAR) } })).data
export const rowOf = async (farmer: Client) => (await planOf(farmer)).rows[0]
export const setting = (farmer: Client, requisiteId: string, change: object = {}) =>
  farmer.call(contract.changeSupplySetting, {
    body: { requisiteId, unit: 'kg', packSize: 500, supplier: 'Baltic Agro', updatedAt: null, ...change },
  })

type Line = z.input<typeof SupplyOrder>['lines'][number]
export const orderLine = (requisiteId: string | null, change: Partial<Line> = {}): Line => ({
  _id: id('0a01'),
  requisiteId,
  name: AN.name,
  amount: 1500,
  unit: 'kg',
  packs: 3,
  packSize: 500,
  pricePerUnit: 0.36,
  ...change,
})
export const order = (requisiteId: string | null, change: Partial<Line> = {}) => ({
  _id: id('0b01'),
  year: YEAR,
  supplier: 'Baltic Agro',
  orderedOn: '2026-03-01',
  lines: [orderLine(requisiteId, change)],
})
export const putOrder = (
  farmer: Client,
  requisiteId: string | null,
  { supplier = 'Baltic Agro', ...change }: Partial<Line> & { supplier?: string } = {},
) => {
  const { _id, ...content } = order(requisiteId, change)
  return farmer.call(contract.changeSupplyOrder, { params: { id: _id }, body: { ...content, supplier } })
}
export const stockOf = async (farmer: Client, requisiteId: string) => {
  const { data } = await farmer.call(getStock, { query: { requisiteId, end: '2026-05-20' } })
  return data.items[0]
}
export const RECEIVED = { receivedOn: '2026-03-10', paidPrice: 0.36 }
