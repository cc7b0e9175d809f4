/** Lines and templates of which the farm has deleted a material: the rest is stored. */
import { addMaterial, deleteMaterial } from '@vagu/core/materials/contract'
import * as contract from '@vagu/core/requisite-plan/contract'
import type { RequisitePlanDraft } from '@vagu/core/requisite-plan/schema'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { Client } from '../testing/client.ts'
import { addTestField, fungicide } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const YEAR = 2027
const id = (last: string) => `01890a5d-ac96-774b-bcce-b3020991${last}`
const wheat = { year: YEAR, mainCrop: { crop: 'talinisu' } }
const line = (fieldId: string, change: Partial<z.input<typeof RequisitePlanDraft>> = {}) => ({
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
const yearOf = async (farmer: Client) =>
  (await farmer.call(contract.getRequisitePlan, { params: { year: String(YEAR) }, query: {} })).data

onBothEngines('lines of a material that was deleted', (server) => {
  const deleted = async (farmer: Client) => {
    const requisiteId = await material(farmer)
    await farmer.call(deleteMaterial, { params: { id: requisiteId } })
    return requisiteId
  }
  const own = { type: { typeName: 'Kile' }, name: 'Kile', unit: 'tk' as const }
  it('are left out of many and named; what was stored before stays stored', async () => {
    const farmer = await server().farmer()
    const fieldId = await field(farmer)
    const requisiteId = await material(farmer)
    const before = { ...line(fieldId, { requisiteId }), _id: id('0020') }
    await farmer.call(contract.addRequisitePlans, { body: { plans: [before] } })
    await farmer.call(deleteMaterial, { params: { id: requisiteId } })
    const plans = [before, line(fieldId, { requisiteId }), line(fieldId, own)]
    const reply = await farmer.call(contract.addRequisitePlans, { body: { plans } })
    expect(reply.data).toMatchObject({
      plans: [{ _id: before._id }, { name: 'Kile' }],
      leftOut: ['Tiltor 300'],
    })
    expect((await yearOf(farmer)).plans).toHaveLength(2)
  })
  it('are refused as a whole where the farm never had the material', async () => {
    const farmer = await server().farmer()
    const fieldId = await field(farmer)
    const plans = [line(fieldId, own), line(fieldId, { requisiteId: id('00fe') })]
    const reply = await farmer.call(contract.addRequisitePlans, { body: { plans } })
    expect([reply.status, reply.error?.fields?.map(({ path }) => path)]).toEqual([
      404,
      ['plans.1.requisiteId'],
    ])
    expect((await yearOf(farmer)).plans).toEqual([])
  })
  it('are left out of a template and named, with the rest saved and its share of a field kept', async () => {
    const farmer = await server().farmer()
    const requisiteId = await deleted(farmer)
    const lines = [{ ...line('', { requisiteId }) }, { ...line('', own), share: 0.25 }]
    const reply = await farmer.call(contract.changeCropTemplate, {
      body: { crop: 'talinisu', updatedAt: null, lines },
    })
    expect(reply.data).toMatchObject({ leftOut: ['Tiltor 300'], lines: [{ name: 'Kile', share: 0.25 }] })
    await field(farmer)
    expect((await yearOf(farmer)).templates).toMatchObject([{ lines: [{ name: 'Kile', share: 0.25 }] }])
  })
})
