/** The plan where something about a field is not known, or is no longer as it was when the plan was made. */
import * as contract from '@vagu/core/fertilization-plan/contract'
import { NO_FIELD_PLAN, reckonField } from '@vagu/core/fertilization-plan/field-plan'
import { changeField, getField } from '@vagu/core/fields/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const YEAR = 2026
const cropIn = (year: number, crop: string) => ({ year, mainCrop: { crop } })
const plannedField = async (farmer: Client) => {
  const { data } = await farmer.call(contract.getFertilizationPlan, { query: { year: String(YEAR) } })
  const [field] = data.fields
  if (!field) throw new Error('the plan has no field')
  return field
}
const reckonedPlan = async (farmer: Client) => {
  const { facts, plan } = await plannedField(farmer)
  return reckonField(facts, plan ?? { ...NO_FIELD_PLAN, goalYield: 6 })
}
const sampled = async (farmer: Client, change: object) => {
  const fieldId = await addTestField(farmer, { yearInfo: [cropIn(YEAR, 'talinisu')] })
  const body = { fieldId, date: '2025-10-01', p: 60, k: 150, methodP: 'MEHLICH3' as const, ...change }
  await farmer.call(addSoilSample, { body })
  return fieldId
}

onBothEngines('a fertilization plan', (server) => {
  it('counts nothing of a predecessor of which nothing is known, and names it', async () => {
    const farmer = await server().farmer()
    await addTestField(farmer, { yearInfo: [cropIn(YEAR - 1, 'kanep'), cropIn(YEAR, 'talinisu')] })
    expect((await plannedField(farmer)).facts.predecessors).toEqual(['kanep'])
    const { need } = await reckonedPlan(farmer)
    expect([need.N.total, need.N.adjusted, need.unknownPredecessors]).toEqual([140, 140, ['kanep']])
  })

  it('has no class of a method that nobody told, and no need that would rest on it', async () => {
    const farmer = await server().farmer()
    await sampled(farmer, { methodP: null })
    expect((await plannedField(farmer)).facts.phosphorus).toMatchObject({ value: 60, grade: null })
    const { need, wanted } = (await reckonedPlan(farmer)).elements.P
    expect([wanted, need.adjusted, need.missing]).toEqual([null, null, ['phosphorusClass']])
  })

  it('offers what the crop gave on the other fields where this one has no year of its own', async () => {
    const farmer = await server().farmer()
    const before = await addTestField(farmer, { yearInfo: [cropIn(2024, 'talinisu')] })
    const fieldId = await addTestField(farmer, { yearInfo: [cropIn(YEAR, 'talinisu')] })
    await addTestJob(farmer, { date: '2024-08-10', endDate: '2024-08-10', yield: 58 }, before)
    const query = { year: String(YEAR), fieldId }
    const { data } = await farmer.call(contract.getFertilizationPlan, { query })
    expect(data.fields.map(({ facts }) => facts.meanYield)).toEqual([5.8])
  })

  it.each([
    ['2021-05-20', false, []],
    ['2021-05-19', true, ['sampleExpired']],
  ] as const)('on 20.05.2026 takes the sample of %s as expired: %s', async (date, isExpired, marks) => {
    const farmer = await server().farmer()
    await sampled(farmer, { date })
    const field = await plannedField(farmer)
    expect(field.facts.phosphorus).toMatchObject({ value: 60, grade: 'medium', isExpired })
    expect(field.marks.filter((mark) => mark === 'sampleExpired')).toEqual(marks)
    expect((await reckonedPlan(farmer)).elements.P.wanted).toBe(17.04)
  })

  it('is kept as it is when its field changes its crop, and is marked until somebody decides', async () => {
    const farmer = await server().farmer()
    const fieldId = await sampled(farmer, {})
    const put = (crop: string, updatedAt: string | null) => {
      const fields = [{ fieldId, crop, goalYield: 6, updatedAt }]
      return farmer.call(contract.changeFertilizationPlan, { body: { year: YEAR, fields } })
    }
    await put('talinisu', null)
    const params = { id: fieldId }
    const { data: stored } = await farmer.call(getField, { params })
    const { name, area, updatedAt } = stored
    const body = { name, area, updatedAt, yearInfo: [cropIn(YEAR, 'kaer')] }
    expect((await farmer.call(changeField, { params, body })).error).toBeUndefined()
    const changed = await plannedField(farmer)
    expect(changed).toMatchObject({
      facts: { crop: 'kaer' },
      plan: { crop: 'talinisu', goalYield: 6 },
      marks: expect.arrayContaining(['cropChanged']),
    })
    expect((await put('kaer', changed.plan?.updatedAt ?? null)).error).toBeUndefined()
    const decided = await plannedField(farmer)
    expect([decided.plan?.crop, decided.marks]).toEqual(['kaer', []])
  })
})
