import { expect, it } from 'vitest'
import { type FieldWork, withLateHarvests } from './late-harvest.ts'
import { YearInfo } from './schema.ts'

const harvest = (day: string, area = 10): FieldWork => ({
  kind: 'harvest',
  job: 'harvesting',
  area,
  day,
  endDay: null,
})
const potatoes = (year: number, rest: Partial<YearInfo> = {}) =>
  YearInfo.parse({ year, mainCrop: { crop: 'kartul' }, ...rest })
const fieldWith = (...yearInfo: YearInfo[]) => ({ area: 10, yearInfo })

// The days themselves are examples of docs/calculations/season.md.
it('ends the season of the crop that was harvested late, and no other', () => {
  const years = [
    potatoes(2025),
    potatoes(2026),
    YearInfo.parse({ year: 2027, mainCrop: { crop: 'talinisu' } }),
  ]
  expect(withLateHarvests(fieldWith(...years), [harvest('2026-09-15')])).toEqual([
    years[0],
    { ...years[1], seasonEnd: '2026-09-15', endsWithHarvest: true },
    years[2],
  ])
})
it('lets the end follow its harvest, and go with it', () => {
  const [late] = withLateHarvests(fieldWith(potatoes(2026)), [harvest('2026-09-15')])
  if (!late) throw new Error('no year')
  expect(withLateHarvests(fieldWith(late), [harvest('2026-09-20')])).toEqual([
    { ...late, seasonEnd: '2026-09-20' },
  ])
  expect(withLateHarvests(fieldWith(late), [])).toEqual([potatoes(2026)])
})
it('gives way to a season that the farmer sets later', () => {
  const late = potatoes(2026, { seasonEnd: '2026-09-15', endsWithHarvest: true })
  const next = YearInfo.parse({ year: 2027, seasonStart: '2026-09-10' })
  expect(withLateHarvests(fieldWith(late, next), [harvest('2026-09-15')])).toEqual([potatoes(2026), next])
})
it('says nothing of a year without a crop, nor of one in which the field was none', () => {
  const work = [harvest('2026-09-15')]
  const bare = fieldWith(YearInfo.parse({ year: 2026, area: 10 }))
  expect(withLateHarvests(bare, work)).toBe(bare.yearInfo)
  const ended = { ...fieldWith(potatoes(2026)), lastYear: 2025 }
  expect(withLateHarvests(ended, work)).toBe(ended.yearInfo)
})
it('is the same list where nothing changes', () => {
  const { yearInfo } = fieldWith(potatoes(2026, { seasonEnd: '2026-09-15', endsWithHarvest: true }))
  expect(withLateHarvests({ area: 10, yearInfo }, [harvest('2026-09-15')])).toBe(yearInfo)
  const own = fieldWith(potatoes(2026, { seasonEnd: '2026-09-05' }))
  expect(withLateHarvests(own, [harvest('2026-09-15')])).toBe(own.yearInfo)
})
it('takes the land of the main crop for the whole where it does not stand on all of the field', () => {
  const { yearInfo } = fieldWith(potatoes(2026, { mainCropArea: 4 }))
  const work = [harvest('2026-09-10', 4), harvest('2026-09-20', 4)]
  expect(withLateHarvests({ area: 10, yearInfo }, work)).toMatchObject([{ seasonEnd: '2026-09-10' }])
})
