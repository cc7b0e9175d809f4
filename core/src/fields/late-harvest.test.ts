import { expect, it } from 'vitest'
import { type FieldWork, withEndsOf, withLateHarvests } from './late-harvest.ts'
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
it('does not take what was lifted in the autumn before, or before the crop was sown, for its harvest', () => {
  const maize = fieldWith(YearInfo.parse({ year: 2026, mainCrop: { crop: 'mais' } }))
  const sown: FieldWork = { kind: 'sowing', job: 'sowing', area: 10, day: '2026-05-20', endDay: null }
  const before = [{ ...harvest('2025-09-03'), job: 'silage-baling' }, harvest('2026-05-15'), sown]
  expect(withLateHarvests(maize, [...before, harvest('2026-09-20')])).toMatchObject([
    { seasonEnd: '2026-09-20' },
  ])
})
it('is no harvest to carry bales, nor of grain to bale its straw', () => {
  const of = (crop: string, job: string) => {
    const { yearInfo } = fieldWith(YearInfo.parse({ year: 2026, mainCrop: { crop } }))
    return withLateHarvests({ area: 10, yearInfo }, [{ ...harvest('2026-10-01'), job }])[0]?.seasonEnd
  }
  expect([of('talinisu', 'bale-hauling'), of('talinisu', 'baling')]).toEqual([undefined, undefined])
  expect([of('talinisu', 'harvesting'), of('mais', 'silage-baling')]).toEqual(['2026-10-01', '2026-10-01'])
})
it('ends with the last of the harvests of a day, in whatever order they come', () => {
  const { yearInfo } = fieldWith(potatoes(2026))
  const work = [harvest('2026-09-15'), { ...harvest('2026-09-15'), endDay: '2026-09-18' }]
  for (const each of [work, work.toReversed()])
    expect(withLateHarvests({ area: 10, yearInfo }, each)).toMatchObject([{ seasonEnd: '2026-09-18' }])
})
it('keeps the mark of an end that a harvest gave, and takes another for what it is', () => {
  const stored = [potatoes(2026, { seasonEnd: '2026-09-15', endsWithHarvest: true })]
  const with15 = { ...potatoes(2026), seasonEnd: '2026-09-15' }
  expect(withEndsOf([with15], stored)).toEqual(stored)
  expect(withEndsOf([{ ...with15, seasonEnd: '2026-09-20' }], stored)).toEqual([
    { ...with15, seasonEnd: '2026-09-20' },
  ])
  const older = { ...with15, seasonEnd: '2026-09-10', endsWithHarvest: true }
  expect(withEndsOf([older], stored)).toEqual([potatoes(2026)])
  expect(withEndsOf([older], [potatoes(2026)])).toEqual([potatoes(2026)])
})
it('takes the land of the main crop for the whole where it does not stand on all of the field', () => {
  const { yearInfo } = fieldWith(potatoes(2026, { mainCropArea: 4 }))
  const work = [harvest('2026-09-10', 4), harvest('2026-09-20', 4)]
  expect(withLateHarvests({ area: 10, yearInfo }, work)).toMatchObject([{ seasonEnd: '2026-09-10' }])
})
