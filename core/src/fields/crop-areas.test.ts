import { expect, it } from 'vitest'
import { checkCropAreas, wrongCropAreas } from './crop-areas.ts'
import type { OtherCrop } from './schema.ts'

const crop = (use: OtherCrop['use'], area?: number): OtherCrop => ({ crop: 'punane_ristik', use, area })
const pathsOf = (otherCrops: readonly OtherCrop[], mainCropArea?: number) =>
  wrongCropAreas({ mainCropArea, otherCrops: [...otherCrops] }, 5).map(({ path }) => path)

interface Case {
  readonly others?: readonly OtherCrop[]
  readonly main?: number
  readonly wrong: readonly string[]
}
const cases: Readonly<Record<string, Case>> = {
  nothing: { wrong: [] },
  'a main crop on all of it': { main: 5, wrong: [] },
  'a main crop over it': { main: 5.0001, wrong: ['mainCropArea'] },
  'a crop without an area': { others: [crop('UNDERSOWN')], main: 5, wrong: [] },
  'undersown crops on all of it': { others: [crop('UNDERSOWN', 2), crop('UNDERSOWN', 3)], wrong: [] },
  'undersown crops over it': {
    others: [crop('UNDERSOWN', 2), crop('UNDERSOWN', 3.1)],
    wrong: ['otherCrops.1.area'],
  },
  'KSM paid twice for the same land': {
    others: [crop('CATCH_CROP_KSM', 5), crop('CATCH_CROP_KSM', 1)],
    wrong: ['otherCrops.1.area'],
  },
  'catch crops one after the other': {
    others: [crop('CATCH_CROP', 5), crop('CATCH_CROP', 5)],
    wrong: [],
  },
  'one catch crop over it': { others: [crop('CATCH_CROP', 6)], wrong: ['otherCrops.0.area'] },
}
it.each(Object.entries(cases))('%s', (_name, { others = [], main, wrong }) => {
  expect(pathsOf(others, main)).toEqual(wrong)
})
it('says how large the field is', () => {
  expect(wrongCropAreas({ mainCropArea: 6 }, 5.25)[0]?.facts).toEqual({ area: '5,25' })
})

it('lets what is stored too large stay, and refuses what a change makes worse', () => {
  const field = (area: number, mainCropArea: number, undersown = 1) => ({
    area,
    yearInfo: [
      { year: 2025, mainCropArea: 1 },
      { year: 2026, mainCropArea, otherCrops: [crop('UNDERSOWN', undersown)] },
    ],
  })
  const stored = field(5, 6)
  const pathsAfter = (after: ReturnType<typeof field>) =>
    checkCropAreas(after, stored).map(({ path }) => path)
  expect(checkCropAreas(stored).map(({ path }) => path)).toEqual(['yearInfo.1.mainCropArea'])
  expect(pathsAfter(stored)).toEqual([])
  expect(pathsAfter(field(5, 5.5))).toEqual([])
  expect(pathsAfter(field(5, 6.1))).toEqual(['yearInfo.1.mainCropArea'])
  // a smaller field makes it worse, too
  expect(pathsAfter(field(4.9, 6))).toEqual(['yearInfo.1.mainCropArea'])
  expect(pathsAfter(field(5, 6, 5.1))).toEqual(['yearInfo.1.otherCrops.0.area'])
})
