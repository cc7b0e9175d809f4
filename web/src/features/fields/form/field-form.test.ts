import type { Field } from '@vagu/core/fields/schema'
import { check } from '@vagu/core/validation'
import { expect, it } from 'vitest'
import { areaWithoutYear, draftOf, emptyInput, fieldOfForm, hectaresOf, inputOf } from './field-form.ts'

const ring = (points: readonly (readonly [number, number])[]) => points.map(([lng, lat]) => ({ lat, lng }))
const valid = ring([
  [26.4, 58.4],
  [26.41, 58.4],
  [26.41, 58.41],
  [26.4, 58.41],
])
const bowTie = ring([
  [26.4, 58.4],
  [26.41, 58.41],
  [26.41, 58.4],
  [26.4, 58.41],
])
const shapeOf = (points: typeof valid) => ({
  centroid: { lat: 58.405, lng: 26.405 },
  geometry: { rings: [points] },
})
const id = '01930000-0000-7000-8000-000000000001'
const field: Field = {
  _id: id,
  active: true,
  code: '63847293521',
  name: 'Kivipõld',
  area: 10,
  priaCode: '1',
  externalId: '',
  ordering: 1,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-04T10:00:00.000Z',
  yearInfo: [{ year: 2024, area: 9.5, mainCrop: { crop: 'talinisu' } }],
  mapData: shapeOf(valid),
}

it('puts the edited year first, and sends years in their order', () => {
  const input = inputOf(field, 2026)
  expect(input.yearInfo?.map((info) => info.year)).toEqual([2026, 2024])
  const result = check(fieldOfForm(), { ...input, yearInfo: [{ year: 2026, area: 8 }, ...field.yearInfo] })
  expect(result.ok && draftOf(result.value, field).yearInfo.map((info) => info.year)).toEqual([2024, 2026])
})
it('sends nothing of a year that says nothing, and no shape that did not change', () => {
  const result = check(fieldOfForm(), inputOf(field, 2026))
  const draft = result.ok ? draftOf(result.value, field) : undefined
  expect(draft?.yearInfo).toEqual(field.yearInfo)
  expect(draft && 'mapData' in draft).toBe(false)
})
it('gives the area that was typed with a new boundary to the year in which it begins, and to no other', () => {
  const moved = {
    ...inputOf(field, 2026),
    area: 8,
    mapData: shapeOf(valid.map(({ lat, lng }) => ({ lat, lng: lng + 0.02 }))),
  }
  const yearsOf = (change: object) => {
    const before = { ...field, yearInfo: [{ year: 2024, mainCrop: { crop: 'talinisu' } }] }
    const result = check(fieldOfForm(), {
      ...moved,
      yearInfo: [{ year: 2026 }, ...before.yearInfo],
      ...change,
    })
    return result.ok ? draftOf(result.value, before).yearInfo.map(({ year, area }) => [year, area]) : []
  }
  expect(yearsOf({})).toEqual([
    [2024, undefined],
    [2026, 8],
  ])
  expect(yearsOf({ shapeFrom: null })).toEqual([[2024, undefined]])
  expect(yearsOf({ mapData: field.mapData })).toEqual([[2024, undefined]])
})
it('sends null when the shape was taken away', () => {
  const result = check(fieldOfForm(), { ...inputOf(field, 2026), mapData: null })
  expect(result.ok && draftOf(result.value, field).mapData).toBeNull()
})
it('says what is missing in a new field', () => {
  const result = check(fieldOfForm(), emptyInput(2026))
  expect(result.ok ? [] : result.errors.map(({ path, message }) => [path, message])).toEqual([
    ['name', 'Kohustuslik väli'],
    ['area', 'Kohustuslik väli'],
  ])
})
it.each([
  ['area', { area: 0 }, 'Number peab olema positiivne'],
  ['area', { area: Number.NaN }, 'Number ei ole korrektne'],
  ['code', { code: '123' }, 'Vigane massiivi nr'],
  ['priaCode', { priaCode: 'x'.repeat(256) }, 'Vigane põllu nr'],
  ['mapData', { mapData: shapeOf(bowTie) }, 'Kontuur lõikab iseennast'],
  [
    'yearInfo.0.seasonStart',
    { yearInfo: [{ year: 2026, seasonStart: '2026-01-02' }] },
    'Hooaja algus peab jääma vahemikku 01.07.2025 – 01.01.2026',
  ],
])('refuses a wrong %s at its own input', (path, wrong, message) => {
  const result = check(fieldOfForm(), { ...inputOf(field, 2026), ...wrong })
  expect(result.ok ? [] : result.errors).toEqual([expect.objectContaining({ path, message })])
})
it('measures a shape', () => {
  expect(hectaresOf(shapeOf(valid))).toBeCloseTo(65.1, 0)
})
it('tells which area holds while the year has none of its own', () => {
  expect(areaWithoutYear(inputOf(field, 2026))).toBe(9.5)
  expect(areaWithoutYear({ ...emptyInput(2026), area: 3 })).toBe(3)
  expect(areaWithoutYear(emptyInput(2026))).toBeUndefined()
})
it('keeps what was said of the slope, also that nobody has said', () => {
  const sent = (slope: Field['slope']) => {
    const result = check(fieldOfForm(), inputOf({ ...field, slope }, 2026))
    return result.ok ? draftOf(result.value, field).slope : 'refused'
  }
  expect([sent('ABOVE_10'), sent('UP_TO_5'), sent(undefined)]).toEqual(['ABOVE_10', 'UP_TO_5', null])
})
it('sends what a season says of the nitrate-vulnerable area, and nothing where it says nothing', () => {
  const sent = (nitrateZone: boolean | null) => {
    const yearInfo = [{ year: 2026, nitrateZone, mainCrop: { crop: 'kaer' } }]
    const result = check(fieldOfForm(), inputOf({ ...field, yearInfo }, 2026))
    return result.ok ? draftOf(result.value, field).yearInfo[0] : 'refused'
  }
  expect([sent(true), sent(false)]).toMatchObject([{ nitrateZone: true }, { nitrateZone: false }])
  expect(sent(null)).not.toHaveProperty('nitrateZone')
})
it('keeps what was said of the nitrate-vulnerable area, also that nobody has said', () => {
  const sent = (nitrateZone: boolean | undefined) => {
    const result = check(fieldOfForm(), inputOf({ ...field, nitrateZone }, 2026))
    return result.ok ? draftOf(result.value, field).nitrateZone : 'refused'
  }
  expect([sent(true), sent(false), sent(undefined)]).toEqual([true, false, null])
})
