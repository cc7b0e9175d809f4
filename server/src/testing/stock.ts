/** Records that tests of the stock stand on: a fertilizer, entries of it, and jobs that spread it. */
import { addMaterial } from '@vagu/core/materials/contract'
import { addJob } from '@vagu/core/jobs/contract'
import type { CallInput } from '@vagu/core/endpoint'
import { addStockEntry, getStock } from '@vagu/core/stock/contract'
import type { StockItem } from '@vagu/core/stock/schema'
import type { Client } from './client.ts'

export const nitrate = {
  name: 'Ammooniumnitraat AN 34,4',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'MINERAL_NITROGEN',
  fertilizerKind: 'MINERAL_FERTILIZER',
  nutrient: { N: 34.4 },
} as const

export const addNitrate = async (farmer: Client, body: object = {}): Promise<string> =>
  (await farmer.call(addMaterial, { body: { ...nitrate, ...body } })).data._id

type Draft = CallInput<typeof addStockEntry>['body']
export const entryOf = (requisiteId: string, more: Partial<Draft> = {}): Draft => ({
  requisiteId,
  unit: 'kg',
  type: 'INCREASE',
  date: '2026-04-10',
  amount: 500,
  ...more,
})
export const enter = async (farmer: Client, requisiteId: string, more: Partial<Draft> = {}) =>
  (await farmer.call(addStockEntry, { body: entryOf(requisiteId, more) })).data

/** A job that spreads so much of the fertilizer in all. */
export const spread = async (
  farmer: Client,
  fieldId: string,
  { requisite, ...more }: { requisite: object; date: string; [member: string]: unknown },
): Promise<string> => {
  const body = {
    fieldId,
    status: 'DONE',
    jobCategory: { name: 'Väetamine' },
    job: { name: 'Väetamine' },
    area: 10,
    endDate: more.date,
    requisites: [{ ...nitrate, unit: 'kg', ...requisite }],
    ...more,
  }
  return (await farmer.call(addJob, { body })).data._id
}

export const stockOf = async (
  farmer: Client,
  query: CallInput<typeof getStock>['query'] = {},
): Promise<StockItem[]> => (await farmer.call(getStock, { query })).data.items
