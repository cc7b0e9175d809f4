import * as plan from '@vagu/core/fertilization-plan/contract'
import { deleteField, restoreField } from '@vagu/core/fields/contract'
import { deleteJob } from '@vagu/core/jobs/contract'
import { addMaterial, deleteMaterial } from '@vagu/core/materials/contract'
import * as contract from '@vagu/core/requisite-plan/contract'
import type { RequisitePlanDraft } from '@vagu/core/requisite-plan/schema'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const YEAR = 2027
const id = (last: string) => `01890a5d-ac96-774b-bcce-b3020991${last}`
const wheat = { year: YEAR, mainCrop: { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' } }

type Draft = Partial<z.input<typeof RequisitePlanDraft>>
const line = (fieldId: string, change: Draft = {}) => ({
  fieldId,
  year: YEAR,
  crop: 'talinisu',
  type: 'chemical' as const,
  name: 'Tiltor 300',
  amount: 1.2,
  unit: 'l/ha' as const,
  timeframe: 'SUMMER' as const,
  ...change,
})
const field = (farmer: Client) => addTestField(farmer, { yearInfo: [wheat] })
const material = async (farmer: Client) =>
  (await farmer.call(addMaterial, { body: { ...fungicide, unit: 'l/ha' } })).data._id
const add = async (farmer: Client, fieldId: string, change: Draft = {}) =>
  (await farmer.call(contract.addRequisitePlan, { body: line(fieldId, change) })).data
const yearOf = async (farmer: Client) =>
  (await farmer.call(contract.getRequisitePlan, { params: { year: String(YEAR) }, query: {} })).data
const make = async (farmer: Client, planId: string, jobIds?: string[]) => {
  const worker = await addTestWorker(farmer)
  const body = { year: YEAR, worker, plans: [{ planId, jobIds }] }
  return farmer.call(contract.makeJobsOfPlans, { body })
}

onBothEngines('the requisite plan', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getRequisitePlan,
    input: async (owner) => ({ params: { year: '2027' }, query: { fieldId: await addTestField(owner) } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.addRequisitePlan,
    input: async (owner) => ({ body: line(await addTestField(owner)) }),
    namesRecord: true,
    wrong: { body: { ...line(id('0001')), amount: 0 }, path: 'amount' },
  })
  askFourQuestions(server, {
    endpoint: contract.addRequisitePlans,
    input: async (owner) => ({ body: { plans: [line(await addTestField(owner))] } }),
    namesRecord: true,
    wrong: { body: { plans: [line('x')] }, path: 'plans.0.fieldId' },
  })
  askFourQuestions(server, {
    endpoint: contract.changeRequisitePlan,
    input: async (owner) => {
      const fieldId = await addTestField(owner)
      const { _id } = await add(owner, fieldId)
      return { params: { id: _id }, body: line(fieldId, { amount: 1 }) }
    },
    namesRecord: true,
    wrong: { body: { ...line(id('0001')), times: 0 }, path: 'times' },
  })
  askFourQuestions(server, {
    endpoint: contract.deleteRequisitePlan,
    input: async (owner) => ({ params: { id: (await add(owner, await addTestField(owner)))._id } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.deleteRequisitePlans,
    input: async (owner) => ({ body: { ids: [(await add(owner, await addTestField(owner)))._id] } }),
    namesRecord: true,
    wrong: { body: { ids: [] }, path: 'ids' },
  })
  askFourQuestions(server, {
    endpoint: contract.restoreRequisitePlans,
    input: async (owner) => ({ body: { ids: [(await add(owner, await addTestField(owner)))._id] } }),
    namesRecord: true,
    wrong: { body: { ids: ['x'] }, path: 'ids.0' },
  })
  askFourQuestions(server, {
    endpoint: contract.changeCropTemplate,
    input: async (owner) => ({
      body: {
        crop: 'talinisu',
        updatedAt: null,
        lines: [{ ...line(''), requisiteId: await material(owner) }],
      },
    }),
    namesRecord: true,
    wrong: { body: { crop: 'talinisu', updatedAt: null, lines: [{}] }, path: 'lines.0.name' },
  })
  askFourQuestions(server, {
    endpoint: contract.makeJobsOfPlans,
    input: async (owner) => ({
      body: { year: YEAR, plans: [{ planId: (await add(owner, await addTestField(owner)))._id }] },
    }),
    namesRecord: true,
    wrong: { body: { year: YEAR, plans: [] }, path: 'plans' },
  })

  describe('a line', () => {
    it('is read back with the field and what nobody has done of it', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const requisiteId = await material(farmer)
      const made = await add(farmer, fieldId, { requisiteId, times: 2, area: 4.5 })
      const { plans, fields } = await yearOf(farmer)
      expect(fields).toMatchObject([{ fieldId, area: 10, crop: 'talinisu' }])
      expect(plans).toMatchObject([
        { ...made, source: 'MANUAL', area: 4.5, marks: [], timesDone: 0, timesCovered: 0, jobEventIds: [] },
      ])
    })
    it('is added once, however often it is sent', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const body = { ...line(fieldId), _id: id('0010') }
      const [one, again] = [
        await farmer.call(contract.addRequisitePlan, { body }),
        await farmer.call(contract.addRequisitePlan, { body }),
      ]
      expect(again.data).toEqual(one.data)
      expect((await yearOf(farmer)).plans).toHaveLength(1)
      const other = await farmer.call(contract.addRequisitePlan, { body: { ...body, amount: 3 } })
      expect([other.status, other.error?.code]).toEqual([409, 'idTaken'])
    })
    it('is one of 200 of its field in the year at most', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const many = (count: number) => Array.from({ length: count }, () => line(fieldId))
      const full = await farmer.call(contract.addRequisitePlans, { body: { plans: many(200) } })
      expect(full.error).toBeUndefined()
      const reply = await farmer.call(contract.addRequisitePlan, { body: line(fieldId) })
      expect(reply.error?.fields).toMatchObject([{ path: 'fieldId', code: 'tooManyLines' }])
      expect((await yearOf(farmer)).plans).toHaveLength(200)
    })
    it('is not changed over what somebody else has stored', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const { _id, updatedAt } = await add(farmer, fieldId)
      const put = (amount: number) =>
        farmer.call(contract.changeRequisitePlan, {
          params: { id: _id },
          body: { ...line(fieldId, { amount }), updatedAt },
        })
      expect((await put(2)).data).toMatchObject({ amount: 2 })
      const late = await put(3)
      expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
    })
    it('is deleted and brought back, with others or alone', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const ids = [(await add(farmer, fieldId))._id, (await add(farmer, fieldId))._id]
      await farmer.call(contract.deleteRequisitePlans, { body: { ids } })
      expect((await yearOf(farmer)).plans).toEqual([])
      const body = { ids }
      await farmer.call(contract.restoreRequisitePlans, { body })
      expect((await farmer.call(contract.restoreRequisitePlans, { body })).data).toHaveLength(2)
      await farmer.call(contract.deleteRequisitePlan, { params: { id: ids[0] ?? '' } })
      expect((await yearOf(farmer)).plans).toMatchObject([{ _id: ids[1] }])
    })
    it('names a material of the farm, or the farmer’s own words', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const reply = await farmer.call(contract.addRequisitePlan, {
        body: line(fieldId, { requisiteId: id('00ff') }),
      })
      expect([reply.status, reply.error?.fields?.map(({ path }) => path)]).toEqual([404, ['requisiteId']])
      await add(farmer, fieldId, { type: { typeName: 'Kile' }, name: 'Kile', unit: 'tk' })
      expect((await yearOf(farmer)).plans).toMatchObject([
        { type: { typeName: 'Kile' }, marks: ['notInRegister'] },
      ])
    })
    it('keeps a material that was deleted, and says so', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const requisiteId = await material(farmer)
      const { _id, updatedAt } = await add(farmer, fieldId, { requisiteId })
      await farmer.call(deleteMaterial, { params: { id: requisiteId } })
      const body = { ...line(fieldId, { requisiteId, amount: 1 }), updatedAt }
      const reply = await farmer.call(contract.changeRequisitePlan, { params: { id: _id }, body })
      expect(reply.data).toMatchObject({ amount: 1, name: 'Tiltor 300' })
      expect((await yearOf(farmer)).plans[0]?.marks).toEqual(['notInRegister'])
    })
  })

  describe('what is to be looked at', () => {
    it('is another crop, another unit, and more hectares than the field has', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const requisiteId = await material(farmer)
      await add(farmer, fieldId, { requisiteId, crop: 'suviraps', unit: 'kg/ha', area: 11 })
      expect((await yearOf(farmer)).plans[0]?.marks).toEqual(['cropChanged', 'areaAbove', 'otherUnit'])
    })
    it('is a field that is none in the year any more, with its lines', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const { _id } = await add(farmer, fieldId)
      await farmer.call(deleteField, { params: { id: fieldId } })
      const { plans, orphans } = await yearOf(farmer)
      expect(plans).toEqual([])
      expect(orphans).toMatchObject([{ fieldId, fieldName: 'Kivi', reason: 'deleted', plans: [{ _id }] }])
      await farmer.call(contract.deleteRequisitePlan, { params: { id: _id } })
      expect((await yearOf(farmer)).orphans).toEqual([])
      await farmer.call(restoreField, { params: { id: fieldId } })
    })
  })

  describe('jobs of a line', () => {
    it('are made for each use, once, however often they are asked', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const requisiteId = await material(farmer)
      const { _id } = await add(farmer, fieldId, { requisiteId, times: 2 })
      const reply = await make(farmer, _id, [id('00e1')])
      expect(reply.error).toBeUndefined()
      const first = reply.data
      expect(first.jobs).toMatchObject([{ jobId: id('00e1'), isNew: true }, { isNew: true }])
      const again = (await make(farmer, _id, [id('00e1')])).data
      expect(again.jobs).toEqual(first.jobs.map((job) => ({ ...job, isNew: false })))
      expect((await yearOf(farmer)).plans).toMatchObject([
        { timesCovered: 2, timesDone: 0, jobEventIds: first.jobs.map(({ jobId }) => jobId) },
      ])
    })
    it('name who sprays, with the certificate', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const { _id } = await add(farmer, fieldId, { requisiteId: await material(farmer), times: 2 })
      const reply = await farmer.call(contract.makeJobsOfPlans, {
        body: { year: YEAR, plans: [{ planId: _id }] },
      })
      expect([reply.status, reply.error?.fields?.map(({ path }) => path)]).toEqual([422, ['worker']])
    })
    it('carry the material as the farm has it', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const { _id } = await add(farmer, fieldId, { requisiteId: await material(farmer) })
      const [made] = (await make(farmer, _id)).data.jobs
      const job = await server()
        .db.selectFrom('job_event')
        .selectAll()
        .where('id', '=', made?.jobId ?? '')
        .executeTakeFirst()
      expect(job).toMatchObject({ status: 'PLANNED', category_key: 'plant-protection', crop_year: YEAR })
      expect(JSON.parse(job?.document ?? '')).toMatchObject({
        plannedYear: YEAR,
        area: 10,
        requisites: [{ name: 'Tiltor 300', harvestDelayDays: 35, amount: 1.2, unit: 'l/ha' }],
      })
    })
    it('are made again once they were deleted, and stay linked when the line changes', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const requisiteId = await material(farmer)
      const { _id } = await add(farmer, fieldId, { requisiteId })
      const [one] = (await make(farmer, _id)).data.jobs
      const body = line(fieldId, { requisiteId, amount: 0.9 })
      await farmer.call(contract.changeRequisitePlan, { params: { id: _id }, body })
      expect((await yearOf(farmer)).plans).toMatchObject([{ amount: 0.9, jobEventIds: [one?.jobId] }])
      await farmer.call(deleteJob, { params: { id: one?.jobId ?? '' } })
      expect((await yearOf(farmer)).plans).toMatchObject([{ timesCovered: 0, jobEventIds: [] }])
      expect((await make(farmer, _id)).data.jobs).toMatchObject([{ isNew: true }])
    })
    it('are none where the fertilization plan or a done job stands for the use', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const spread = { name: 'AN 34,4', amount: 270, unit: 'kg/ha' as const, timeframe: 'SPRING' as const }
      const fertilizations = [{ ...spread, _id: id('00a1') }]
      await farmer.call(plan.changeFertilizationPlan, {
        body: { year: YEAR, fields: [{ fieldId, updatedAt: null, fertilizations }] },
      })
      const { _id } = await add(farmer, fieldId, { ...spread, type: { typeName: 'AN' } })
      expect((await make(farmer, _id)).data.jobs).toEqual([])
      expect((await yearOf(farmer)).plans).toMatchObject([{ timesCovered: 1, timesDone: 0 }])
    })
    it('are not made of a product that the farm no longer has, and then of none', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const requisiteId = await material(farmer)
      const { _id } = await add(farmer, fieldId, { requisiteId })
      const own = await add(farmer, fieldId, { type: { typeName: 'Kile' }, name: 'Kile', unit: 'tk' })
      await farmer.call(deleteMaterial, { params: { id: requisiteId } })
      const reply = await farmer.call(contract.makeJobsOfPlans, {
        body: { year: YEAR, plans: [{ planId: own._id }, { planId: _id }] },
      })
      expect([reply.status, reply.error?.fields?.map(({ path }) => path)]).toEqual([422, ['plans.1.planId']])
      expect((await yearOf(farmer)).plans.map(({ timesCovered }) => timesCovered)).toEqual([0, 0])
      expect((await make(farmer, own._id)).data.jobs).toMatchObject([{ isNew: true }])
    })
    it('are no more than 1000 at once', async () => {
      const farmer = await server().farmer()
      const fieldId = await field(farmer)
      const own = { type: { typeName: 'Kile' }, name: 'Kile', unit: 'tk' as const, times: 20 }
      const lines = Array.from({ length: 51 }, () => line(fieldId, own))
      const { plans } = (await farmer.call(contract.addRequisitePlans, { body: { plans: lines } })).data
      const body = { year: YEAR, plans: plans.map(({ _id }) => ({ planId: _id })) }
      const reply = await farmer.call(contract.makeJobsOfPlans, { body })
      expect(reply.error?.fields).toMatchObject([{ path: 'plans', code: 'tooManyJobs' }])
      expect((await yearOf(farmer)).plans.every(({ timesCovered }) => timesCovered === 0)).toBe(true)
    })
    it('count as done where a job was entered without the plan', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer, { yearInfo: [{ ...wheat, year: 2026 }] })
      const requisiteId = await material(farmer)
      const body = line(fieldId, { requisiteId, year: 2026, timeframe: 'SPRING' })
      await farmer.call(contract.addRequisitePlan, { body })
      const job = spraying(fieldId, await addTestWorker(farmer), {
        requisites: [{ ...fungicide, requisiteId }],
      })
      const done = await addTestJob(
        farmer,
        { ...job, yield: null, yieldUnit: null, yieldType: null },
        fieldId,
      )
      const reply = await farmer.call(contract.getRequisitePlan, { params: { year: '2026' }, query: {} })
      expect(reply.data.plans).toMatchObject([{ timesDone: 1, jobEventIds: [done._id] }])
    })
  })

  describe('the template of a crop', () => {
    const put = (farmer: Client, updatedAt: string | null, amounts: number[]) =>
      farmer.call(contract.changeCropTemplate, {
        body: {
          crop: 'talinisu',
          updatedAt,
          lines: amounts.map((amount) => line('', { amount, type: { typeName: 'Muu' } })),
        },
      })
    it('is read back, replaced, and gone where it is empty', async () => {
      const farmer = await server().farmer()
      const { updatedAt } = (await put(farmer, null, [1, 2])).data
      expect((await yearOf(farmer)).templates).toMatchObject([
        { crop: 'talinisu', lines: [{ amount: 1 }, { amount: 2 }] },
      ])
      const emptied = await put(farmer, updatedAt, [])
      expect(emptied.error).toBeUndefined()
      expect((await yearOf(farmer)).templates).toEqual([])
      // nobody sees the emptied one: it is none to whoever makes another
      expect((await put(farmer, null, [3])).error).toBeUndefined()
      expect((await yearOf(farmer)).templates).toMatchObject([{ lines: [{ amount: 3 }] }])
    })
    it('is not written over what somebody else has stored; the same again is no conflict', async () => {
      const farmer = await server().farmer()
      await put(farmer, null, [1])
      expect((await put(farmer, null, [1])).error).toBeUndefined()
      const late = await put(farmer, null, [2])
      expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
    })
  })
})
