import * as contract from '@vagu/core/materials/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const seed = { name: 'Julius', type: 'seed' as const, subtype: 'Talinisu', seedCertificate: 'OTS' as const }

let second = 0
/** Each thing is done a second after the one before. */
const later = (server: TestServer) =>
  server.setNow(new Date(Date.parse('2026-05-20T09:00:00.000Z') + ++second * 1000).toISOString())

const addSeed = async (farmer: Client): Promise<string> =>
  (await farmer.call(contract.addMaterial, { body: seed })).data._id

onBothEngines('the history of materials', (server) => {
  const versionsOf = async (farmer: Client, id: string) =>
    (await farmer.call(contract.listMaterialVersions, { params: { id } })).data

  askFourQuestions(server, {
    endpoint: contract.listDeletedMaterials,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.listMaterialVersions,
    input: async (owner) => ({ params: { id: await addSeed(owner) } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.restoreMaterialVersion,
    input: async (owner) => {
      const id = await addSeed(owner)
      return { params: { id, entryId: (await versionsOf(owner, id))[0]?.entryId ?? '' } }
    },
    namesRecord: true,
  })

  it('brings back a state', async () => {
    const farmer = await server().farmer()
    later(server())
    const id = await addSeed(farmer)
    later(server())
    await farmer.call(contract.changeMaterial, { params: { id }, body: { ...seed, name: 'Skagen' } })
    later(server())
    const params = { id, entryId: (await versionsOf(farmer, id)).at(-1)?.entryId ?? '' }
    const { data } = await farmer.call(contract.restoreMaterialVersion, { params })
    expect(data.name).toBe('Julius')
  })
})
