import { addRequisitePlan, changeCropTemplate, getRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { addStockEntry } from '@vagu/core/stock/contract'
import * as contract from '@vagu/core/supplies/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { AN, material, planLine, planOf, setting, YEAR } from '../testing/supplies.ts'

const year = String(YEAR)
const fieldOf = (farmer: Client, name: string, [area, crop]: readonly [number, string]) =>
  addTestField(farmer, {
    name,
    area,
    yearInfo: [{ year: YEAR, mainCrop: { crop, yieldType: 'Terad', yieldUnit: 't' } }],
  })
const tried = async (farmer: Client, fieldId: string, crop: string) =>
  (await farmer.call(contract.getOtherCropPlan, { params: { year }, query: { fieldId, crop } })).data

onBothEngines('another crop on a field', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getOtherCropPlan,
    input: async (owner) => ({
      params: { year },
      query: { fieldId: await addTestField(owner), crop: 'kaer' },
    }),
    namesRecord: true,
  })

  it('changes what is needed, bought in whole packs, and left, and stores nothing', async () => {
    const farmer = await server().farmer()
    const wheat = await fieldOf(farmer, 'Nisu', [12.4, 'talinisu'])
    const oats = await fieldOf(farmer, 'Kaer', [10, 'kaer'])
    const requisiteId = await material(farmer)
    const entry = {
      requisiteId,
      unit: 'kg',
      type: 'CURRENT_BALANCE',
      date: '2026-05-19',
      amount: 1000,
    } as const
    await farmer.call(addStockEntry, { body: entry })
    await setting(farmer, requisiteId, { pricePerUnit: 0.36 })
    await farmer.call(addRequisitePlan, { body: planLine(wheat, requisiteId) })
    await farmer.call(addRequisitePlan, { body: planLine(oats, requisiteId, { amount: 100 }) })
    const before = await planOf(farmer)
    // 270 kg on 12,4 ha and 100 on 10 are 4 348 kg, of which 1 000 are there; with oats 2 240
    expect(await tried(farmer, wheat, 'kaer')).toMatchObject({
      fieldName: 'Nisu',
      area: 12.4,
      cropBefore: 'talinisu',
      crop: 'kaer',
      basis: { source: 'FIELDS', fields: 1, area: 10 },
      rows: [
        {
          name: AN.name,
          unit: 'kg',
          before: { left: 4348, stock: 1000, packs: 7, toBuy: 3500 },
          after: { left: 2240, stock: 1000, packs: 3, toBuy: 1500, pricePerUnit: 0.36 },
        },
      ],
    })
    expect(await planOf(farmer)).toEqual(before)
  })
  it('goes by the template of a crop that no field has, and names what falls away whole', async () => {
    const farmer = await server().farmer()
    const wheat = await fieldOf(farmer, 'Nisu', [12.4, 'talinisu'])
    const requisiteId = await material(farmer)
    const seed = await material(farmer, { name: 'Karbamiid' })
    await farmer.call(addRequisitePlan, { body: planLine(wheat, requisiteId) })
    const { fieldId: _field, year: _year, ...line } = planLine(wheat, seed, { name: 'Karbamiid', amount: 50 })
    await farmer.call(changeCropTemplate, { body: { crop: 'kaer', lines: [line], updatedAt: null } })
    const { basis, rows } = await tried(farmer, wheat, 'kaer')
    expect(basis).toEqual({ source: 'TEMPLATE', fields: 0, area: 0 })
    expect(rows).toMatchObject([
      { name: 'Karbamiid', before: null, after: { left: 620 } },
      { name: AN.name, before: { left: 3348 }, after: null },
    ])
    expect((await tried(farmer, wheat, 'mais')).basis.source).toBe('NONE')
    const plan = await farmer.call(getRequisitePlan, { params: { year }, query: {} })
    expect(plan.data.plans).toHaveLength(1)
  })
  it('knows no field of another farm, and none that is no field in the year', async () => {
    const [farmer, other] = [await server().farmer(), await server().farmer()]
    const query = { fieldId: await addTestField(other), crop: 'kaer' }
    expect((await farmer.call(contract.getOtherCropPlan, { params: { year }, query })).status).toBe(404)
  })
})
