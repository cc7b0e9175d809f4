import * as contract from '@vagu/core/yield-goals/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const params = { year: 2027 }
const wheat = (year: number) => ({ year, mainCrop: { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' } })
const set = (farmer: Client, fieldId: string, goal: object) =>
  farmer.call(contract.changeYieldGoals, {
    params,
    body: { yields: [{ fieldId, crop: 'talinisu', perHa: 6, ...goal }] },
  })
const planOf = async (farmer: Client) => (await farmer.call(contract.getYieldGoals, { params })).data

onBothEngines('yield goals', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getYieldGoals,
    input: async () => ({ params }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.changeYieldGoals,
    input: async (owner) => ({
      params,
      body: { yields: [{ fieldId: await addTestField(owner), crop: 'kaer', perHa: 4 }] },
    }),
    namesRecord: true,
    wrong: { body: { yields: [{ fieldId: 'x', crop: 'kaer', perHa: 4 }] }, path: 'yields.0.fieldId' },
  })

  it('are stored by field and crop, changed, and taken back', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat(2027)] })
    const { data } = await set(farmer, fieldId, { perHa: 6.25 })
    expect(data.goals).toEqual([{ fieldId, crop: 'talinisu', perHa: 6.25, unit: 't' }])
    expect(data.fields).toEqual([{ fieldId, crop: 'talinisu', area: 10 }])
    await set(farmer, fieldId, { perHa: null })
    expect((await planOf(farmer)).goals).toEqual([])
  })

  it('refuse what somebody else has set since, and a body of another year', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    await set(farmer, fieldId, { perHa: 6 })
    const late = await set(farmer, fieldId, { perHa: 5, seen: null })
    expect([late.status, late.error?.stored]).toEqual([
      409,
      [{ fieldId, crop: 'talinisu', perHa: 6, unit: 't' }],
    ])
    const wrong = await farmer.call(contract.changeYieldGoals, { params, body: { year: 2026, yields: [] } })
    expect([wrong.status, wrong.error?.fields?.[0]?.path]).toEqual([422, 'year'])
  })

  it('stand beside what the fields gave: several cuts over the area once, what has no weight by its name', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat(2025), wheat(2026), wheat(2027)] })
    const on = (day: string, change: object) =>
      addTestJob(farmer, harvest(fieldId, { date: day, endDate: day, ...change }), fieldId)
    await on('2025-08-10', { yield: 30 })
    await on('2025-08-12', { yield: 25_500, yieldUnit: 'kg' })
    await on('2025-08-13', { yield: 12, yieldUnit: 't', yieldType: 'Põhk' })
    const { _id } = await on('2026-05-19', { yield: 40 })
    // as it was brought by an import, which knows no weight
    await server()
      .db.updateTable('job_event')
      .set({ yield_unit: 'tk', yield_kg: null })
      .where('id', '=', _id)
      .execute()
    expect((await planOf(farmer)).past).toEqual([
      { fieldId, year: 2025, crop: 'talinisu', area: 10, tonnes: 55.5, unweighed: [] },
      {
        fieldId,
        year: 2026,
        crop: 'talinisu',
        area: 10,
        tonnes: null,
        unweighed: [{ unit: 'tk', amount: 40 }],
      },
    ])
  })

  it('keep prices, which are empty to who sees no money', async () => {
    const farmer = await server().farmer()
    const body = { prices: [{ crop: 'talinisu', tonnePrice: 190 }] }
    await farmer.call(contract.changeYieldGoals, { params, body })
    expect((await planOf(farmer)).prices).toEqual([{ crop: 'talinisu', tonnePrice: 190 }])
    await server()
      .db.updateTable('membership')
      .set({ role: 'worker' })
      .where('user_id', '=', farmer.userId)
      .execute()
    expect((await planOf(farmer)).prices).toEqual([{ crop: 'talinisu', tonnePrice: null }])
  })
})
