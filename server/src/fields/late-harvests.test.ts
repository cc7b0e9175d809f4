import { changeField, getField, listFields } from '@vagu/core/fields/contract'
import { copyCrops } from '@vagu/core/fields/list-contract'
import { changeSeasons } from '@vagu/core/fields/seasons-contract'
import { getYieldOverview } from '@vagu/core/harvest/contract'
import * as jobs from '@vagu/core/jobs/contract'
import { getStatus } from '@vagu/core/status/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { actionsOn } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const POTATOES = { year: 2025, mainCrop: { crop: 'kartul' } }
const WHEAT = { year: 2026, mainCrop: { crop: 'talinisu' } }
const LATE = { date: '2025-09-15', endDate: '2025-09-16' }
const addPotatoes = (farmer: Client) => addTestField(farmer, { area: 10, yearInfo: [POTATOES, WHEAT] })
const dig = async (farmer: Client, fieldId: string, change: object = {}) =>
  (await farmer.call(jobs.addJob, { body: harvest(fieldId, { area: 10, yield: 300, ...LATE, ...change }) }))
    .data

function sowingOn(fieldId: string, date: string) {
  const { yield: _y, yieldUnit: _u, yieldType: _t, ...bare } = harvest(fieldId, { date, endDate: date })
  return { ...bare, jobCategory: { name: 'Külv' }, job: { name: 'Külvamine' } }
}
const yearsOf = async (farmer: Client, id: string) =>
  (await farmer.call(getField, { params: { id } })).data.yearInfo
/** Crops that were harvested, by year. */
async function harvestedIn(farmer: Client): Promise<Record<number, string[]>> {
  const found: [number, string[]][] = []
  for (const year of [2025, 2026]) {
    const { data } = await farmer.call(getYieldOverview, { params: { year: String(year) } })
    found.push([year, data.fields.flatMap(({ crop, isHarvested }) => (isHarvested ? [crop] : []))])
  }
  return Object.fromEntries(found)
}
const POTATO_YEAR = { 2025: ['kartul'], 2026: [] }

onBothEngines('a crop that is harvested after 31 August', (server) => {
  it('belongs to its own year, with the work before it; what is sown after is the next', async () => {
    const farmer = await server().farmer()
    const id = await addPotatoes(farmer)
    const early = { date: '2025-09-05', endDate: '2025-09-05' }
    await farmer.call(jobs.addJob, { body: harvest(id, { area: 3, yield: 90, ...early }) })
    await dig(farmer, id, { area: 7, yield: 210 })
    expect(await yearsOf(farmer, id)).toEqual([
      { ...POTATOES, seasonEnd: '2025-09-16', endsWithHarvest: true },
      WHEAT,
    ])
    expect(await harvestedIn(farmer)).toEqual(POTATO_YEAR)
    await farmer.call(jobs.addJob, { body: sowingOn(id, '2025-09-20') })
    const seasonOf = async (year: number) =>
      (await farmer.call(jobs.listFieldJobs, { params: { fieldId: id, year: String(year) } })).data
    expect((await seasonOf(2025)).jobEvents).toHaveLength(2)
    expect((await seasonOf(2025)).seasonEnd).toBe('2025-09-16')
    expect((await seasonOf(2026)).jobEvents.map(({ date }) => date)).toEqual(['2025-09-20'])
  })

  it('follows the harvest: when it is moved, deleted and brought back', async () => {
    const farmer = await server().farmer()
    const id = await addPotatoes(farmer)
    const { _id: jobId, fieldName: _name, createdAt: _made, ...job } = await dig(farmer, id)
    const endOf = async () => (await yearsOf(farmer, id))[0]?.seasonEnd
    const body = { ...job, date: '2025-09-20', endDate: '2025-09-20' }
    await farmer.call(jobs.changeJob, { params: { id: jobId }, body })
    expect(await endOf()).toBe('2025-09-20')
    await farmer.call(jobs.deleteJob, { params: { id: jobId } })
    expect(await yearsOf(farmer, id)).toEqual([POTATOES, WHEAT])
    await farmer.call(jobs.restoreJob, { params: { id: jobId } })
    expect(await endOf()).toBe('2025-09-20')
    expect(await harvestedIn(farmer)).toEqual(POTATO_YEAR)
  })

  it('is of the next year where something was sown before it, also when that is told later', async () => {
    const farmer = await server().farmer()
    const id = await addPotatoes(farmer)
    await dig(farmer, id)
    expect(await harvestedIn(farmer)).toEqual(POTATO_YEAR)
    await farmer.call(jobs.addJob, { body: sowingOn(id, '2025-09-10') })
    expect(await yearsOf(farmer, id)).toEqual([POTATOES, WHEAT])
    expect(await harvestedIn(farmer)).toEqual({ 2025: [], 2026: ['talinisu'] })
  })

  it('goes by the crop, also when that is told after the harvest', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer, { area: 10, yearInfo: [WHEAT] })
    await dig(farmer, id)
    expect((await yearsOf(farmer, id))[0]?.seasonEnd).toBeUndefined()
    const { data: field } = await farmer.call(getField, { params: { id } })
    const { _id, active: _a, ordering: _o, hasJobEventsThisYear: _h, earlierShapes: _e, ...draft } = field
    await farmer.call(changeField, { params: { id }, body: { ...draft, yearInfo: [POTATOES, WHEAT] } })
    expect(await harvestedIn(farmer)).toEqual(POTATO_YEAR)
  })

  it('leaves a season that the farmer set, whoever says that a harvest did', async () => {
    const farmer = await server().farmer()
    const id = await addPotatoes(farmer)
    const params = { year: 2025 }
    const fieldIds = [id]
    await farmer.call(changeSeasons, {
      params,
      body: { seasonStart: null, seasonEnd: '2025-09-10', fieldIds },
    })
    await dig(farmer, id)
    expect((await yearsOf(farmer, id))[0]?.seasonEnd).toBe('2025-09-10')
    await farmer.call(changeSeasons, { params, body: { seasonStart: null, seasonEnd: null, fieldIds } })
    expect((await yearsOf(farmer, id))[0]).toMatchObject({ seasonEnd: '2025-09-16', endsWithHarvest: true })
    await farmer.call(changeSeasons, {
      params,
      body: { seasonStart: null, seasonEnd: '2025-09-20', fieldIds },
    })
    const [own] = await yearsOf(farmer, id)
    expect([own?.seasonEnd, own?.endsWithHarvest ?? null]).toEqual(['2025-09-20', null])
  })

  it('keeps what was warned of the work before it, when its crop is copied later', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer, {
      area: 10,
      yearInfo: [{ year: 2024, mainCrop: { crop: 'kartul' } }],
    })
    const worker = await addTestWorker(farmer)
    const day = { date: '2025-09-05', endDate: '2025-09-05' }
    await farmer.call(jobs.addJob, { body: spraying(id, worker, day) })
    await dig(farmer, id)
    const warned = async () =>
      (await farmer.call(getStatus, {})).data.warnings
        .flatMap(({ type, date }) => (date === null ? [] : [`${type.key} ${date}`]))
        .toSorted()
    const before = await warned()
    expect(before.join()).toContain('2025-09-05')
    await farmer.call(copyCrops, { params: { year: '2025' }, body: { from: 2024, fieldIds: [id] } })
    expect((await yearsOf(farmer, id)).find(({ year }) => year === 2025)?.seasonEnd).toBe('2025-09-16')
    expect(await warned()).toEqual(before)
  })

  it('moves the seasons of its own field alone, once', async () => {
    const farmer = await server().farmer()
    const [id, other] = [await addPotatoes(farmer), await addPotatoes(farmer)]
    await dig(farmer, id)
    await dig(farmer, id, {
      job: { name: 'Pallimine' },
      yieldType: 'Põhk',
      date: '2025-10-01',
      endDate: '2025-10-01',
    })
    expect(await actionsOn(server(), farmer, id)).toEqual(['change', 'create'])
    const { data } = await farmer.call(listFields, { query: {} })
    expect(data.find(({ _id }) => _id === other)?.yearInfo).toEqual([POTATOES, WHEAT])
  })

  it('is of the last year of a field that was split or joined since, while its crop stands', async () => {
    const farmer = await server().farmer()
    const ended = { area: 10, yearInfo: [POTATOES], lastYear: 2025 }
    const id = await addTestField(farmer, ended)
    const { data: dug, error } = await farmer.call(jobs.addJob, { body: harvest(id, { area: 6, ...LATE }) })
    expect(error).toBeUndefined()
    const { _id: jobId, fieldName: _name, createdAt: _made, updatedAt: _at, ...job } = dug
    const body = { ...job, area: 10, date: '2025-09-20', endDate: '2025-09-20' }
    expect((await farmer.call(jobs.changeJob, { params: { id: jobId }, body })).error).toBeUndefined()
    expect((await yearsOf(farmer, id))[0]?.seasonEnd).toBe('2025-09-20')
    const again = await farmer.call(jobs.addJob, {
      body: harvest(id, { date: '2025-10-01', endDate: '2025-10-01' }),
    })
    expect(again.error?.fields?.map(({ path, code }) => [path, code])).toEqual([['fieldId', 'fieldEnded']])
    const bare = await addTestField(farmer, { ...ended, yearInfo: [{ year: 2025 }] })
    const batch = await farmer.call(jobs.addJobs, { body: [harvest(bare, LATE)] })
    expect(batch.error?.fields?.map(({ path, code }) => [path, code])).toEqual([['0.fieldId', 'fieldEnded']])
    const listed = await farmer.call(jobs.listFieldJobs, { params: { fieldId: bare, year: '2026' } })
    expect(listed.data.jobEvents).toEqual([])
  })

  it('of such a field is not pushed out of its last year by what is written of another', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer, { area: 10, yearInfo: [POTATOES], lastYear: 2025 })
    const on = (date: string, area: number) => harvest(id, { area, date, endDate: date })
    const { data: first } = await farmer.call(jobs.addJob, { body: on('2025-09-12', 6) })
    await farmer.call(jobs.addJob, { body: on('2025-09-20', 4) })
    const listed = async () =>
      (await farmer.call(jobs.listFieldJobs, { params: { fieldId: id, year: '2025' } })).data.jobEvents
    const grown = await farmer.call(jobs.changeJob, {
      params: { id: first._id },
      body: on('2025-09-12', 10),
    })
    expect(grown.error?.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['fieldId', 'jobAfterFieldEnd'],
    ])
    const sown = await farmer.call(jobs.addJob, { body: sowingOn(id, '2025-09-15') })
    expect(sown.error?.fields?.map(({ path, code }) => [path, code])).toEqual([['fieldId', 'fieldEnded']])
    expect((await listed()).map(({ date, area }) => [date, area])).toEqual([
      ['2025-09-20', 4],
      ['2025-09-12', 6],
    ])
  })

  it('alone marks an end: one that is marked by somebody else is no end, of a new field nor of a changed one', async () => {
    const farmer = await server().farmer()
    const forged = { ...POTATOES, seasonEnd: '2025-09-16', endsWithHarvest: true }
    const id = await addTestField(farmer, { yearInfo: [forged, WHEAT] })
    expect(await yearsOf(farmer, id)).toEqual([POTATOES, WHEAT])
    const body = { name: 'Kivi', area: 10, yearInfo: [forged, WHEAT] }
    await farmer.call(changeField, { params: { id }, body })
    expect(await yearsOf(farmer, id)).toEqual([POTATOES, WHEAT])
    await farmer.call(changeField, {
      params: { id },
      body: { ...body, yearInfo: [{ ...forged, endsWithHarvest: false }, WHEAT] },
    })
    expect((await yearsOf(farmer, id))[0]).toEqual({ ...POTATOES, seasonEnd: '2025-09-16' })
  })
})
