import * as contract from '@vagu/core/materials/contract'
import { expect, it } from 'vitest'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('suggested materials', (server) => {
  askFourQuestions(server, {
    endpoint: contract.listSuggestions,
    input: async () => ({ query: { crops: 'talinisu' } }),
    namesRecord: false,
  })
  it('can be added as they are told, and sent twice are one', async () => {
    const farmer = await server().farmer()
    const { data } = await farmer.call(contract.listSuggestions, { query: { crops: 'talinisu,kaer' } })
    for (const type of ['chemical', 'fertilizer', 'seed'])
      expect(data.map(({ material }) => material.type)).toContain(type)
    for (const [index, { material }] of data.entries()) {
      const _id = `01890a5d-ac96-774b-bcce-b302099a${String(1000 + index)}`
      const made = await farmer.call(contract.addMaterial, { body: { ...material, _id } })
      expect([made.status, made.error]).toEqual([200, undefined])
      expect((await farmer.call(contract.addMaterial, { body: { ...material, _id } })).data).toEqual(
        made.data,
      )
    }
    expect((await farmer.call(contract.listMaterials, {})).data).toHaveLength(data.length)
  })
  it('are asked for with a bounded list of crops', async () => {
    const farmer = await server().farmer()
    const crops = Array.from({ length: 61 }, (_, index) => `c${index}`).join(',')
    expect((await farmer.call(contract.listSuggestions, { query: { crops } })).status).toBe(422)
    expect((await farmer.call(contract.listSuggestions, { query: { crops: 'x'.repeat(2001) } })).status).toBe(
      422,
    )
  })
})
