import { addCustomArea, deleteCustomArea } from '@vagu/core/custom-areas/contract'
import * as contract from '@vagu/core/materials/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { fungicide } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const seed = { name: 'Suvinisu', type: 'seed', subtype: 'Suvinisu', seedCertificate: 'OTS' }
const fertilizer = {
  name: 'Karbamiid',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER',
}
const add = (farmer: Client, body: object) => farmer.send(contract.addMaterial, '/requisites', { body })
const change = (farmer: Client, id: string, body: object) =>
  farmer.send(contract.changeMaterial, `/requisites/${id}`, { body })

onBothEngines('a material of the register of the farm', (server) => {
  it.each([
    [{ ...seed, seedCertificate: null }, 'seedCertificate', 'Kohustuslik väli'],
    [{ ...seed, seedCertificate: 'C1' }, 'batchNo', 'Kohustuslik väli'],
    [{ ...seed, name: 'a'.repeat(5000) }, 'name', 'Liiga pikk'],
    [{ ...fertilizer, fertilizerKind: null }, 'fertilizerKind', 'Kohustuslik väli'],
    [{ ...fertilizer, name: 'KA' }, 'name', 'Liiga lühike'],
    [{ ...fertilizer, unit: 'tk' }, 'unit', 'Seda tarvikut selles ühikus ei mõõdeta'],
    [{ ...fungicide, ingredients: [] }, 'ingredients', 'Kohustuslik väli'],
    [{ ...fungicide, subtypeVariant: 'TKV_REGISTRIST' }, 'subtype', 'Väärtus ei ole korrektne'],
    [
      { ...fungicide, inspections: [{ target: 'Lehetäi' }] },
      'inspections.0.inspectionType',
      'Kohustuslik väli',
    ],
    [
      { ...fungicide, inspections: [{ inspectionType: 'KAHJURID', target: 'ORASHEIN' }] },
      'inspections.0.target',
      'See leid on teist liiki: valige õige liik või muu leid',
    ],
  ])('is refused as %j', async (body, path, message) => {
    const reply = await add(await server().farmer(), body)
    expect([reply.status, reply.error?.fields]).toMatchObject([422, [{ path, message }]])
  })

  it('is kept without what its kind does not have', async () => {
    const farmer = await server().farmer()
    const inspections = [{ inspectionType: 'TAIMEHAIGUSED', target: 'Jahukaste' }]
    const { data } = await add(farmer, { ...fungicide, inspections })
    expect(data.inspections).toEqual(inspections)
    const wetting = { ...fungicide, inspections, subtypeVariant: 'MARGAJA' }
    expect((await change(farmer, data._id, wetting)).data).toMatchObject({
      name: fungicide.name,
      subtype: null,
      ingredients: [],
      harvestDelayDays: null,
      inspections: [],
    })
    const coating = { name: fungicide.name, requisiteId: data._id, amount: 1, unit: 'l/t' }
    expect((await add(farmer, { ...fertilizer, coating, inspections })).data).toMatchObject({
      coating: null,
      inspections: [],
    })
  })

  it("names a kind of area of the farm's own, and keeps the one that it has", async () => {
    const [farmer, stranger] = [await server().farmer(), await server().farmer()]
    const body = {
      year: 2026,
      areaName: 'Toetusõiguslik',
      calculationStrategy: 'INITIAL',
      calculationValue: null,
    } as const
    const kindOf = async (of: Client) => (await of.call(addCustomArea, { body })).data.id
    const [own, other, theirs] = [await kindOf(farmer), await kindOf(farmer), await kindOf(stranger)]
    const on = (id: string) => ({ ...seed, customFieldArea: { id, name: body.areaName } })
    const refused = [404, [{ path: 'customFieldArea', message: 'Pindalatüüpi ei leitud' }]]
    const foreign = await add(farmer, on(theirs))
    expect([foreign.status, foreign.error?.fields]).toMatchObject(refused)
    const { _id: id } = (await add(farmer, on(own))).data
    for (const removed of [own, other]) await farmer.call(deleteCustomArea, { params: { id: removed } })
    expect((await change(farmer, id, { ...on(own), note: 'riiulil' })).status).toBe(200)
    const toDeleted = await change(farmer, id, on(other))
    expect([toDeleted.status, toDeleted.error?.fields]).toMatchObject(refused)
  })

  it('that came without some parts may be read and changed, and gets no new fault', async () => {
    const farmer = await server().farmer()
    const { _id: id } = (await add(farmer, seed)).data
    const imported = { name: 'Suvinisu', type: 'seed', inspections: [], amount: null, unit: null }
    const row = server().db.updateTable('requisite').where('id', '=', id)
    await row.set({ document: JSON.stringify({ ...imported, ...lacking }) }).execute()
    expect((await farmer.call(contract.listMaterials, {})).data).toMatchObject([{ name: 'Suvinisu' }])
    expect((await change(farmer, id, { ...imported, note: 'riiulil' })).data).toMatchObject({
      note: 'riiulil',
    })
    const worse = await change(farmer, id, { ...imported, seedCertificate: 'C1', unit: 'm3/ha' })
    expect([worse.status, worse.error?.fields?.map(({ path }) => path)]).toEqual([422, ['batchNo', 'unit']])
    expect((await change(farmer, id, seed)).status).toBe(200)
  })

  it('may bear a name that another one bears: lots differ, and imports bring them', async () => {
    const farmer = await server().farmer()
    await add(farmer, seed)
    expect((await add(farmer, { ...seed, name: 'SUVINISU' })).status).toBe(200)
    expect((await farmer.call(contract.listMaterials, {})).data).toHaveLength(2)
  })
})

/** Values of a stored material's columns where nothing is said. */
const lacking = {
  ingredients: [],
  workDelayDays: null,
  harvestDelayDays: null,
  usageTimes: null,
  safetyArea: null,
  safetyWaterArea: null,
}
