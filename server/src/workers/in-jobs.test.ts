import { getJob } from '@vagu/core/jobs/contract'
import * as contract from '@vagu/core/workers/contract'
import { getStatus } from '@vagu/core/status/contract'
import { expect, it } from 'vitest'
import { addTestField, addTestWorker, spraying } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('a worker', (server) => {
  it('may go: his jobs keep his name, and it comes back with him', async () => {
    const farmer = await server().farmer()
    const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer, 'Mari Kask')]
    const job = await addTestJob(farmer, spraying(fieldId, worker), fieldId)
    const nameInJob = async () => (await farmer.call(getJob, { params: { id: job._id } })).data.workerName
    const params = { id: worker }
    expect((await farmer.call(contract.deleteWorker, { params })).status).toBe(204)
    expect(await nameInJob()).toBe('Mari Kask')
    expect((await farmer.call(contract.restoreWorker, { params })).status).toBe(200)
    expect(await nameInJob()).toBe('Mari Kask')
  })

  it('may be called as another one, and work for nothing', async () => {
    const farmer = await server().farmer()
    const body = { name: 'Jaan Tamm', hourlyRate: 0 }
    for (let i = 0; i < 2; i++) expect((await farmer.call(contract.addWorker, { body })).status).toBe(200)
    expect((await farmer.call(contract.listWorkers, {})).data.map(({ name }) => name)).toEqual([
      'Jaan Tamm',
      'Jaan Tamm',
    ])
  })

  it('may have a certificate that has ended: he is warned of, not refused', async () => {
    const farmer = await server().farmer()
    const ended = { chemicalCertification: true, chemicalWorkerLicenceEndDate: '2026-05-19' }
    const reply = await farmer.call(contract.addWorker, { body: { name: 'Jaan Tamm', ...ended } })
    expect([reply.status, reply.data]).toMatchObject([200, ended])
    const { warnings } = (await farmer.call(getStatus, {})).data
    expect(warnings).toMatchObject([
      { type: { key: 'CHEMICAL_CERTIFICATION_ENDED' }, workerId: reply.data._id },
    ])
  })

  it.each([
    ['x'.repeat(200), 200],
    ['x'.repeat(5000), 422],
  ] as const)('has a name of at most 200 letters', async (name, status) => {
    const farmer = await server().farmer()
    expect((await farmer.call(contract.addWorker, { body: { name } })).status).toBe(status)
  })
})
