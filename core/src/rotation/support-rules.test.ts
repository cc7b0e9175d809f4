import { describe, expect, test } from 'vitest'
import { judgeSupport, SUPPORT_RULES } from './support-rules.ts'
import { CROPS } from '../crops/table.ts'

type Case = [name: string, start: number, crops: MainCrops, faults: string[]]
type MainCrops = readonly (string | null)[]
const judged = (start: number, crops: MainCrops) => {
  const known = new Map(crops.flatMap((crop, i) => (crop === null ? [] : [[start + i, crop] as const])))
  return judgeSupport(known, { from: 2010, to: 2040 }).map(
    ({ kind, year, rule, nextYear }) => `${year} ${kind} ${rule.key} ${nextYear}`,
  )
}
const four = (crop: string) => Array.from({ length: 4 }, () => crop)
const six = (crop: string) => Array.from({ length: 6 }, () => crop)

describe('all cereals together', () => {
  test.each<Case>([
    ['three years of different ones', 2024, ['talinisu', 'suvioder', 'kaer'], []],
    ['the fourth', 2024, ['talinisu', 'suvioder', 'kaer', 'rukis'], ['2027 support-row cereals 2028']],
    ['maize ends the row', 2024, ['talinisu', 'suvioder', 'mais', 'kaer', 'rukis'], []],
    ['so does buckwheat', 2024, ['talinisu', 'suvioder', 'tatar', 'kaer', 'rukis'], []],
    ['so does sorghum', 2024, ['talinisu', 'suvioder', 'sorgo', 'kaer', 'rukis'], []],
    ['a mixture with pulses is no cereal', 2024, ['talinisu', 'suvioder', 'segavili', 'kaer'], []],
    [
      'a mixture of cereals is one',
      2024,
      ['talinisu', 'kaer', 'kaer', 'teraviljade_segu'],
      ['2027 support-row cereals 2028'],
    ],
    [
      'fallow is passed over',
      2023,
      ['kaer', 'kaer', 'mustkesa', 'kaer', 'kaer'],
      ['2027 support-row cereals 2028'],
    ],
    ['and is no year of the row', 2023, ['kaer', 'kaer', 'mustkesa', 'kaer'], []],
    ['a year that nobody knows ends it', 2023, ['kaer', 'kaer', null, 'kaer', 'kaer'], []],
    [
      'years before the support count',
      2021,
      ['kaer', 'kaer', 'kaer', 'kaer'],
      ['2024 support-row cereals 2025'],
    ],
    ['in 2023 a winter crop was sown in 2022 and is free', 2020, four('talinisu'), []],
    ['in 2023 a spring crop is not', 2020, four('kaer'), ['2023 support-row cereals 2024']],
    ['before 2023 nothing is asked', 2019, four('kaer'), []],
  ])('%s', (...[, start, crops, faults]) => {
    expect(judged(start, crops)).toEqual(faults)
  })
})

describe('crucifers', () => {
  test.each<[string, MainCrops, string[]]>([
    [
      'after two full years',
      ['suviraps', 'kaer', 'mais', 'suvirups'],
      ['2027 support-return crucifers 2028'],
    ],
    ['after three full years', ['suviraps', 'kaer', 'mais', 'kaer', 'suvirups'], []],
    ['a year of fallow is one of the three', ['suviraps', 'mustkesa', 'mais', 'kaer', 'suvirups'], []],
    ['so are three of them', ['suviraps', 'mustkesa', 'mustkesa', 'mustkesa', 'suvirups'], []],
    [
      'and does not stand for one that lacks',
      ['suviraps', 'mustkesa', 'kaer', 'suvirups'],
      ['2027 support-return crucifers 2028'],
    ],
    ['cabbage is one of them', ['suviraps', 'kaer', 'peakapsas'], ['2026 support-return crucifers 2028']],
    ['perennial vegetables are none', ['suviraps', 'kaer', 'rabarber_spargel'], []],
  ])('%s', (_, crops, faults) => {
    expect(judged(2024, crops)).toEqual(faults)
  })
})

test('strawberries stand for five years, and not for six', () => {
  expect(judged(2024, six('maasikas').slice(1))).toEqual([])
  expect(judged(2024, six('maasikas'))).toEqual(['2029 support-row strawberry 2030'])
})

test('each rule is of crops that there are, and says where it stands', () => {
  for (const { groups, source } of SUPPORT_RULES) {
    expect(groups.every((group) => CROPS.some(({ rotationGroup }) => rotationGroup === group))).toBe(true)
    expect(source).toContain('§ 12')
  }
})
