import { expect, it } from 'vitest'
import { withCopiedCrops } from './copy-crops.ts'

const wheat = { crop: 'talinisu', variety: 'Skagen' }
const source = {
  year: 2025,
  mainCrop: wheat,
  mainCropArea: 4,
  landUse: 'ARABLE',
  farmingMode: 'ORGANIC',
  notes: 'kivine',
  seasonStart: '2024-08-20',
} as const
const copy = (
  yearInfo: Parameters<typeof withCopiedCrops>[0]['yearInfo'],
  change: { overwrites?: boolean; withOthers?: boolean } = {},
) =>
  withCopiedCrops({ yearInfo }, { year: 2026, from: 2025, overwrites: false, withOthers: false, ...change })

it('carries crop, land use and way of farming, and nothing that belongs to the year', () =>
  expect(copy([source])).toEqual([
    source,
    { year: 2026, mainCrop: wheat, mainCropArea: 4, landUse: 'ARABLE', farmingMode: 'ORGANIC' },
  ]))
it('leaves a crop that stands there, unless it is to give way', () => {
  const there = { year: 2026, mainCrop: { crop: 'kaer' }, landUse: 'ARABLE', farmingMode: 'ORGANIC' } as const
  expect(copy([source, there])).toBeUndefined()
  expect(copy([source, there], { overwrites: true })?.[1]).toMatchObject({ mainCrop: wheat, mainCropArea: 4 })
})
it('changes nothing where there is nothing to copy, or the field is none of that year', () => {
  expect(copy([])).toBeUndefined()
  expect(
    withCopiedCrops(
      { yearInfo: [source], lastYear: 2025 },
      { year: 2026, from: 2025, overwrites: false, withOthers: false },
    ),
  ).toBeUndefined()
})
it('changes nothing the second time', () => expect(copy(copy([source]) ?? [])).toBeUndefined())

const clover = { use: 'UNDERSOWN', crop: 'punane_ristik', area: 2 } as const
const rye = { use: 'CATCH_CROP', crop: 'rukis' } as const
it('takes undersown and catch crops along where they are asked for, over those that stand there only if they give way', () => {
  const from = { ...source, otherCrops: [clover] }
  expect(copy([from])?.[1]).not.toHaveProperty('otherCrops')
  expect(copy([from], { withOthers: true })?.[1]?.otherCrops).toEqual([clover])
  const there = {
    year: 2026,
    mainCrop: wheat,
    mainCropArea: 4,
    landUse: 'ARABLE',
    farmingMode: 'ORGANIC',
    otherCrops: [rye],
  } as const
  const years = [from, { ...there, otherCrops: [rye] }]
  expect(copy(years, { withOthers: true })).toBeUndefined()
  expect(copy(years, { withOthers: true, overwrites: true })?.[1]?.otherCrops).toEqual([clover])
  expect(
    copy([source, { ...there, otherCrops: [rye] }], { withOthers: true, overwrites: true }),
  ).toBeUndefined()
})
