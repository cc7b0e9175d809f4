import * as contract from '@vagu/core/fields/contract'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const kivi = { name: 'Kivi', area: 12.5 }
const triangle = {
  centroid: { lat: 58.4, lng: 26.7 },
  geometry: {
    rings: [
      [
        { lat: 58.4, lng: 26.7 },
        { lat: 58.41, lng: 26.7 },
        { lat: 58.4, lng: 26.72 },
      ],
    ],
  },
}
/** Two triangles that meet where the lines cross. */
const bowTie = {
  centroid: { lat: 58.405, lng: 26.71 },
  geometry: {
    rings: [
      [
        { lat: 58.4, lng: 26.7 },
        { lat: 58.41, lng: 26.72 },
        { lat: 58.41, lng: 26.7 },
        { lat: 58.4, lng: 26.72 },
      ],
    ],
  },
}
const shapeAt = (...corners: readonly (readonly [number, number])[]) => ({
  centroid: { lat: 58.4, lng: 26.7 },
  geometry: { rings: [corners.map(([lat, lng]) => ({ lat, lng }))] },
})
/** Shapes that are no ground of an Estonian farm, with the words that refuse them. */
const noGround = [
  ['three corners on one line', shapeAt([58.4, 26.7], [58.4, 26.71], [58.4, 26.72]), /mõõdetav pindala/],
  [
    'one corner four times',
    shapeAt([58.4, 26.7], [58.4, 26.7], [58.4, 26.7], [58.4, 26.7]),
    /mõõdetav pindala/,
  ],
  ['a triangle in Kenya', shapeAt([-1.29, 36.82], [-1.28, 36.82], [-1.29, 36.83]), /jääb Eestist välja/],
] as const
const add = async (farmer: Client, body: object = kivi) =>
  (await farmer.call(contract.addField, { body: body as typeof kivi })).data
const withId = async (owner: Client) => ({ params: { id: (await add(owner))._id } })
const wrong = { body: { ...kivi, area: 0 }, path: 'area' }

onBothEngines('fields', (server) => {
  askFourQuestions(server, {
    endpoint: contract.listFields,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.addField,
    input: async () => ({ body: kivi }),
    namesRecord: false,
    wrong,
  })
  askFourQuestions(server, { endpoint: contract.getField, input: withId, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.changeField,
    input: async (owner) => ({ ...(await withId(owner)), body: kivi }),
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, { endpoint: contract.toggleField, input: withId, namesRecord: true })
  askFourQuestions(server, { endpoint: contract.deleteField, input: withId, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.restoreField,
    input: async (owner) => {
      const input = await withId(owner)
      await owner.call(contract.deleteField, input)
      return input
    },
    namesRecord: true,
  })

  describe('crops of a year', () => {
    const sown = (mainCropArea: number, area = 5) => ({
      name: 'Kivi',
      area,
      yearInfo: [{ year: 2025 }, { year: 2026, mainCrop: { crop: 'oder' }, mainCropArea }],
    })

    it('on more land than the field has are refused, at their place', async () => {
      const farmer = await server().farmer()
      const refused = await farmer.call(contract.addField, { body: sown(5.1) })
      const places = refused.error?.fields?.map(({ path, code }) => [path, code])
      expect([refused.status, places]).toEqual([422, [['yearInfo.1.mainCropArea', 'cropsOverField']]])
      const { _id: id } = await add(farmer, sown(5))
      // a smaller field makes them too large as well
      const smaller = await farmer.call(contract.changeField, { params: { id }, body: sown(5, 4.9) })
      expect([smaller.status, smaller.error?.fields?.[0]?.path]).toEqual([422, 'yearInfo.1.mainCropArea'])
    })

    it('that are stored on too much land stay, but take no more', async () => {
      const farmer = await server().farmer()
      const { _id: id } = await add(farmer, sown(5))
      const row = await server()
        .db.selectFrom('field')
        .select('document')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const document = row.document.replace('"mainCropArea":5', '"mainCropArea":6')
      await server().db.updateTable('field').set({ document }).where('id', '=', id).execute()
      const change = async (body: object) =>
        (await farmer.call(contract.changeField, { params: { id }, body: body as typeof kivi })).status
      expect(await change({ ...sown(6), name: 'Kivipõld' })).toBe(200)
      expect(await change(sown(6.5))).toBe(422)
      expect(await change(sown(5.5))).toBe(200)
    })
  })

  describe('happy path', () => {
    it('stores a field and reads it back, with its shape where asked', async () => {
      const farmer = await server().farmer()
      const field = await add(farmer, { ...kivi, code: ' 678 9012 3456 ', mapData: triangle })
      expect(field).toMatchObject({
        name: 'Kivi',
        area: 12.5,
        code: '67890123456',
        active: true,
        mapData: triangle,
      })
      const listed = await farmer.call(contract.listFields, { query: {} })
      expect(listed.data).toEqual([expect.not.objectContaining({ mapData: expect.anything() as unknown })])
      const withShapes = await farmer.call(contract.listFields, { query: { mapData: 'true' } })
      expect(withShapes.data).toEqual([field])
    })

    it('keeps areas with 4 decimals, rounded half up', async () => {
      const field = await add(await server().farmer(), { ...kivi, area: 1.00005 })
      expect(field.area).toBe(1.0001)
    })

    it('makes one record of the same request sent twice, and refuses another body with its id', async () => {
      const farmer = await server().farmer()
      const first = await add(farmer)
      const body = { ...kivi, _id: '01890a5d-ac96-774b-bcce-b302099a8057' }
      const made = await farmer.call(contract.addField, { body })
      const again = await farmer.call(contract.addField, { body })
      expect(again.data).toEqual(made.data)
      const other = await farmer.call(contract.addField, { body: { ...body, name: 'Muu' } })
      expect([other.status, other.error?.code]).toEqual([409, 'idTaken'])
      const listed = await farmer.call(contract.listFields, { query: {} })
      expect(listed.data.map((field) => field._id).toSorted()).toEqual([first._id, body._id].toSorted())
    })

    it('refuses a change made from an older version and shows the stored one', async () => {
      const farmer = await server().farmer()
      const field = await add(farmer)
      const params = { id: field._id }
      const mine = await farmer.call(contract.changeField, { params, body: { ...kivi, name: 'Kivi 2' } })
      const body = { ...kivi, name: 'Vana', updatedAt: field.updatedAt }
      const late = await farmer.call(contract.changeField, { params, body })
      expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
      expect(late.error?.stored).toMatchObject({ name: 'Kivi 2', updatedAt: mine.data.updatedAt })
    })

    it('keeps the shape when a change does not speak of it, and takes it away for null', async () => {
      const farmer = await server().farmer()
      const { _id: id } = await add(farmer, { ...kivi, mapData: triangle })
      const reply = await farmer.call(contract.changeField, { params: { id }, body: kivi })
      expect(reply.data.mapData).toEqual(triangle)
      const removed = await farmer.call(contract.changeField, {
        params: { id },
        body: { ...kivi, mapData: null },
      })
      expect(removed.data.mapData).toBeNull()
    })

    it('deletes, says 404 afterwards, and brings back what was', async () => {
      const farmer = await server().farmer()
      const field = await add(farmer, { ...kivi, mapData: triangle })
      const params = { id: field._id }
      expect((await farmer.call(contract.deleteField, { params })).status).toBe(204)
      expect((await farmer.call(contract.getField, { params })).status).toBe(404)
      expect((await farmer.call(contract.restoreField, { params })).data).toEqual(field)
    })

    it('toggles between active and inactive', async () => {
      const farmer = await server().farmer()
      const input = await withId(farmer)
      expect((await farmer.call(contract.toggleField, input)).data.active).toBe(false)
      expect((await farmer.call(contract.toggleField, input)).data.active).toBe(true)
    })

    it('journals every change with what was before and after', async () => {
      const farmer = await server().farmer()
      const { params } = await withId(farmer)
      await farmer.call(contract.changeField, { params, body: { ...kivi, name: 'Uus' } })
      await farmer.call(contract.deleteField, { params })
      const rows = await server()
        .db.selectFrom('journal')
        .select(['action', 'before', 'after', 'user_id'])
        .where('account_id', '=', farmer.accountId)
        .orderBy('entry_id')
        .execute()
      expect(rows.map((row) => row.action)).toEqual(expect.arrayContaining(['create', 'change', 'delete']))
      const change = rows.find((row) => row.action === 'change')
      expect([change?.before, change?.after]).toEqual([
        expect.stringContaining('Kivi'),
        expect.stringContaining('Uus'),
      ])
      expect(rows.every((row) => row.user_id === farmer.userId)).toBe(true)
    })
  })

  it('compares the moment that the client saw as a moment, however it is written', async () => {
    server().setNow('2026-05-20T09:30:00.500Z')
    const farmer = await server().farmer()
    const { params } = await withId(farmer)
    const body = { ...kivi, name: 'Uus', updatedAt: '2026-05-20T09:30:00Z' }
    expect((await farmer.call(contract.changeField, { params, body })).status).toBe(409)
  })

  it('refuses a change to a shape whose lines cross', async () => {
    const farmer = await server().farmer()
    const { params } = await withId(farmer)
    const reply = await farmer.call(contract.changeField, { params, body: { ...kivi, mapData: bowTie } })
    expect([reply.status, reply.error?.fields?.map(({ code }) => code)]).toEqual([
      422,
      ['shapeCrossesItself'],
    ])
  })

  it.each(noGround)('refuses %s, drawn anew or as a change', async (...[, mapData, words]) => {
    const farmer = await server().farmer()
    const body = { ...kivi, mapData }
    const { params } = await withId(farmer)
    for (const reply of [
      await farmer.call(contract.addField, { body }),
      await farmer.call(contract.changeField, { params, body }),
    ]) {
      expect(reply.status).toBe(422)
      expect(reply.error?.fields).toMatchObject([
        { path: 'mapData', message: expect.stringMatching(words) as string },
      ])
    }
    expect((await farmer.call(contract.listFields, { query: {} })).data).toHaveLength(1)
  })
  it.each(noGround)('lets a field that is stored as %s be changed elsewhere', async (...[, mapData]) => {
    const farmer = await server().farmer()
    const { params } = await withId(farmer)
    const stored = { shape: JSON.stringify(mapData) }
    await server().db.updateTable('field').set(stored).where('id', '=', params.id).execute()
    const body = { ...kivi, name: 'Uus', mapData }
    const reply = await farmer.call(contract.changeField, { params, body })
    expect([reply.status, reply.data.name]).toEqual([200, 'Uus'])
  })

  it('journals whether a field was active before and after', async () => {
    const farmer = await server().farmer()
    await farmer.call(contract.toggleField, await withId(farmer))
    const row = await server()
      .db.selectFrom('journal')
      .select(['before', 'after'])
      .where('account_id', '=', farmer.accountId)
      .where('action', '=', 'change')
      .executeTakeFirstOrThrow()
    expect([row.before, row.after].map((text) => JSON.parse(text ?? '') as object)).toEqual([
      expect.objectContaining({ active: true }),
      expect.objectContaining({ active: false }),
    ])
  })

  it.each([
    [{ ...kivi, name: '' }, 'name', 'Kohustuslik väli'],
    [{ ...kivi, name: undefined }, 'name', 'Kohustuslik väli'],
    [{ ...kivi, area: '12' }, 'area', 'Number ei ole korrektne'],
    [{ ...kivi, area: null }, 'area', 'Kohustuslik väli'],
    [{ ...kivi, area: -1 }, 'area', 'Number peab olema positiivne'],
    [{ ...kivi, mapData: bowTie }, 'mapData', 'Kontuur lõikab iseennast'],
    [{ ...kivi, area: 0.00004 }, 'area', 'Number peab olema positiivne'],
    [{ ...kivi, code: '123' }, 'code', 'Vigane massiivi nr'],
    [{ ...kivi, priaCode: 'x'.repeat(256) }, 'priaCode', 'Vigane põllu nr'],
    [
      { ...kivi, yearInfo: [{ year: 2026, seasonStart: '2025-06-30' }] },
      'yearInfo.0.seasonStart',
      /Hooaja algus/,
    ],
    [{ ...kivi, yearInfo: [{ year: 2026, seasonEnd: '2027-01-01' }] }, 'yearInfo.0.seasonEnd', /Hooaja lõpp/],
  ])('refuses %j in Estonian at the field', async (body, path, message) => {
    const farmer = await server().farmer()
    const reply = await farmer.send(contract.addField, '/fields', { body })
    expect(reply.status).toBe(422)
    const said = reply.error?.fields?.find((field) => field.path === path)?.message
    expect(said).toMatch(message instanceof RegExp ? message : new RegExp(`^${message}$`))
  })
})
