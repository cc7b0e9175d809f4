import * as contract from '@vagu/core/fields/contract'
import * as lists from '@vagu/core/fields/list-contract'
import { listDeletedFields, listFieldVersions, restoreFieldVersion } from '@vagu/core/history/contract'
import { addJob, changeJob, deleteJob, listFieldJobs } from '@vagu/core/jobs/contract'
import { getRotation } from '@vagu/core/rotation/contract'
import { getSamplingOverview } from '@vagu/core/soil-samples/contract'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const NAMES = {
  unordered: ['Nurm 10', 'Õue', 'aas', 'Nurm 2', 'Zoo'],
  ordered: ['aas', 'Nurm 2', 'Nurm 10', 'Zoo', 'Õue'],
} as const
const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057'
const idsOf = async (farmer: Client) =>
  (await farmer.call(contract.listFields, { query: {} })).data.map(({ _id }) => _id)
const addHarvest = (farmer: Client, fieldId: string) => farmer.call(addJob, { body: harvest(fieldId) })
const jobsOn = async (farmer: Client, fieldId: string) =>
  (await farmer.call(listFieldJobs, { params: { fieldId, year: '2026' } })).data.jobEvents.length

async function deletedField(owner: Client): Promise<string> {
  const id = await addTestField(owner)
  await owner.call(contract.deleteField, { params: { id } })
  return id
}

onBothEngines('many fields', (server) => {
  askFourQuestions(server, {
    endpoint: lists.orderFields,
    input: async (owner) => ({ body: { ids: [await addTestField(owner)] } }),
    namesRecord: true,
    wrong: { body: { ids: ['x'] }, path: 'ids.0' },
  })
  askFourQuestions(server, { endpoint: lists.deleteAllFields, input: async () => ({}), namesRecord: false })
  askFourQuestions(server, {
    endpoint: lists.restoreFields,
    input: async (owner) => ({ body: { ids: [await deletedField(owner)] } }),
    namesRecord: true,
    wrong: { body: { ids: [] }, path: 'ids' },
  })
  askFourQuestions(server, {
    endpoint: lists.countFieldJobs,
    input: async (owner) => ({ params: { id: await addTestField(owner) } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: lists.copyCrops,
    input: async (owner) => ({
      params: { year: '2026' },
      body: { from: 2025, fieldIds: [await addTestField(owner)] },
    }),
    namesRecord: true,
    wrong: { body: { from: 'eelmine' }, path: 'from' },
  })
  askFourQuestions(server, {
    endpoint: lists.undoCopyCrops,
    input: async (owner) => {
      const fieldIds = [
        await addTestField(owner, { yearInfo: [{ year: 2025, mainCrop: { crop: 'talinisu' } }] }),
      ]
      server().setNow('2026-05-20T09:05:00.000Z')
      const body = { from: 2025, fieldIds }
      const { data } = await owner.call(lists.copyCrops, { params: { year: '2026' }, body })
      const fields = data.map(({ _id, updatedAt }) => ({ _id, updatedAt }))
      return { params: { year: '2026' }, body: { fields } }
    },
    namesRecord: true,
    wrong: { body: { fields: [] }, path: 'fields' },
  })

  describe('the order', () => {
    it('is the one that was sent; the others follow as they stood, and new ones come last', async () => {
      const farmer = await server().farmer()
      const [a, b, c] = [await addTestField(farmer), await addTestField(farmer), await addTestField(farmer)]
      const { data } = await farmer.call(lists.orderFields, { body: { ids: [c, a, b] } })
      expect(data.map(({ _id }) => _id)).toEqual([c, a, b])
      const d = await addTestField(farmer)
      expect(await idsOf(farmer)).toEqual([c, a, b, d])
      await farmer.call(lists.orderFields, { body: { ids: [b] } })
      expect(await idsOf(farmer)).toEqual([b, c, a, d])
    })
    it('is that of their names where nobody made one, in plans and overviews too', async () => {
      const farmer = await server().farmer()
      const names = new Map<string, string>()
      for (const name of NAMES.unordered) names.set(await addTestField(farmer, { name }), name)
      const planned = async () =>
        (await farmer.call(getRotation, { query: {} })).data.fields.map(({ fieldId }) => fieldId)
      expect((await planned()).map((id) => names.get(id))).toEqual(NAMES.ordered)
      const samples = await farmer.call(getSamplingOverview, { query: { year: '2026' } })
      expect(samples.data.fields.map(({ fieldName }) => fieldName)).toEqual(NAMES.ordered)
      const ids = await idsOf(farmer)
      await farmer.call(lists.orderFields, { body: { ids } })
      expect(await planned()).toEqual(ids)
    })
    it('refuses a field that is named twice, and one that is deleted', async () => {
      const farmer = await server().farmer()
      const id = await addTestField(farmer)
      const twice = await farmer.call(lists.orderFields, { body: { ids: [id, id] } })
      expect([twice.status, twice.error?.fields?.[0]?.code]).toEqual([422, 'duplicateId'])
      const gone = await deletedField(farmer)
      expect((await farmer.call(lists.orderFields, { body: { ids: [gone] } })).status).toBe(404)
    })
  })

  describe('all fields', () => {
    it('are deleted with their jobs, and come back with those that went along', async () => {
      const farmer = await server().farmer()
      const neighbour = await server().farmer()
      const [a, b, theirs] = [
        await addTestField(farmer),
        await addTestField(farmer),
        await addTestField(neighbour),
      ]
      const { data: early } = await addHarvest(farmer, a)
      await addHarvest(farmer, a)
      await addHarvest(farmer, b)
      await farmer.call(deleteJob, { params: { id: early._id } })
      const before = await deletedField(farmer)

      expect((await farmer.call(lists.deleteAllFields, {})).status).toBe(204)
      expect(await idsOf(farmer)).toEqual([])
      expect(await idsOf(neighbour)).toEqual([theirs])
      const { data: deleted } = await farmer.call(listDeletedFields, { query: {} })
      expect(new Map(deleted.map(({ _id, jobs }) => [_id, jobs]))).toEqual(
        new Map([
          [a, 1],
          [b, 1],
          [before, 0],
        ]),
      )
      const back = await farmer.call(lists.restoreFields, { body: { ids: [a, b] } })
      expect(back.data.map(({ _id }) => _id)).toEqual([a, b])
      expect([await jobsOn(farmer, a), await jobsOn(farmer, b)]).toEqual([1, 1])
      expect((await idsOf(farmer)).toSorted()).toEqual([a, b].toSorted())
      expect((await farmer.call(lists.restoreFields, { body: { ids: [a, b] } })).status).toBe(200)
    })
    it('may be none', async () =>
      expect((await (await server().farmer()).call(lists.deleteAllFields, {})).status).toBe(204))
    it('come back all or none', async () => {
      const farmer = await server().farmer()
      const gone = await deletedField(farmer)
      expect((await farmer.call(lists.restoreFields, { body: { ids: [gone, NOBODY] } })).status).toBe(404)
      expect(await idsOf(farmer)).toEqual([])
    })
  })

  it('counts the jobs of a field, of every year', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer)
    await addHarvest(farmer, id)
    await farmer.call(addJob, { body: harvest(id, { date: '2024-08-01', endDate: '2024-08-01' }) })
    expect((await farmer.call(lists.countFieldJobs, { params: { id } })).data).toEqual({ count: 2 })
  })

  describe('crops of another season', () => {
    const wheat = { year: 2025, mainCrop: { crop: 'talinisu' }, landUse: 'ARABLE' }
    it('are carried where none stand, on the active fields', async () => {
      const farmer = await server().farmer()
      const bare = await addTestField(farmer, { yearInfo: [wheat] })
      const sown = await addTestField(farmer, {
        yearInfo: [wheat, { year: 2026, mainCrop: { crop: 'kaer' } }],
      })
      const idle = await addTestField(farmer, { yearInfo: [wheat] })
      await farmer.call(contract.toggleField, { params: { id: idle } })
      const copy = (body: object) =>
        farmer.call(lists.copyCrops, { params: { year: '2026' }, body: body as { from: number } })
      const { data } = await copy({ from: 2025 })
      const crops = new Map(
        data.map(({ _id, yearInfo }) => [_id, yearInfo.find(({ year }) => year === 2026)?.mainCrop?.crop]),
      )
      expect(crops).toEqual(
        new Map([
          [bare, 'talinisu'],
          [sown, 'kaer'],
        ]),
      )
      expect((await copy({ from: 2025 })).data).toEqual([])
      const over = await copy({ from: 2025, overwrites: true })
      expect(over.data.map(({ _id }) => _id)).toEqual([sown])
    })
    it('bring undersown and catch crops along where that is asked for', async () => {
      const farmer = await server().farmer()
      const otherCrops = [{ use: 'UNDERSOWN', crop: 'punane_ristik', area: 2 }]
      await addTestField(farmer, { yearInfo: [{ ...wheat, otherCrops }] })
      const othersAfter = async (body: object) => {
        const sent = { from: 2025, overwrites: false, withOthers: false, ...body }
        const { data } = await farmer.call(lists.copyCrops, {
          params: { year: '2026' },
          body: sent,
        })
        return data[0]?.yearInfo.find(({ year }) => year === 2026)?.otherCrops
      }
      expect(await othersAfter({})).toBeUndefined()
      expect(await othersAfter({ withOthers: true })).toEqual(otherCrops)
    })
    it('is taken back while nothing was changed since, all or none', async () => {
      const farmer = await server().farmer()
      const yearInfo = [{ year: 2025, mainCrop: { crop: 'talinisu' } }]
      const ids = [await addTestField(farmer, { yearInfo }), await addTestField(farmer, { yearInfo })]
      const params = { year: '2026' }
      server().setNow('2026-05-20T09:05:00.000Z')
      const { data } = await farmer.call(lists.copyCrops, { params, body: { from: 2025, overwrites: false } })
      const fields = data.map(({ _id, updatedAt }) => ({ _id, updatedAt }))
      const yearsOf = async () =>
        (await farmer.call(contract.listFields, { query: {} })).data.map((field) =>
          field.yearInfo.map(({ year }) => year),
        )
      const both = [2025, 2026]
      server().setNow('2026-05-20T09:06:00.000Z')
      await farmer.call(contract.toggleField, { params: { id: ids[1] ?? '' } })
      const refused = await farmer.call(lists.undoCopyCrops, { params, body: { fields } })
      expect([refused.status, refused.error?.fields?.[0]?.code]).toEqual([422, 'copyChangedSince'])
      expect(await yearsOf()).toEqual([both, both])
      const undone = await farmer.call(lists.undoCopyCrops, {
        params,
        body: { fields: fields.filter(({ _id }) => _id === ids[0]) },
      })
      expect([undone.status, undone.error]).toEqual([200, undefined])
      expect(undone.data.map(({ _id }) => _id)).toEqual([ids[0]])
      expect((await yearsOf()).toSorted((a, b) => a.length - b.length)).toEqual([[2025], both])
    })
  })
})

onBothEngines('the shape of older years', (server) => {
  const ring = (lng: number) => ({
    centroid: { lat: 58.403, lng: 26.707 },
    geometry: {
      rings: [
        [
          { lat: 58.4, lng: 26.7 },
          { lat: 58.41, lng: 26.7 },
          { lat: 58.4, lng },
        ],
      ],
    },
  })
  const [old, wide] = [ring(26.71), ring(26.72)]
  const change = (farmer: Client, id: string, body: object) =>
    farmer.call(contract.changeField, { params: { id }, body: { name: 'Kivi', area: 10, ...body } })

  /** Changes of one moment have no order in a history. */
  const later = (second: number) => server().setNow(`2026-05-20T09:00:0${second}.000Z`)

  it('stays with them when another holds from a crop year on, with their area', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer, { mapData: old })
    const yearInfo = [{ year: 2026, area: 12 }]
    const { data } = await change(farmer, id, { area: 12, mapData: wide, shapeFrom: 2026, yearInfo })
    expect(data).toMatchObject({ mapData: wide, earlierShapes: [{ until: 2025, mapData: old }] })
    expect(data.yearInfo).toEqual([
      { year: 2025, area: 10 },
      { year: 2026, area: 12 },
    ])
    const [listed] = (await farmer.call(contract.listFields, { query: { mapData: 'true' } })).data
    expect(listed).toEqual(data)
  })
  it('is mended with it where the line was wrong', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer, { mapData: old })
    const { data } = await change(farmer, id, { mapData: wide })
    expect(data.mapData).toEqual(wide)
    expect(data).not.toHaveProperty('earlierShapes')
  })
  it('is not asked where the shape stays', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer, { mapData: old })
    const { data } = await change(farmer, id, { shapeFrom: 2026 })
    expect(data).not.toHaveProperty('earlierShapes')
  })
  it('refuses a last year before the first, and keeps both where nobody names them', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer)
    const wrong = await change(farmer, id, { firstYear: 2026, lastYear: 2025 })
    expect([wrong.status, wrong.error?.fields?.[0]?.path]).toEqual([422, 'lastYear'])
    await change(farmer, id, { firstYear: 2020 })
    expect((await change(farmer, id, { name: 'Mets' })).data.firstYear).toBe(2020)
    expect((await change(farmer, id, { firstYear: null })).data.firstYear).toBeNull()
  })
  it('comes back with the state of the history that had it', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer, { mapData: old })
    later(1)
    await change(farmer, id, { mapData: wide, shapeFrom: 2026 })
    const { data: changed } = await farmer.call(listFieldVersions, { params: { id } })
    later(2)
    await change(farmer, id, { mapData: null })
    later(3)
    const back = await farmer.call(restoreFieldVersion, {
      params: { id, entryId: changed[0]?.entryId ?? '' },
    })
    expect(back.data).toMatchObject({ mapData: wide, earlierShapes: [{ until: 2025, mapData: old }] })
    const first = await farmer.call(restoreFieldVersion, {
      params: { id, entryId: changed.at(-1)?.entryId ?? '' },
    })
    expect(first.data.mapData).toEqual(old)
    expect(first.data).not.toHaveProperty('earlierShapes')
  })
})

onBothEngines('a job outside the years of its field', (server) => {
  it('is refused in words, and stays where it stands already', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer)
    const { data: job } = await addHarvest(farmer, id)
    await farmer.call(contract.changeField, {
      params: { id },
      body: { name: 'Kivi', area: 10, lastYear: 2025 },
    })
    const late = await addHarvest(farmer, id)
    expect([late.status, late.error?.fields?.map(({ path, code }) => [path, code])]).toEqual([
      422,
      [['fieldId', 'fieldEnded']],
    ])
    expect(late.error?.fields?.[0]?.message).toBe(
      'Põld „Kivi“ oli olemas kuni saagiaastani 2025. Valige põld, mis nüüd selle asemel on',
    )
    const body = harvest(id, { notes: 'kuiv' }) as never
    expect((await farmer.call(changeJob, { params: { id: job._id }, body })).status).toBe(200)
  })
})
