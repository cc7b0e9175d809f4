import { expect, test } from 'vitest'
import { changedShare, type FieldOfYear, sharesOf } from './farm.ts'

const land = (area: number, crop: string | null, before: string | null): FieldOfYear => ({
  area,
  crop,
  before,
  isUndersownWithLegumes: false,
})

test('the share of changed land, with and without perennials', () => {
  const farm = [
    land(106.1, 'talinisu', 'taliraps'),
    land(47.1, 'suvioder', 'suvioder'),
    land(31.1, 'lutsern', 'lutsern'),
  ]
  const { changed } = sharesOf(farm, { year: 2027, isOrganic: false })
  expect(changed.all).toEqual({ area: 184.3, unchanged: 78.2, share: 57.57 })
  expect(changed.withoutPerennials).toEqual({ area: 153.2, unchanged: 47.1, share: 69.26 })
})
test('a year that nobody knows is in neither sum', () => {
  expect(changedShare([land(5, 'kaer', null), land(5, null, 'kaer')])).toEqual({
    area: 0,
    unchanged: 0,
    share: null,
  })
})
test('legumes: pulses, herbage legumes and those sown under; small fields and grassland do not count', () => {
  const farm = [
    land(10, 'poldhernes', 'kaer'),
    { ...land(5, 'suvioder', 'kaer'), isUndersownWithLegumes: true },
    land(85, 'talinisu', 'kaer'),
    land(0.29, 'lutsern', 'kaer'),
    land(40, 'rohttaimed', 'rohttaimed'),
  ]
  expect(sharesOf(farm, { year: 2027, isOrganic: false }).legumes).toEqual({
    area: 15,
    base: 100,
    share: 15,
    least: 15,
  })
  expect(sharesOf(farm, { year: 2027, isOrganic: true }).legumes.least).toBe(20)
})
test.each([
  [15, 15],
  [14.99, 14.99],
  [20, 20],
])('%d ha of clover in 100 ha are %d per cent of legumes', (clover, share) => {
  const farm = [land(clover, 'punane_ristik', 'kaer'), land(100 - clover, 'kaer', 'kaer')]
  const { legumes } = sharesOf(farm, { year: 2027, isOrganic: true })
  expect([legumes.share, legumes.least]).toEqual([share, 20])
})
test('a mixture of cereals is none, and a field of 0.30 ha counts', () => {
  const farm = [land(0.3, 'poldhernes', 'kaer'), land(0.7, 'teraviljade_segu', 'kaer')]
  expect(sharesOf(farm, { year: 2027, isOrganic: false }).legumes).toMatchObject({
    area: 0.3,
    base: 1,
    share: 30,
  })
})
test('the crops by hectares, of all land', () => {
  const { crops, area, unknown } = sharesOf(
    [land(3, 'kaer', 'kaer'), land(5, 'mais', 'kaer'), land(2, null, 'kaer')],
    { year: 2027, isOrganic: false },
  )
  expect([area, unknown]).toEqual([10, 2])
  expect(crops).toEqual([
    { crop: 'mais', area: 5, share: 50 },
    { crop: 'kaer', area: 3, share: 30 },
  ])
})
test('catch crops by hectares and share of the arable land, from 0.30 ha on', () => {
  const farm = [
    { ...land(10, 'suvioder', 'kaer'), catchCropArea: 6 },
    { ...land(9.71, 'kaer', 'kaer'), catchCropArea: 0.29 },
    { ...land(0.29, 'kaer', 'kaer'), catchCropArea: 0.29 },
    land(4, 'rohttaimed', 'rohttaimed'),
  ]
  const { catchCrops } = sharesOf(farm, { year: 2027, isOrganic: false })
  expect(catchCrops).toEqual({ area: 6, share: 30 })
})
