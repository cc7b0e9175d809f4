/** Tests of the day of inspection: who may ask, and that each check reads what the farm has stored. */
import { addMachine } from '@vagu/core/machines/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { addStockEntry } from '@vagu/core/stock/contract'
import { getInspectionDay } from '@vagu/core/warnings/inspection-day-contract'
import type { DayCheckKey } from '@vagu/core/warnings/inspection-day/schema'
import { addWorker } from '@vagu/core/workers/contract'
import { beforeEach, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'

async function checksOf(client: Client) {
  const reply = await client.call(getInspectionDay, {})
  expect(reply.error).toBeUndefined()
  return (key: DayCheckKey) => {
    const found = reply.data.checks.find((check) => check.key === key)
    return [found?.state, ...(found?.items ?? []).map(({ find }) => find)]
  }
}

onBothEngines('the inspection of today', (server) => {
  beforeEach(() => server().setNow('2026-05-20T09:00:00.000Z'))
  askFourQuestions(server, { endpoint: getInspectionDay, input: async () => ({}), namesRecord: false })

  it('knows nothing of an empty farm', async () => {
    const { data } = await (await server().farmer()).call(getInspectionDay, {})
    expect(data.checks.map(({ state }) => state)).toEqual(data.checks.map(() => 'unknown'))
    expect([data.today, data.since]).toEqual(['2026-05-20', '2023-05-20'])
  })
  it('reads sprayings, warnings, certificates, stock and machines', async () => {
    const owner = await server().farmer()
    const crops = [{ year: 2026, mainCrop: { crop: 'talinisu' } }]
    const field = await addTestField(owner, { name: 'Kivipõld', yearInfo: crops })
    const worker = await addTestWorker(owner)
    await addTestJob(owner, spraying(field, worker, { date: '2026-05-01', endDate: '2026-05-01' }), field)
    await addTestJob(owner, harvest(field), field)
    await addTestJob(
      owner,
      spraying(field, worker, { status: 'DRAFT', date: '2026-05-19', endDate: '2026-05-19' }),
      field,
    )
    const machine = { name: 'Amazone UX', kind: 'SPRAYER', testedOn: '2022-04-01' } as const
    await owner.call(addMachine, { body: machine })
    await owner.call(addWorker, { body: { name: 'Jaan Tamm' } })
    const { amount: _amount, unit: _unit, ...product } = fungicide
    const material = (await owner.call(addMaterial, { body: product })).data._id
    await owner.call(addStockEntry, {
      body: { requisiteId: material, unit: 'l', type: 'INCREASE', date: '2026-04-01', amount: 20 },
    })
    const check = await checksOf(owner)
    expect(check('recordsInTime')).toEqual(['attention', 'notEntered', 'late'])
    expect(check('usesAllowed')[0]).toBe('violation')
    expect(check('usesAllowed')).toContain('ruleBroken')
    expect(check('usesAllowed')).toContain('productUnknown')
    expect(check('storeProducts')).toEqual(['unknown', 'notInRegister'])
    expect(check('certificates')).toEqual(['ok'])
    expect(check('sprayerTest')).toEqual(['violation', 'testEnded'])
    expect(check('monitoring')).toEqual(['attention', 'notMonitored'])
    expect(check('recordsKept')).toEqual(['unknown'])
  })
  it('leaves out what is older than records are kept, and other farms', async () => {
    const owner = await server().farmer()
    const field = await addTestField(owner)
    const worker = await addTestWorker(owner)
    const old = { date: '2023-05-19', endDate: '2023-05-19' }
    await addTestJob(owner, spraying(field, worker, old), field)
    const check = await checksOf(owner)
    expect(check('recordsComplete')).toEqual(['unknown'])
    expect(check('recordsKept')).toEqual(['ok'])
    expect((await checksOf(await server().farmer()))('recordsKept')).toEqual(['unknown'])
  })
  it('is read by everybody of the farm', async () => {
    const owner = await server().farmer()
    for (const role of ['member', 'worker', 'adviser'] as const) {
      const person = await personWith(server(), owner, role)
      expect([role, (await person.call(getInspectionDay, {})).status]).toEqual([role, 200])
    }
  })
})
