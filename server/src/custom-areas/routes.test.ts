import * as contract from '@vagu/core/custom-areas/contract'
import type { CustomArea } from '@vagu/core/custom-areas/schema'
import { changeField, deleteField, restoreField } from '@vagu/core/fields/contract'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { getSettings } from '@vagu/core/settings/contract'
import { getStatus } from '@vagu/core/status/contract'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const square = (metres: number) => ({
  centroid: { lat: 58, lng: 25 },
  geometry: {
    rings: [
      [
        [0, 0],
        [metres, 0],
        [metres, metres],
        [0, metres],
      ].map(([x = 0, y = 0]) => toLatLng([600_000 + x, 6_500_000 + y])),
    ],
  },
})
const whole = {
  year: 2026,
  areaName: 'Toetusõiguslik',
  calculationStrategy: 'INITIAL',
  calculationValue: null,
} as const
const buffer = {
  ...whole,
  areaName: '5m äärealata',
  calculationStrategy: 'EDGE_BUFFER',
  calculationValue: 5,
} as const

const add = async (farmer: Client, body: object = whole): Promise<CustomArea> =>
  (await farmer.call(contract.addCustomArea, { body: { ...whole, ...body } })).data
const ofOwner = async (owner: Client) => ({ params: { id: (await add(owner)).id } })
const listed = async (farmer: Client) => (await farmer.call(getSettings, {})).data.customAreas
const areasOf = (kind: CustomArea | undefined, fieldId: string) =>
  kind?.fields.find((field) => field.fieldId === fieldId)?.yearlyAreas
const wrong = { body: { ...whole, areaName: 'abc' }, path: 'areaName' }

onBothEngines('kinds of area', (server) => {
  askFourQuestions(server, {
    endpoint: contract.addCustomArea,
    input: async () => ({ body: whole }),
    namesRecord: false,
    wrong,
  })
  askFourQuestions(server, {
    endpoint: contract.changeCustomArea,
    input: async (owner) => ({ ...(await ofOwner(owner)), query: {}, body: whole }),
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, { endpoint: contract.deleteCustomArea, input: ofOwner, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.restoreCustomArea,
    input: async (owner) => {
      const input = await ofOwner(owner)
      await owner.call(contract.deleteCustomArea, input)
      return input
    },
    namesRecord: true,
  })
  const cell = { year: 2026, area: 9, areaWhenItWasSaved: 10 }
  askFourQuestions(server, {
    endpoint: contract.setCustomFieldArea,
    input: async (owner) => {
      const fieldId = await addTestField(owner)
      return { ...(await ofOwner(owner)), body: { ...cell, fieldId } }
    },
    namesRecord: true,
    wrong: { body: { ...cell, fieldId: '01890a5d-ac96-774b-bcce-b302099a8058', area: -1 }, path: 'area' },
  })

  it('are found for every field when they are added, and stand in the settings', async () => {
    const farmer = await server().farmer()
    const shaped = await addTestField(farmer, { name: 'Ruut', area: 1, mapData: square(100) })
    const bare = await addTestField(farmer, { name: 'Kivi' })
    const kind = await add(farmer, buffer)
    const at = { year: 2026, status: null }
    expect(kind).toMatchObject({ areaName: '5m äärealata', calculationValue: 5, year: 2026 })
    expect(areasOf(kind, shaped)).toEqual([{ ...at, area: 0.81, areaWhenItWasSaved: 1 }])
    expect(areasOf(kind, bare)).toEqual([
      { year: 2026, area: null, areaWhenItWasSaved: 10, status: 'POLYGON_MISSING' },
    ])
    expect(await listed(farmer)).toEqual([kind])
    expect(await listed(await server().farmer())).toEqual([])
  })

  it('go by the area of the year', async () => {
    const farmer = await server().farmer()
    const yearInfo = [
      { year: 2025, area: 7 },
      { year: 2027, area: 8 },
    ]
    const fieldId = await addTestField(farmer, { yearInfo })
    const kind = await add(farmer, { calculationStrategy: 'PERCENT', calculationValue: 10 })
    expect(areasOf(kind, fieldId)?.[0]).toEqual({ ...cell, area: 6.3, areaWhenItWasSaved: 7, status: null })
  })

  it('are made once when the same request comes again, and keep what was typed since', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const body = { ...whole, _id: '01890a5d-ac96-774b-bcce-b302099a8058' }
    const { id } = await add(farmer, body)
    await farmer.call(contract.setCustomFieldArea, { params: { id }, body: { ...cell, fieldId } })
    expect(areasOf(await add(farmer, body), fieldId)?.[0]?.area).toBe(9)
    expect(await listed(farmer)).toHaveLength(1)
  })

  describe('of one field', () => {
    it('are confirmed with what the whole field measures', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const params = { id: (await add(farmer, buffer)).id }
      const put = (body: object) =>
        farmer.call(contract.setCustomFieldArea, { params, body: { ...cell, fieldId, ...body } })
      expect(areasOf((await put({ area: 0 })).data, fieldId)).toEqual([{ ...cell, area: 0, status: null }])
      const { data } = await put({ year: 2027, area: 9.00005, areaWhenItWasSaved: null })
      expect(areasOf(data, fieldId)?.[1]).toEqual({ ...cell, year: 2027, area: 9.0001, status: null })
      expect(await listed(farmer)).toEqual([data])
    })

    it("are not set for another farm's field, nor for one that is gone", async () => {
      const farmer = await server().farmer()
      const input = await ofOwner(farmer)
      const removed = await addTestField(farmer)
      await farmer.call(deleteField, { params: { id: removed } })
      for (const fieldId of [await addTestField(await server().farmer()), removed]) {
        const reply = await farmer.call(contract.setCustomFieldArea, { ...input, body: { ...cell, fieldId } })
        expect(reply.status).toBe(404)
      }
    })

    it('must be looked at when the field grows, and when it is new; confirming settles it', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const { id } = await add(farmer)
      const warnings = async () =>
        (await farmer.call(getStatus, {})).data.warnings.filter(
          ({ type }) => type.key === 'CUSTOM_FIELD_AREAS_NEED_CONFIRMATION',
        )
      await farmer.call(changeField, { params: { id: fieldId }, body: { name: 'Kivi', area: 10.1 } })
      expect(await warnings()).toEqual([])
      await farmer.call(changeField, { params: { id: fieldId }, body: { name: 'Kivi', area: 12 } })
      const fresh = await addTestField(farmer, { name: 'Uus' })
      const [kind] = await listed(farmer)
      expect(areasOf(kind, fieldId)).toEqual([{ ...cell, area: 10, status: 'AREA_CHANGED' }])
      expect(areasOf(kind, fresh)?.[0]).toMatchObject({ year: 2026, area: null, status: 'MISSING' })
      expect(await warnings()).toMatchObject([{ targetKind: 'custom-area', targetId: id }])
      for (const [field, saved] of [
        [fieldId, 12],
        [fresh, 10],
      ] as const)
        await farmer.call(contract.setCustomFieldArea, {
          params: { id },
          body: { ...cell, fieldId: field, areaWhenItWasSaved: saved },
        })
      expect(await warnings()).toEqual([])
    })

    it('leave with the field and come back with it', async () => {
      const farmer = await server().farmer()
      const params = { id: await addTestField(farmer) }
      const kind = await add(farmer)
      await farmer.call(deleteField, { params })
      expect((await listed(farmer))[0]?.fields).toEqual([])
      await farmer.call(restoreField, { params })
      expect(await listed(farmer)).toEqual([kind])
    })
  })

  describe('when a kind is changed', () => {
    const start = async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer, { area: 1, mapData: square(100) })
      const kind = await add(farmer, buffer)
      const params = { id: kind.id }
      const areaAfter = async (query: object, body: object) => {
        const all = { params, query, body: { ...buffer, ...body } }
        const reply = await farmer.call(contract.changeCustomArea, all)
        return areasOf(reply.data, fieldId)?.map(({ year, area }) => [year, area])
      }
      return { farmer, fieldId, kind, params, areaAfter }
    }

    it('keep their values', async () => {
      const { areaAfter } = await start()
      expect(await areaAfter({}, { calculationValue: 10 })).toEqual([[2026, 0.81]])
      expect(await areaAfter({ forceRecalculate: 'false' }, { calculationValue: 10 })).toEqual([[2026, 0.81]])
    })

    it('are found anew when asked, over every field of that year, other years apart', async () => {
      const { farmer, fieldId, params, areaAfter } = await start()
      for (const year of [2026, 2027])
        await farmer.call(contract.setCustomFieldArea, {
          params,
          body: { fieldId, year, area: 0.5, areaWhenItWasSaved: 1 },
        })
      expect(await areaAfter({ forceRecalculate: 'true' }, { calculationValue: 10 })).toEqual([
        [2026, 0.64],
        [2027, 0.5],
      ])
      expect(await areaAfter({ forceRecalculate: 'true' }, { ...whole, year: 2028 })).toEqual([
        [2026, 0.64],
        [2027, 0.5],
        [2028, 1],
      ])
    })

    it('refuse a change of an older version', async () => {
      const { farmer, kind, params, areaAfter } = await start()
      await areaAfter({}, { areaName: 'Teine' })
      const body = { ...buffer, updatedAt: kind.updatedAt }
      const late = await farmer.call(contract.changeCustomArea, { params, query: {}, body })
      expect([late.status, late.error?.stored]).toMatchObject([409, { areaName: 'Teine' }])
    })
  })

  it('go and come back with their areas, and have a history', async () => {
    const farmer = await server().farmer()
    await addTestField(farmer)
    const kind = await add(farmer)
    const params = { id: kind.id }
    expect((await farmer.call(contract.deleteCustomArea, { params })).status).toBe(204)
    expect(await listed(farmer)).toEqual([])
    expect((await farmer.call(contract.restoreCustomArea, { params })).data).toEqual(kind)
    expect((await farmer.call(contract.restoreCustomArea, { params })).status).toBe(404)
    const rows = await server()
      .db.selectFrom('journal')
      .select('action')
      .where('account_id', '=', farmer.accountId)
      .where('noun', '=', 'custom-area')
      .where('record_id', '=', kind.id)
      .execute()
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['change', 'create', 'delete', 'restore'])
  })

  it.each([
    [{ areaName: ' abc ' }, 'areaName', 'Liiga lühike'],
    [{ areaName: '' }, 'areaName', 'Kohustuslik väli'],
    [{ calculationStrategy: 'EDGE_BUFFER' }, 'calculationValue', 'Kohustuslik väli'],
    [
      { calculationStrategy: 'EDGE_BUFFER_ONLY', calculationValue: 0 },
      'calculationValue',
      'Number peab olema positiivne',
    ],
    [
      { calculationStrategy: 'PERCENT', calculationValue: 100 },
      'calculationValue',
      'Protsent peab olema alla 100 ja ei saa olla 0',
    ],
    [
      { calculationStrategy: 'PERCENT', calculationValue: 0 },
      'calculationValue',
      'Protsent peab olema alla 100 ja ei saa olla 0',
    ],
  ])('refuse %j in Estonian', async (change, path, message) => {
    const body = { ...whole, ...change }
    const reply = await (await server().farmer()).send(contract.addCustomArea, '/custom-areas', { body })
    expect(reply.status).toBe(422)
    expect(reply.error?.fields?.find((field) => field.path === path)?.message).toBe(message)
  })
})
