/** Records of a small farm for tests: fields, a certified worker, a spraying and a harvest that are right in every part. */
import { addField } from '@vagu/core/fields/contract'
import { addWorker } from '@vagu/core/workers/contract'
import type { Client } from './client.ts'

export async function addTestField(farmer: Client, body: object = {}): Promise<string> {
  const reply = await farmer.call(addField, { body: { name: 'Kivi', area: 10, ...body } })
  return reply.data._id
}

/** A worker with a plant-protection certificate. */
export async function addTestWorker(farmer: Client, name = 'Mari Kask'): Promise<string> {
  const body = { name, chemicalCertification: true, chemicalWorkerLicenceEndDate: '2030-01-01' }
  return (await farmer.call(addWorker, { body })).data._id
}

/** A fungicide that closes the field for work for 2 days and for harvest for 35. */
export const fungicide = {
  name: 'Tiltor 300',
  type: 'chemical' as const,
  subtype: 'fungitsiid',
  subtypeVariant: 'TKV_MUU',
  ingredients: [{ name: 'protiokonasool', code: 'PTZ' }],
  workDelayDays: 2,
  harvestDelayDays: 35,
  usageTimes: 2,
  amount: 1.2,
  unit: 'l/ha' as const,
}

export const spraying = (fieldId: string, worker: string, change: object = {}) => ({
  fieldId,
  worker,
  status: 'DONE',
  jobCategory: { name: 'Taimekaitse' },
  job: { name: 'Pritsimine' },
  area: 10,
  date: '2026-05-18',
  endDate: '2026-05-18',
  requisites: [fungicide],
  ...change,
})

export const harvest = (fieldId: string, change: object = {}) => ({
  fieldId,
  status: 'DONE',
  jobCategory: { name: 'Koristus' },
  job: { name: 'Koristus' },
  area: 10,
  date: '2026-05-20',
  endDate: '2026-05-20',
  yield: 40,
  yieldUnit: 't',
  yieldType: 'Terad',
  ...change,
})
