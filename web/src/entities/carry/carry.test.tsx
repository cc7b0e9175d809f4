import { takeInArchive } from '@vagu/core/archive-intake/contract'
import { addField, listFields } from '@vagu/core/fields/contract'
import { addImages } from '@vagu/core/images/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import { addMachine, listMachines } from '@vagu/core/machines/contract'
import { addMaterial, listMaterials } from '@vagu/core/materials/contract'
import { changeFieldGroups, getSettings } from '@vagu/core/settings/contract'
import { changeCostOverview, getCostOverview } from '@vagu/core/profit/contract'
import { addRequisitePlan, getRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { changeYieldGoals, getYieldGoals } from '@vagu/core/yield-goals/contract'
import { addStockEntry, listStockEntries } from '@vagu/core/stock/contract'
import { getAuth } from '@vagu/core/users/contract'
import { addWorkTime, listWorkTimes } from '@vagu/core/work-times/contract'
import { listWorkers } from '@vagu/core/workers/contract'
import { describe, expect, it } from 'vitest'
import { pictureOfKind } from '../../../../server/src/testing/pictures.ts'
import { call } from '../../lib/call.ts'
import { newId } from '../../lib/new-id.ts'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { addCertifiedWorker, addFields, ploughing } from '../../testing/steps.ts'
import type { Carried } from './carried.ts'
import { carryOver } from './carry.ts'
import type { DemoFarm } from './demo-farm.ts'
import { gatherArchive, gatherFarm } from './gather.ts'
import { newIds } from './plan.ts'
import { carryText } from './text.ts'

/** An account that the page is signed in to. */
async function openAccount(): Promise<Farm> {
  const account = await openFarm()
  await call(getAuth, {})
  return account
}

/** A farm with one of everything, as the demo would hold it. */
async function filledFarm(): Promise<Farm> {
  const farm = await openFarm()
  const fields = await addFields(farm, ['Kodupõld', 'Mäepõld'])
  const worker = await addCertifiedWorker(farm)
  const twine = await farm.does(addMaterial, { body: { name: 'Nöör', type: 'material' } })
  const [photo] = await farm.does(addImages, { files: [await pictureOfKind('png')] })
  const images = photo ? [photo.id] : []
  const receipt = { unit: 'tk', type: 'INCREASE', date: '2026-05-01', amount: 12, images } as const
  await farm.does(addStockEntry, { body: { ...receipt, requisiteId: twine._id } })
  const jobs = fields.map((fieldId) => ploughing(fieldId, { worker, images }))
  await farm.does(addJobs, { body: jobs })
  const [fieldId = ''] = fields
  await farm.does(addRequisitePlan, {
    body: {
      fieldId,
      year: 2026,
      type: { typeName: 'Kile' },
      name: 'Kile',
      amount: 3,
      unit: 'kg/ha',
      timeframe: 'SPRING',
    },
  })
  const params = { year: '2026' }
  const goal = { fieldId, crop: 'talinisu', perHa: 6 }
  await farm.does(changeYieldGoals, { params, body: { yields: [goal] } })
  const entry = {
    _id: newId(),
    kind: 'COST',
    fieldId,
    crop: null,
    label: 'Kuivatus',
    amount: 10,
    per: 'T',
  } as const
  await farm.does(changeCostOverview, { params, body: { entries: [entry] } })
  await farm.does(changeFieldGroups, {
    body: { fieldGroups: [{ fieldGroupName: 'Kõik', linkedFieldIds: fields }] },
  })
  return farm
}
async function gathered(): Promise<DemoFarm> {
  await filledFarm()
  return gatherFarm(0)
}
const onItsWay = (farm: DemoFarm): Carried => ({
  farm,
  archive: null,
  owner: 'a:b',
  ids: newIds(farm, newId),
  photos: {},
  done: [],
  refused: [],
})

/** Takes a farm along as the page does; what is kept meanwhile is what a reload would find. */
function travelling(start: Carried) {
  const way = { kept: start, told: [] as number[] }
  const go = () =>
    carryOver(way.kept, {
      keep: async (next) => void (way.kept = next),
      tell: ({ done }) => void way.told.push(done),
    })
  return { way, go }
}
const holds = async (farm: Farm) => ({
  fields: (await farm.does(listFields, { query: {} })).map(({ name }) => name),
  materials: (await farm.does(listMaterials, {})).map(({ name }) => name),
  workers: (await farm.does(listWorkers, {})).map(({ name }) => name),
  jobs: (await farm.does(listJobs, { query: {} })).map((job) => [
    job.fieldName,
    job.workerName,
    job.images.length,
  ]),
  stock: (await farm.does(listStockEntries, { query: {} })).map((entry) => [
    entry.name,
    entry.amount,
    entry.images.length,
  ]),
  plans: (await farm.does(getRequisitePlan, { params: { year: '2026' }, query: {} })).plans.map(
    ({ name, amount }) => [name, amount],
  ),
  goals: (await farm.does(getYieldGoals, { params: { year: '2026' } })).goals.map(({ perHa }) => perHa),
  entries: (await farm.does(getCostOverview, { params: { year: '2026' } })).entries.map(({ label }) => label),
  groups: (await farm.does(getSettings, {})).fieldGroups.map((group) => group.linkedFieldIds.length),
})
const whole = {
  fields: ['Kodupõld', 'Mäepõld'],
  materials: ['Nöör'],
  workers: ['Mari Kask'],
  jobs: expect.arrayContaining([
    ['Kodupõld', 'Mari Kask', 1],
    ['Mäepõld', 'Mari Kask', 1],
  ]) as unknown,
  stock: [['Nöör', 12, 1]],
  plans: [['Kile', 3]],
  goals: [6],
  entries: ['Kuivatus'],
  groups: [2],
}

it('brings everything into the new account, and doubles nothing when it is sent once more', async () => {
  const demo = await gathered()
  const account = await openAccount()
  const { way, go } = travelling(onItsWay(demo))
  const { done, all, refused } = await go()
  expect([done, refused]).toEqual([all, []])
  expect(way.told).toEqual(way.told.toSorted((a, b) => a - b))
  expect(await holds(account)).toEqual(whole)
  // the browser has forgotten what had arrived
  const again = travelling({ ...way.kept, done: [] })
  expect((await again.go()).refused).toEqual([])
  const after = await holds(account)
  expect(after).toEqual(whole)
  expect(after.jobs).toHaveLength(2)
})
it('goes on after a break where it stood', async () => {
  const demo = await gathered()
  const account = await openAccount()
  account.cannotReach(addJobs)
  const { way, go } = travelling(onItsWay(demo))
  await expect(go()).rejects.toThrow()
  account.lets(addJobs)
  const fieldsSent = account.sent(addField).length
  expect((await go()).refused).toEqual([])
  expect(account.sent(addField)).toHaveLength(fieldsSent)
  expect(way.kept.refused).toEqual([])
  expect(await holds(account)).toEqual(whole)
})
it('makes nothing twice where an answer was lost', async () => {
  const demo = await gathered()
  const account = await openAccount()
  account.losesAnswerOf(addJobs)
  const { go } = travelling(onItsWay(demo))
  await expect(go()).rejects.toThrow()
  account.lets(addJobs)
  await go()
  expect((await holds(account)).jobs).toHaveLength(2)
})
it('names what the server refuses, and brings the rest', async () => {
  const demo = await gathered()
  const account = await openAccount()
  const wrong = demo.jobs.map((job, index) => (index === 0 ? { ...job, area: -1 } : job))
  const materials = demo.materials.map((material) => ({ ...material, name: 'x' }))
  const { go } = travelling(onItsWay({ ...demo, jobs: wrong, materials }))
  const { refused } = await go()
  // the material, its entry of the stock, and the job
  expect(refused).toHaveLength(3)
  expect(refused).toContain('x')
  expect(refused).toContain(carryText.entry('Nöör', '2026-05-01'))
  const after = await holds(account)
  expect([after.jobs.length, after.materials]).toEqual([1, []])
})
describe('the whole farm as one file', () => {
  /** The farm, and as its archive, with what goes by no call of its own. */
  async function archived(): Promise<Carried> {
    const farm = await filledFarm()
    const demo = await gatherFarm(0)
    await farm.does(addMachine, { body: { name: 'Amazone UX 5200', kind: 'SPRAYER' } })
    const [{ _id: workerId } = { _id: '' }] = demo.workers
    const day = { date: '2026-05-04', start: '08:00', end: '16:00' }
    await farm.does(addWorkTime, { body: { workerId, ...day } })
    return { ...onItsWay(demo), archive: await gatherArchive() }
  }
  const alsoHolds = async (farm: Farm) => ({
    machines: (await farm.does(listMachines, {})).map(({ name }) => name),
    hours: (await farm.does(listWorkTimes, { query: {} })).map(({ minutes }) => minutes),
  })

  it('comes with all that is stored of it, once, also where the answer was lost', async () => {
    const start = await archived()
    const account = await openAccount()
    account.losesAnswerOf(takeInArchive)
    const { way, go } = travelling(start)
    await expect(go()).rejects.toThrow()
    account.lets(takeInArchive)
    const { done, all, refused } = await go()
    expect([done, refused]).toEqual([all, []])
    expect(way.told).toEqual([all])
    expect(await holds(account)).toEqual(whole)
    expect(await alsoHolds(account)).toEqual({ machines: ['Amazone UX 5200'], hours: [480] })
    expect(account.sent(addField)).toEqual([])
  })
  it('comes record by record where the server does not take the file, and what stays behind is said', async () => {
    const start = await archived()
    const account = await openAccount()
    const { go } = travelling({ ...start, archive: new Blob(['no archive']) })
    expect((await go()).refused).toEqual([carryText.onlyWhole])
    expect(await holds(account)).toEqual(whole)
    expect(await alsoHolds(account)).toEqual({ machines: [], hours: [] })
  })
})
it('does not reach the fields of another account by their ids', async () => {
  const demo = await gathered()
  const account = await openAccount()
  const start = onItsWay(demo)
  const theirs = Object.fromEntries(demo.fields.map(({ _id }) => [_id, _id]))
  const done = demo.fields.map(({ _id }) => _id)
  const { refused } = await travelling({ ...start, ids: { ...start.ids, ...theirs }, done }).go()
  expect(refused.filter((name) => name.includes('põld'))).toHaveLength(2)
  expect((await holds(account)).jobs).toEqual([])
})
