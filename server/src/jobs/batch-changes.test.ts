import { changeJobs } from '@vagu/core/jobs/batch-contract'
import * as contract from '@vagu/core/jobs/contract'
import type { Job } from '@vagu/core/jobs/schema'
import { deleteWorker } from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { actionsOn, addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057'
const read = async (farmer: Client, { _id: id }: Job) =>
  (await farmer.call(contract.getJob, { params: { id } })).data
const change = ({ _id, fieldId }: Job, more: object = {}) => ({ ...harvest(fieldId, more), _id })

onBothEngines('jobs changed together', (server) => {
  askFourQuestions(server, {
    endpoint: changeJobs,
    input: async (owner) => ({ body: [change(await addTestJob(owner))] }),
    namesRecord: true,
    wrong: {
      body: [
        { ...harvest(NOBODY), _id: NOBODY },
        { ...harvest(NOBODY), _id: NOBODY, area: 0 },
      ],
      path: '1.area',
    },
  })

  it('become what was sent, each with its history, in their order', async () => {
    const farmer = await server().farmer()
    const [first, second] = [await addTestJob(farmer), await addTestJob(farmer)]
    const field = await addTestField(farmer, { name: 'Uus' })
    const body = [
      change({ ...second, fieldId: field }, { notes: 'teine', updatedAt: second.updatedAt }),
      change(first, { area: 4 }),
    ]
    const { data } = await farmer.call(changeJobs, { body })
    expect(data).toMatchObject([
      { _id: second._id, fieldId: field, fieldName: 'Uus', notes: 'teine' },
      { _id: first._id, fieldName: 'Kivi', area: 4 },
    ])
    expect([await read(farmer, second), await read(farmer, first)]).toEqual(data)
    expect(await actionsOn(server(), farmer, first._id)).toEqual(['change', 'create'])
  })

  it('are checked like one, with the place in the list, and all or none are changed', async () => {
    const farmer = await server().farmer()
    const [first, second] = [await addTestJob(farmer), await addTestJob(farmer)]
    const body = [
      change(first, { area: 4 }),
      { ...spraying(second.fieldId, ''), worker: null, _id: second._id },
    ]
    const reply = await farmer.call(changeJobs, { body })
    expect([reply.status, reply.error?.fields]).toMatchObject([422, [{ path: '1.worker', code: 'required' }]])
    expect(await read(farmer, first)).toEqual(first)
  })

  it('are refused when one stands there twice, is not there, or is newer than was seen', async () => {
    const farmer = await server().farmer()
    const [first, second] = [await addTestJob(farmer), await addTestJob(farmer)]
    const twice = await farmer.call(changeJobs, { body: [change(first), change(first, { area: 4 })] })
    expect([twice.status, twice.error?.fields]).toMatchObject([422, [{ path: '1._id', code: 'duplicateId' }]])
    const missing = [change(first, { area: 4 }), change({ ...second, _id: NOBODY })]
    expect((await farmer.call(changeJobs, { body: missing })).status).toBe(404)
    const { data: newer } = await farmer.call(changeJobs, { body: [change(second, { area: 7 })] })
    const late = await farmer.call(changeJobs, {
      body: [change(first, { area: 4 }), change(second, { area: 8, updatedAt: second.updatedAt })],
    })
    expect([late.status, late.error?.code, late.error?.stored]).toEqual([409, 'conflict', newer[0]])
    expect(await read(farmer, first)).toEqual(first)
  })

  it('keep a worker who is not there any more, and lend him to no other job', async () => {
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer)
    const [own, other] = [await addTestJob(farmer, { worker }), await addTestJob(farmer)]
    await farmer.call(deleteWorker, { params: { id: worker } })
    const same = change(own, { worker, area: 4 })
    const reply = await farmer.call(changeJobs, { body: [same, change(other, { area: 4 })] })
    expect(reply.data).toMatchObject([{ worker, workerName: 'Mari Kask' }, { workerName: null }])
    const lent = await farmer.call(changeJobs, { body: [same, change(other, { worker })] })
    expect(lent.status).toBe(404)
  })
})
