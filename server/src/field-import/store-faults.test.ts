/** Imports that doubled fields or wrote over the farmer: what each did is what none may do again. */
import * as contract from '@vagu/core/field-import/contract'
import type { ImportedPart, Review } from '@vagu/core/field-import/schema'
import * as fieldContract from '@vagu/core/fields/contract'
import type { Field, FieldDraft } from '@vagu/core/fields/schema'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { geoJsonFile, type Parcel, square } from '../testing/parcel-files.ts'

const metres = { system: 'EPSG:3301', isNorthFirst: false } as const
const parcel = (attributes: Parcel['attributes'], side = 100, east = 600_000): Parcel => ({
  rings: [square(east, 6_480_000, side)],
  attributes: { taotlusaasta: 2026, ...attributes },
})
const SAME = { pollu_id: 1, pindala_ha: 1, taotletud_kultuur: 'kaer' }
const TWO = [parcel(SAME), parcel({ pollu_id: 2, pindala_ha: 1 }, 100, 600_300)]

const review = async (farmer: Client, parcels: readonly Parcel[] = TWO): Promise<Review> =>
  (
    await farmer.call(contract.reviewFieldFile, {
      query: {},
      file: new Blob([geoJsonFile(parcels, metres)]),
    })
  ).data
/** Selection that the screen sends: what is proposed, or these parts; every kept row with what its review knew. */
const selected = ({ rows }: Review, take?: ImportedPart[]) => ({
  rows: rows.flatMap(({ fieldId, year, draft, candidates }) => {
    const field = candidates.find(({ _id }) => _id === fieldId)
    if (!draft) return []
    const proposed = field?.changes.flatMap(({ part, isProposed }) => (isProposed ? [part] : []))
    const seen = candidates.map(({ _id }) => _id)
    return [
      {
        fieldId,
        year,
        draft,
        ...(field ? { take: take ?? proposed ?? [], updatedAt: field.updatedAt } : { seen }),
      },
    ]
  }),
})
const store = (farmer: Client, from: Review, take?: ImportedPart[]) =>
  farmer.call(contract.storeReviewedFields, { body: selected(from, take) })
const fieldsOf = async (farmer: Client): Promise<Field[]> =>
  (await farmer.call(fieldContract.listFields, { query: { mapData: 'true' } })).data
const change = async (farmer: Client, field: Field | undefined, news: Partial<FieldDraft>) => {
  if (!field) throw new Error('there is no field')
  const body = { ...field, ...news }
  expect((await farmer.call(fieldContract.changeField, { params: { id: field._id }, body })).status).toBe(200)
}
const yearOf = (field: Field | undefined, year = 2026) => field?.yearInfo.find((info) => info.year === year)

onBothEngines('an import beside others', (server) => {
  it('of one file by six at once makes every field once', async () => {
    const farmer = await server().farmer()
    const reviews = await Promise.all(Array.from({ length: 6 }, () => review(farmer)))
    const replies = await Promise.all(reviews.map((each) => store(farmer, each)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ])
    expect(await fieldsOf(farmer)).toHaveLength(2)
  })
  it('from a second open review is told row by row what is there by now', async () => {
    const farmer = await server().farmer()
    const [first, second] = [
      await review(farmer),
      await review(farmer, [...TWO, parcel({ pollu_id: 3 }, 50, 601_000)]),
    ]
    await store(farmer, first)
    const reply = await store(farmer, second)
    expect([reply.status, reply.error?.code]).toEqual([409, 'conflict'])
    expect(reply.error?.fields).toEqual([
      { path: 'rows.0', code: 'fieldFoundSince', message: 'Vahepeal on lisatud põld „Põld 1”, mis on sama' },
      { path: 'rows.1', code: 'fieldFoundSince', message: 'Vahepeal on lisatud põld „Põld 2”, mis on sama' },
    ])
    expect(await fieldsOf(farmer)).toHaveLength(2)
    // asked again, it knows the two and adds the third
    expect(
      (await store(farmer, await review(farmer, [...TWO, parcel({ pollu_id: 3 }, 50, 601_000)]))).data,
    ).toMatchObject({
      added: 1,
    })
  })
  it('of a field that the farmer changed meanwhile is asked again, and changes nothing', async () => {
    const farmer = await server().farmer()
    await store(farmer, await review(farmer))
    const opened = await review(farmer, [parcel({ ...SAME, pindala_ha: 0.98 })])
    await change(farmer, (await fieldsOf(farmer))[0], { name: 'Jõeäärne' })
    const before = await fieldsOf(farmer)
    const reply = await store(farmer, opened)
    expect(reply.error?.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['rows.0', 'fieldChangedSince'],
    ])
    expect(await fieldsOf(farmer)).toEqual(before)
  })
  it('stored twice from one review adds nothing and answers the same', async () => {
    const farmer = await server().farmer()
    const first = await review(farmer)
    await store(farmer, first)
    const second = await review(farmer, [parcel({ ...SAME, pindala_ha: 0.98 })])
    await store(farmer, second)
    const before = await fieldsOf(farmer)
    expect(yearOf(before[0])?.area).toBe(0.98)
    expect((await store(farmer, second)).status).toBe(200)
    expect((await store(farmer, first)).status).toBe(200)
    expect(await fieldsOf(farmer)).toEqual(before)
  })
  it('takes a row as new that the farmer knows to lie on another field', async () => {
    const farmer = await server().farmer()
    await store(farmer, await review(farmer))
    const again = await review(farmer, [parcel({ pollu_id: 9 }, 60)])
    expect(again.rows[0]?.state).toBe('conflict')
    expect((await store(farmer, again)).data.added).toBe(1)
  })
})

onBothEngines('an import over what the farmer wrote', (server) => {
  const written = async () => {
    const farmer = await server().farmer()
    const [{ draft } = { draft: null }] = (await review(farmer, [parcel(SAME, 90)])).rows
    const yearInfo = [{ year: 2026, area: 7, mainCrop: { crop: 'talinisu' } }]
    const body = {
      name: 'Jõe',
      area: 7,
      code: '67350880620',
      externalId: '1',
      yearInfo,
      mapData: draft?.mapData,
    }
    await farmer.call(fieldContract.addField, { body })
    return farmer
  }
  it('shows old and new, and proposes none of it', async () => {
    const farmer = await written()
    const [row] = (await review(farmer, [parcel({ ...SAME, massiiv: '67350880621', pollu_nr: '3' })])).rows
    expect(row?.candidates[0]?.changes).toMatchObject([
      { part: 'area', before: 7, after: 1, isProposed: false },
      { part: 'crop', before: { crop: 'talinisu' }, after: { crop: 'kaer' }, isProposed: false },
      { part: 'shape', before: 0.81, after: 1, isProposed: false },
      { part: 'code', before: '67350880620', after: '67350880621', isProposed: false },
      { part: 'priaCode', before: '', after: '3', isProposed: true },
    ])
  })
  it('changes nothing of it unasked, also where the call does not say what to take', async () => {
    const farmer = await written()
    const [before] = await fieldsOf(farmer)
    const { rows } = selected(await review(farmer, [parcel(SAME)]))
    const bare = rows.map(({ fieldId, year, draft }) => ({ fieldId, year, draft }))
    await farmer.call(contract.storeReviewedFields, { body: { rows: bare } })
    const [field] = await fieldsOf(farmer)
    expect(yearOf(field)).toMatchObject({ area: 7, mainCrop: { crop: 'talinisu' } })
    expect(field?.mapData).toEqual(before?.mapData)
    expect(field?.code).toBe('67350880620')
  })
  it('takes what is ticked and no more', async () => {
    const farmer = await written()
    const [before] = await fieldsOf(farmer)
    await store(farmer, await review(farmer, [parcel(SAME)]), ['crop'])
    const [field] = await fieldsOf(farmer)
    expect(yearOf(field)).toMatchObject({ area: 7, mainCrop: { crop: 'kaer' } })
    expect(field?.mapData).toEqual(before?.mapData)
  })
  it('proposes what an import brought, until the farmer writes something else', async () => {
    const farmer = await server().farmer()
    await store(farmer, await review(farmer))
    const next = [parcel({ pollu_id: 1, pindala_ha: 0.98, taotletud_kultuur: 'rukis' }, 99)]
    const proposals = async () =>
      (await review(farmer, next)).rows[0]?.candidates[0]?.changes.map(({ part, isProposed }) => [
        part,
        isProposed,
      ])
    expect(await proposals()).toEqual([
      ['area', true],
      ['crop', true],
      ['shape', true],
    ])
    const [field] = await fieldsOf(farmer)
    await change(farmer, field, {
      yearInfo: [{ year: 2026, area: 0.97, mainCrop: yearOf(field)?.mainCrop ?? null }],
    })
    expect(await proposals()).toEqual([
      ['area', false],
      ['crop', true],
      ['shape', true],
    ])
    await store(farmer, await review(farmer, next))
    expect(yearOf((await fieldsOf(farmer))[0])).toMatchObject({ area: 0.97, mainCrop: { crop: 'rukis' } })
  })
  it('of what stands there already shows nothing to change', async () => {
    const farmer = await server().farmer()
    await store(farmer, await review(farmer))
    const again = await review(farmer)
    expect(again.rows.map(({ candidates }) => candidates.map(({ changes }) => changes))).toEqual([[[]], [[]]])
    expect((await store(farmer, again)).data).toMatchObject({ added: 0, changed: 0 })
  })
})

onBothEngines('one field in several years of one file', (server) => {
  const YEARS = [
    parcel({ pollu_id: 7, taotlusaasta: 2024, pindala_ha: 0.8, nimi: 'Vana nimi' }, 90),
    parcel({ pollu_id: 7, taotlusaasta: 2026, pindala_ha: 1, nimi: 'Jõe' }, 100),
    // PRIA gave the same ground another id in 2025
    parcel({ pollu_id: 6, taotlusaasta: 2025, pindala_ha: 0.9 }, 95),
  ]
  it('is one new field with its years, named by the newest', async () => {
    const farmer = await server().farmer()
    const found = await review(farmer, YEARS)
    expect(found.rows.map(({ state, sameAs }) => [state, sameAs])).toEqual([
      ['new', 2],
      ['new', null],
      ['new', 2],
    ])
    expect((await store(farmer, found)).data).toMatchObject({ added: 1, changed: 0 })
    const [field, ...more] = await fieldsOf(farmer)
    expect(more).toEqual([])
    expect(field).toMatchObject({ name: 'Jõe', externalId: '7' })
    expect(field?.yearInfo.map(({ year, area, externalId }) => [year, area, externalId])).toEqual([
      [2024, 0.8, '7'],
      [2025, 0.9, '6'],
      [2026, 1, '7'],
    ])
    expect(field?.mapData).toEqual(found.rows[1]?.draft?.mapData)
    expect((await store(farmer, found)).status).toBe(200)
    expect(await fieldsOf(farmer)).toEqual([field])
  })
  it('is the farm’s field where one of its years is', async () => {
    const farmer = await server().farmer()
    await farmer.call(fieldContract.addField, { body: { name: 'Kivi', area: 1, externalId: '6' } })
    const found = await review(farmer, YEARS)
    expect(found.rows.map(({ state, fieldName }) => [state, fieldName])).toEqual([
      ['matched', 'Kivi'],
      ['matched', 'Kivi'],
      ['matched', 'Kivi'],
    ])
  })
})

describe('sixty megabytes of nothing', () => {
  it('are refused by their number, not row by row', () => {
    const body = contract.storeReviewedFields.shape.body
    const result = body.safeParse({ rows: Array.from({ length: 5001 }, () => ({})) })
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['rows', 'tooLarge'],
    ])
  })
})
