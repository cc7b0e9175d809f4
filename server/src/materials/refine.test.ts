import * as contract from '@vagu/core/materials/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const registered = { name: 'callisto 100 sc', type: 'chemical' as const, subtypeVariant: 'KASVUINH' }
const add = async (farmer: Client, body: object) =>
  (await farmer.send(contract.addMaterial, '/requisites', { body })).data._id
const refine = async (farmer: Client, ids?: string[]) =>
  (await farmer.call(contract.refineMaterials, { body: ids ? { _ids: ids } : {} })).data

onBothEngines("the registers' news of materials", (server) => {
  askFourQuestions(server, {
    endpoint: contract.refineMaterials,
    input: async (owner) => ({ body: { _ids: [await add(owner, { name: 'Kile', type: 'material' })] } }),
    namesRecord: true,
    wrong: { body: { _ids: ['1'] }, path: '_ids.0' },
  })

  it('are told by name, then by number, and store nothing', async () => {
    const farmer = await server().farmer()
    const id = await add(farmer, registered)
    const [byName] = await refine(farmer)
    expect(byName).toMatchObject({ isFound: true, requisite: { _id: id } })
    expect(byName?.changed.map(({ key }) => key)).toContain('registerNumber')
    expect(byName?.refined.ingredients).not.toEqual([])
    expect((await farmer.call(contract.listMaterials, {})).data).toEqual([
      { ...byName?.requisite, label: 'callisto 100 sc (taimekaitsevahend)' },
    ])
    if (!byName) throw new Error('nothing was told')
    const { _id, updatedAt: _seen, ...taken } = byName.refined
    const body = { ...taken, name: 'Minu tõrje' }
    await farmer.call(contract.changeMaterial, { params: { id: _id }, body })
    expect(await refine(farmer, [id])).toMatchObject([
      { isFound: true, changed: [{ key: 'name', before: 'Minu tõrje', after: 'Callisto 100 SC' }] },
    ])
  })

  it('are of what stands in a register alone, and say what is not there', async () => {
    const farmer = await server().farmer()
    await add(farmer, { ...registered, name: 'Tundmatu tõrje' })
    await add(farmer, { name: 'Märgaja', type: 'chemical', subtypeVariant: 'MARGAJA' })
    await add(farmer, { name: 'Kile', type: 'material' })
    expect(await refine(farmer)).toMatchObject([
      { requisite: { name: 'Tundmatu tõrje' }, isFound: false, changed: [], source: null },
    ])
    expect(await refine(farmer, [])).toEqual([])
    expect(await refine(await server().farmer())).toEqual([])
  })
})
