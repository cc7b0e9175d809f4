import * as contract from '@vagu/core/fertilization-plan/contract'
import type { Application } from '@vagu/core/fertilization-plan/schema'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const YEAR = 2027
const id = (last: string) => `01890a5d-ac96-774b-bcce-b3020991${last}`
type Wanted = z.input<typeof Application>
const AN: Wanted = {
  _id: id('00a1'),
  name: 'AN 34,4',
  fertilizerKind: 'MINERAL_FERTILIZER',
  nutrient: { N: 34.4, P: 0, K: 0 },
  amount: 270,
  unit: 'kg/ha',
  timeframe: 'SPRING',
  overlapPercentage: 3,
}
const wheat = { year: YEAR, mainCrop: { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' } }
const peas = { year: YEAR - 1, mainCrop: { crop: 'poldhernes', yieldType: 'Terad', yieldUnit: 't' } }

const put = (
  farmer: Client,
  fieldId: string,
  {
    updatedAt = null,
    fertilizations = [AN],
    ...more
  }: object & { updatedAt?: string | null; fertilizations?: Wanted[] } = {},
) =>
  farmer.call(contract.changeFertilizationPlan, {
    body: {
      year: YEAR,
      fields: [{ fieldId, updatedAt, crop: 'talinisu', goalYield: 6, fertilizations, ...more }],
    },
  })
const planOf = async (farmer: Client) =>
  (await farmer.call(contract.getFertilizationPlan, { query: { year: String(YEAR) } })).data
const make = (farmer: Client, fieldId: string, jobId?: string) =>
  farmer.call(contract.makePlannedJobs, {
    body: { year: YEAR, applications: [{ fieldId, applicationId: AN._id, jobId }] },
  })

onBothEngines('the fertilization plan', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getFertilizationPlan,
    input: async (owner) => ({ query: { year: String(YEAR), fieldId: await addTestField(owner) } }),
    namesRecord: true,
    wrong: { query: { year: 'x' }, path: 'year' },
  })
  askFourQuestions(server, {
    endpoint: contract.changeFertilizationPlan,
    input: async (owner) => ({
      body: { year: YEAR, fields: [{ fieldId: await addTestField(owner), updatedAt: null }] },
    }),
    namesRecord: true,
    wrong: { body: { year: YEAR, fields: [{ fieldId: 'x', updatedAt: null }] }, path: 'fields.0.fieldId' },
  })
  askFourQuestions(server, {
    endpoint: contract.makePlannedJobs,
    input: async (owner) => {
      const fieldId = await addTestField(owner)
      await put(owner, fieldId)
      return { body: { year: YEAR, applications: [{ fieldId, applicationId: AN._id }] } }
    },
    namesRecord: true,
    wrong: {
      body: { year: YEAR, applications: [{ fieldId: 'x', applicationId: AN._id }] },
      path: 'applications.0.fieldId',
    },
  })

  it('answers what a field needs, what is planned on it, and what is to be looked at', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat, peas] })
    await put(farmer, fieldId)
    const { fields, year, userId, arableArea } = await planOf(farmer)
    expect({ year, userId, arableArea }).toEqual({ year: YEAR, userId: farmer.userId, arableArea: 10 })
    expect(fields).toMatchObject([
      {
        fieldId,
        totalN: 140,
        adjustedTotalN: 110,
        totalP: null,
        facts: { crop: 'talinisu', predecessors: ['poldhernes'], area: 10, given: [] },
        plan: { goalYield: 6, fertilizations: [{ name: 'AN 34,4', jobEventIds: [] }] },
        marks: ['noSample'],
      },
    ])
  })

  it('makes a planned job of an application once, however often it is asked', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat] })
    await put(farmer, fieldId)
    const first = (await make(farmer, fieldId)).data
    expect(first.jobs).toMatchObject([{ fieldId, applicationId: AN._id, isNew: true }])
    const again = (await make(farmer, fieldId)).data
    expect(again.jobs).toEqual(first.jobs.map((job) => ({ ...job, isNew: false })))
    const [field] = (await planOf(farmer)).fields
    expect(field?.facts.given).toMatchObject([{ isPlanned: true, name: 'AN 34,4', wholeN: 92.88 }])
    expect(field?.plan?.fertilizations[0]?.jobEventIds).toEqual([first.jobs[0]?.jobId])
  })
})
