import * as contract from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestWorker } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

let second = 0
/** Each thing is done a second after the one before. */
const later = (server: TestServer) =>
  server.setNow(new Date(Date.parse('2026-05-20T09:00:00.000Z') + ++second * 1000).toISOString())

onBothEngines('the history of workers', (server) => {
  const versionsOf = async (farmer: Client, id: string) =>
    (await farmer.call(contract.listWorkerVersions, { params: { id } })).data

  askFourQuestions(server, {
    endpoint: contract.listDeletedWorkers,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.listWorkerVersions,
    input: async (owner) => ({ params: { id: await addTestWorker(owner) } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.restoreWorkerVersion,
    input: async (owner) => {
      const id = await addTestWorker(owner)
      return { params: { id, entryId: (await versionsOf(owner, id))[0]?.entryId ?? '' } }
    },
    namesRecord: true,
  })

  it('tells of a deleted worker no more than his name, who deleted him and when', async () => {
    const farmer = await server().farmer()
    const id = await addTestWorker(farmer, 'Mari Kask')
    await farmer.call(contract.deleteWorker, { params: { id } })
    const { data } = await farmer.call(contract.listDeletedWorkers, { query: {} })
    expect(data.map((row) => Object.keys(row).toSorted())).toEqual([['_id', 'deletedAt', 'name', 'userName']])
  })

  it('brings back a state of a worker who was changed and deleted since', async () => {
    const farmer = await server().farmer()
    later(server())
    const id = await addTestWorker(farmer, 'Mari Kask')
    later(server())
    await farmer.call(contract.changeWorker, { params: { id }, body: { name: 'Mari Tamm' } })
    later(server())
    await farmer.call(contract.deleteWorker, { params: { id } })
    const list = await versionsOf(farmer, id)
    expect(list.map(({ before, after }) => [before?.name, after?.name])).toEqual([
      ['Mari Tamm', undefined],
      ['Mari Kask', 'Mari Tamm'],
      [undefined, 'Mari Kask'],
    ])
    const params = { id, entryId: list.at(-1)?.entryId ?? '' }
    const { data } = await farmer.call(contract.restoreWorkerVersion, { params })
    expect(data).toMatchObject({ name: 'Mari Kask', chemicalWorkerLicenceEndDate: '2030-01-01' })
    expect((await farmer.call(contract.listWorkers, {})).data).toEqual([data])
  })
})
