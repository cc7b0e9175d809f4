/** Edits on both sides of a farm that is connected with the simulator, and what came of a run. */
import { PLAIN_JOB } from '@vagu/agency/seed'
import type { AgencyJob, AgencyRecord } from '@vagu/core/agency/wire'
import { changeField, getField } from '@vagu/core/fields/contract'
import { changeJob, getJob } from '@vagu/core/jobs/contract'
import * as pria from '@vagu/core/pria/contract'
import type { PriaDirection, PriaKind } from '@vagu/core/pria/schema'
import { expect } from 'vitest'
import { PriaFarm, YEAR } from './pria.ts'
import type { TestServer } from './test-server.ts'

/** A farm whose fields and crops are at the agency. */
export async function openSent(server: TestServer, fields = 1): Promise<PriaFarm> {
  const farm = await PriaFarm.open(server, fields)
  await farm.sendAll(['fields', 'crops'])
  return farm
}
export const agencyFields = async (farm: PriaFarm) =>
  (await farm.agency.held(YEAR)).flatMap((record) => (record.kind === 'FIELD' ? [record.id] : []))
export const heldJobs = async (farm: PriaFarm) =>
  (await farm.agency.held(YEAR)).flatMap((record) => (record.kind === 'JOB' ? [record] : []))
export const putRecords = (farm: PriaFarm, make: (record: AgencyRecord) => AgencyRecord) =>
  farm.agency.put(YEAR, (records) => records.map(make))
export const putJob = (farm: PriaFarm, body: AgencyJob) =>
  farm.agency.put(YEAR, (records) => [
    ...records,
    {
      kind: 'JOB',
      id: 'uus',
      ownId: null,
      version: 1,
      changedAt: '2026-05-19T09:00:00.000Z',
      changedBy: 'Konsulent',
      body,
    },
  ])
export async function workOn(farm: PriaFarm, change: Partial<AgencyJob> = {}): Promise<AgencyJob> {
  const [fieldId = ''] = await agencyFields(farm)
  return {
    ...PLAIN_JOB,
    fieldId,
    activity: 'TILLAGE',
    name: 'Kultiveerimine',
    startsOn: '2026-05-10',
    endsOn: '2026-05-10',
    areaHa: 8,
    ...change,
  }
}
export async function editJob(farm: PriaFarm, id: string, change: object) {
  const { data } = await farm.farmer.call(getJob, { params: { id } })
  const reply = await farm.farmer.call(changeJob, { params: { id }, body: { ...data, ...change } })
  expect(reply.error).toBeUndefined()
}
export async function editYear(farm: PriaFarm, change: object, i = 0) {
  const params = { id: farm.fieldIds[i] ?? '' }
  const { data } = await farm.farmer.call(getField, { params })
  const yearInfo = data.yearInfo.map((info) => (info.year === YEAR ? { ...info, ...change } : info))
  const reply = await farm.farmer.call(changeField, { params, body: { ...data, yearInfo } })
  expect(reply.error).toBeUndefined()
}
export const yearOf = async (farm: PriaFarm, i = 0) =>
  (await farm.farmer.call(getField, { params: { id: farm.fieldIds[i] ?? '' } })).data.yearInfo.find(
    ({ year }) => year === YEAR,
  )
export const rowOf = async (farm: PriaFarm, kind: PriaKind, agencyId: string) => {
  const row = (await farm.rows(kind)).find((each) => each.agencyId === agencyId)
  if (row === undefined) throw new Error('there is no such row')
  return row
}
export const beginOne = (farm: PriaFarm, kind: PriaKind, choice: { id: string; direction: PriaDirection }) =>
  farm.begin(kind, [choice])
export async function endOf(farm: PriaFarm, id: string) {
  await farm.send()
  return (await farm.run(id)).items.map(({ state, code }) => [state, code])
}
export const receiptsOf = async (farm: PriaFarm, query: object) =>
  (
    await farm.farmer.call(pria.listPriaReceipts, {
      query: { kind: 'jobs', ...query },
    })
  ).data
export const farmJobs = async (farm: PriaFarm) => {
  const all = farm.server.db.selectFrom('job_event').select('id').where('deleted_at', 'is', null)
  return all.where('account_id', '=', farm.farmer.accountId).execute()
}
