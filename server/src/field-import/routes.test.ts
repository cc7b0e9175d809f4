import * as contract from '@vagu/core/field-import/contract'
import type { Review } from '@vagu/core/field-import/schema'
import * as fieldContract from '@vagu/core/fields/contract'
import type { Field } from '@vagu/core/fields/schema'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { geoJsonFile, gmlFile, manyParcels, type Parcel, square } from '../testing/parcel-files.ts'

const metres = { system: 'EPSG:3301', isNorthFirst: false } as const
const PARCELS: readonly Parcel[] = [
  {
    rings: [square(600_000, 6_480_000, 100), square(600_040, 6_480_040, 20)],
    attributes: {
      pollu_id: 1,
      taotlusaasta: 2026,
      pindala_ha: 0.96,
      taotletud_kultuur: 'talinisu allakülvita',
    },
  },
  {
    rings: [square(600_200, 6_480_000, 100)],
    attributes: { pollu_id: 2, taotlusaasta: 2026, pindala_ha: 1, taotletud_kultuur: 'kanep, Finola' },
  },
]
const fileOf = (parcels: readonly Parcel[]) => new Blob([geoJsonFile(parcels, metres)])
const review = async (farmer: Client, parcels = PARCELS): Promise<Review> =>
  (await farmer.call(contract.reviewFieldFile, { query: {}, file: fileOf(parcels) })).data
/** Selection that the screen sends when the farmer keeps everything that can be kept. */
const selected = ({ rows }: Review) => ({
  rows: rows.flatMap(({ fieldId, year, draft }) => (draft ? [{ fieldId, year, draft }] : [])),
})
const store = (farmer: Client, from: Review) =>
  farmer.call(contract.storeReviewedFields, { body: selected(from) })
const fieldsOf = async (farmer: Client): Promise<Field[]> =>
  (await farmer.call(fieldContract.listFields, { query: { mapData: 'true' } })).data

onBothEngines('field import', (server) => {
  askFourQuestions(server, {
    endpoint: contract.reviewFieldFile,
    input: async () => ({ query: {}, file: fileOf(PARCELS) }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.storeReviewedFields,
    input: async (owner) => {
      await store(owner, await review(owner))
      return { body: selected(await review(owner)) }
    },
    namesRecord: true,
    wrong: {
      body: { rows: [{ fieldId: null, year: 2026, draft: { name: 'Jõe', area: 'suur' } }] },
      path: 'rows.0.draft.area',
    },
  })

  describe('happy path', () => {
    it('reviews without storing, stores what is kept, and knows it the next time', async () => {
      const farmer = await server().farmer()
      const first = await review(farmer)
      expect(first.counts).toEqual({ read: 2, new: 2, matched: 0, conflict: 0, rejected: 0 })
      expect(await fieldsOf(farmer)).toEqual([])
      const reply = await store(farmer, first)
      expect(reply.data).toMatchObject({ added: 2, changed: 0 })
      const fields = await fieldsOf(farmer)
      expect(fields.map((field) => field._id)).toEqual(reply.data.fieldIds)
      expect(fields[0]).toMatchObject({
        name: 'Põld 1',
        area: 0.96,
        externalId: '1',
        yearInfo: [{ year: 2026, area: 0.96, mainCrop: { crop: 'talinisu', refinement: 'allakülvita' } }],
      })
      expect(fields[0]?.mapData?.geometry.rings).toHaveLength(2)
      expect((await review(farmer)).counts).toMatchObject({ new: 0, matched: 2 })
    })

    it('makes nothing twice when the same request comes again', async () => {
      const farmer = await server().farmer()
      const first = await review(farmer)
      await store(farmer, first)
      const before = await fieldsOf(farmer)
      expect((await store(farmer, first)).status).toBe(200)
      expect(await fieldsOf(farmer)).toEqual(before)
    })

    it('updates the year and the shape of a matched field and keeps the name', async () => {
      const farmer = await server().farmer()
      const own = { name: 'Jõeäärne', area: 5, slope: 'ABOVE_10' as const, nitrateZone: true }
      const body = { ...own, yearInfo: [{ year: 2025, area: 5, notes: 'märg' }] }
      const { _id, mapData } = (
        await farmer.call(fieldContract.addField, { body: { ...body, externalId: '2' } })
      ).data
      expect(mapData).toBeNull()
      await store(farmer, await review(farmer, PARCELS.slice(1)))
      const [field] = await fieldsOf(farmer)
      expect(field).toMatchObject({
        _id,
        ...own,
        yearInfo: [
          { year: 2025, area: 5, notes: 'märg' },
          { year: 2026, area: 1, externalId: '2', mainCrop: { crop: 'kanep', name: 'Finola' } },
        ],
      })
      expect(field?.mapData?.geometry.rings[0]).toHaveLength(4)
      const rows = await server()
        .db.selectFrom('journal')
        .select(['action', 'record_id'])
        .where('account_id', '=', farmer.accountId)
        .where('noun', '=', 'field')
        .orderBy('entry_id')
        .execute()
      expect(rows.map((row) => row.action).toSorted()).toEqual(['change', 'create'])
    })

    it('leaves older seasons the shape that they had', async () => {
      const farmer = await server().farmer()
      const last = PARCELS.slice(0, 1).map((parcel) => ({
        ...parcel,
        attributes: { ...parcel.attributes, taotlusaasta: 2025 },
      }))
      await store(farmer, await review(farmer, last))
      const [before] = await fieldsOf(farmer)
      const wider = [{ ...PARCELS[0], rings: [square(600_000, 6_480_000, 110)] }] as readonly Parcel[]
      const again = await review(farmer, wider)
      const rows = selected(again).rows.map((row) => ({ ...row, take: ['shape', 'area', 'crop'] as const }))
      await farmer.call(contract.storeReviewedFields, { body: { rows: rows as never } })
      const [after] = await fieldsOf(farmer)
      expect(after?.mapData?.geometry.rings).toHaveLength(1)
      expect(after?.earlierShapes).toEqual([{ until: 2025, mapData: before?.mapData }])
    })
    it('takes several years of one field at once, and leaves the newest shape', async () => {
      const farmer = await server().farmer()
      const years = [2026, 2024].map((year, i): Parcel => ({
        rings: [square(600_000, 6_480_000, 100 - 10 * i)],
        attributes: { pollu_id: 7, taotlusaasta: year },
      }))
      const body = { name: 'Jõe', area: 1, externalId: '7' }
      await farmer.call(fieldContract.addField, { body })
      expect((await store(farmer, await review(farmer, years))).data).toMatchObject({ added: 0, changed: 1 })
      const [field] = await fieldsOf(farmer)
      expect(field?.yearInfo.map((info) => [info.year, info.area])).toEqual([
        [2024, 0.81],
        [2026, 1],
      ])
      expect((await review(farmer, years.slice(0, 1))).rows[0]?.draft?.mapData).toEqual(field?.mapData)
    })

    it('reads a year from the clock where the file has none', async () => {
      const parcels = [{ rings: PARCELS[0]?.rings ?? [], attributes: {} }]
      const result = await review(await server().farmer(), parcels)
      expect(result.rows.map((row) => row.year)).toEqual([2026])
    })
  })

  describe('refusals', () => {
    it.each([
      ['an empty file', new Blob([]), 422, 'emptyFile'],
      ['a letter', new Blob(['Tere']), 422, 'unknownFormat'],
      ['a broken archive', new Blob([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)]), 422, 'brokenArchive'],
      ['a file above 50 MB', new Blob([new Uint8Array(50 * 1024 * 1024 + 1)]), 413, 'tooLarge'],
    ])('%s is told at the path of the file', async (...[, file, status, code]) => {
      const reply = await (await server().farmer()).call(contract.reviewFieldFile, { query: {}, file })
      expect(reply.status).toBe(status)
      expect(reply.error?.fields).toMatchObject([
        { path: 'file', code, message: expect.stringMatching(/^[A-Z].*\.$/) as string },
      ])
    })

    it('an upload that never stops, at its limit', async () => {
      const farmer = await server().farmer()
      const endless = new ReadableStream({
        start(controller) {
          controller.enqueue(
            new TextEncoder().encode(
              '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
            ),
          )
        },
        pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
      })
      const headers = {
        cookie: farmer.cookie,
        'x-csrf-token': farmer.csrfToken,
        'content-type': 'multipart/form-data; boundary=b',
      }
      // The types of Node do not know `duplex`, which a body that is a stream must name.
      const parts = { method: 'POST', headers, body: endless, duplex: 'half' }
      const request = new Request('http://localhost/api/import/pria-field-file', parts)
      const reply = await server().app.fetch(request)
      expect(reply.status).toBe(413)
      expect(await reply.json()).toMatchObject({ error: { code: 'tooLarge', fields: [{ path: 'file' }] } })
    })

    it('no file at all', async () => {
      const farmer = await server().farmer()
      const reply = await farmer.send(contract.reviewFieldFile, '/import/pria-field-file', { body: {} })
      expect([reply.status, reply.error?.fields?.[0]?.path]).toEqual([422, 'file'])
    })

    it("another farm's field among the kept: nothing is stored", async () => {
      const [farmer, other] = [await server().farmer(), await server().farmer()]
      await store(other, await review(other, PARCELS.slice(0, 1)))
      const [foreign] = await fieldsOf(other)
      const rows = selected(await review(farmer)).rows.map((row, i) =>
        i === 1 ? { ...row, fieldId: foreign?._id ?? null } : row,
      )
      const reply = await farmer.call(contract.storeReviewedFields, { body: { rows } })
      expect([reply.status, reply.error?.code]).toEqual([404, 'notFound'])
      expect(reply.error?.fields?.map(({ path, code }) => [path, code])).toEqual([
        ['rows.1.fieldId', 'unknownField'],
      ])
      expect(await fieldsOf(farmer)).toEqual([])
      expect(await fieldsOf(other)).toEqual([foreign])
    })

    it('the same field or id twice among the kept: nothing is stored', async () => {
      const farmer = await server().farmer()
      const [one] = selected(await review(farmer)).rows
      if (one === undefined) throw new Error('the review has rows')
      const twice = await farmer.call(contract.storeReviewedFields, { body: { rows: [one, one] } })
      expect([twice.status, twice.error?.fields?.[0]?.path]).toEqual([422, 'rows.1.draft._id'])
      expect(await fieldsOf(farmer)).toEqual([])
      await store(farmer, await review(farmer, PARCELS.slice(0, 1)))
      const [known] = selected(await review(farmer, PARCELS.slice(0, 1))).rows
      if (known === undefined) throw new Error('the review has rows')
      const reply = await farmer.call(contract.storeReviewedFields, { body: { rows: [known, known] } })
      expect([reply.status, reply.error?.fields?.[0]?.path]).toEqual([422, 'rows.1.fieldId'])
    })
  })

  it('stores 5,000 parcels in one go, and changes 1,000 of them', async () => {
    const farmer = await server().farmer()
    const parcels = manyParcels(5000)
    const file = new Blob([gmlFile(parcels, { ...metres, statement: 'EPSG:3301' })])
    const first = await farmer.call(contract.reviewFieldFile, { query: {}, file })
    expect((await store(farmer, first.data)).data.added).toBe(5000)
    const second = await farmer.call(contract.reviewFieldFile, { query: {}, file })
    expect(second.data.counts).toMatchObject({ read: 5000, matched: 5000 })
    const areas = second.data.rows.slice(0, 1000).map((row) => ({
      ...row,
      draft: row.draft && { ...row.draft, yearInfo: [{ year: 2026, area: 0.9 }] },
    }))
    expect((await store(farmer, { ...second.data, rows: areas })).data.changed).toBe(1000)
  })
})
