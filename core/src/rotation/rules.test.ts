import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeRotation, type RotationFault, suitabilityOf } from './rules.ts'
import { GROUP_RULES, INCOMPATIBLE, SELF_TOLERANT, SUITABILITY } from './table.ts'
import { familyOfCrop } from '../crops/botany.ts'
import { cropByKey, CROPS } from '../crops/table.ts'

/** Crops of 2020, 2021 and so on; null is not known. */
const from2020 = (...crops: readonly (string | null)[]) =>
  new Map(crops.flatMap((crop, i) => (crop === null ? [] : [[2020 + i, crop] as const])))
const ALL = { from: 2015, to: 2040 }
const short = (fault: RotationFault) => `${fault.year} ${fault.kind} ${fault.nextYear}`
const judged = (...crops: readonly (string | null)[]) => judgeRotation(from2020(...crops), ALL).map(short)

describe('the return of a group', () => {
  test.each([
    ['too soon', ['taliraps', 'talinisu', 'kaer', 'suvinisu', 'suvirups'], ['2024 return 2025']],
    ['in time', ['taliraps', 'talinisu', 'kaer', 'mais', 'kaer', 'suvirups'], []],
    ['the year after', ['kartul', 'varajane_kartul'], ['2021 return 2024']],
    ['of flax after four years', ['olilina', 'kaer', null, null, null, 'kiulina'], ['2025 return 2026']],
    ['of flax after five years', ['olilina', 'kaer', null, null, null, null, 'kiulina'], []],
    ['over years that nobody knows', ['kartul', null, null, 'kartul'], ['2023 return 2024']],
    ['another group is no return', ['taliraps', 'kaer', 'peakapsas'], []],
    ['a group that may always return', ['mais', 'mais', 'tatar', 'tatar'], []],
    [
      'each one counts from the last',
      ['kartul', 'kaer', 'kartul', 'kaer', 'kartul'],
      ['2022 return 2024', '2024 return 2026'],
    ],
  ])('%s', (_, crops, faults) => {
    expect(judged(...crops)).toEqual(faults)
  })

  test('says since when, how many years, and how many are needed', () => {
    expect(judgeRotation(from2020('kartul', 'kaer', 'varajane_kartul'), ALL)).toEqual([
      expect.objectContaining({
        crop: 'varajane_kartul',
        last: { year: 2020, crop: 'kartul' },
        between: 1,
        needed: 3,
        nextYear: 2024,
      }),
    ])
  })
})

describe('a stand of perennials', () => {
  test.each([
    ['is one, however long', ['lutsern', 'lutsern', 'lutsern', 'lutsern', 'lutsern'], []],
    ['is one when its crop is named anew', ['punane_ristik', 'liblik_korreliste_segu', 'roosa_ristik'], []],
    ['may be one over years that nobody knows', ['lutsern', null, 'lutsern'], []],
    [
      'that comes back too soon is told in its first year',
      ['lutsern', 'kaer', 'lutsern', 'lutsern'],
      ['2022 return 2025'],
    ],
    ['counts from its last year', ['lutsern', 'lutsern', 'kaer', 'talinisu', 'kaer', 'kaer', 'lutsern'], []],
    [
      'one year too soon',
      ['lutsern', 'lutsern', 'kaer', 'talinisu', 'kaer', 'lutsern'],
      ['2025 return 2026'],
    ],
  ])('%s', (_, crops, faults) => {
    expect(judged(...crops)).toEqual(faults)
  })
})

describe('years in a row', () => {
  test.each([
    ['two of winter cereals', ['talinisu', 'talitritikale'], []],
    ['three', ['talinisu', 'talitritikale', 'talinisu'], ['2022 group-in-row 2023']],
    ['a year that nobody knows breaks the row', ['talinisu', 'talinisu', null, 'talinisu'], []],
    ['winter and spring cereals are two groups', ['talinisu', 'talinisu', 'kaer', 'talinisu'], []],
    ['rye bears itself', ['rukis', 'rukis', 'rukis'], []],
    ['but is a winter cereal before wheat', ['rukis', 'rukis', 'talinisu'], ['2022 group-in-row 2023']],
    [
      'the same crop for four years, from 2023 on',
      ['mais', 'mais', 'mais', 'mais'],
      ['2023 crop-in-row 2024'],
    ],
    ['rye too', ['rukis', 'rukis', 'rukis', 'rukis'], ['2023 crop-in-row 2024']],
    ['for three', ['kaer', 'mais', 'mais', 'mais'], []],
    ['fallow', ['mustkesa', 'mustkesa', 'mustkesa', 'mustkesa'], []],
    ['herbage', ['raihein', 'raihein', 'raihein', 'raihein'], []],
    ['perennials', ['maasikas', 'maasikas', 'maasikas', 'maasikas'], []],
    ['caraway stands for two years', ['koomen', 'koomen', 'koomen', 'koomen'], []],
    [
      'a crop in the farmer’s own words',
      ['muu_koogivili', 'muu_koogivili', 'muu_koogivili', 'muu_koogivili'],
      [],
    ],
  ])('%s', (_, crops, faults) => {
    expect(judged(...crops)).toEqual(faults)
  })

  test('before 2023 no law asked', () => {
    expect(judgeRotation(new Map([2019, 2020, 2021, 2022].map((year) => [year, 'mais'])), ALL)).toEqual([])
  })
})

describe('what comes right before', () => {
  test.each([
    ['barley before wheat is poor, but what most farms do', ['suvioder', 'talinisu'], []],
    ['before spring wheat and spelt too', ['talioder', 'suvinisu', 'suvioder', 'speltanisu'], []],
    ['wheat before barley is fine', ['talinisu', 'suvioder'], []],
    ['rape before sugar beet', ['suviraps', 'suhkrupeet'], ['2021 predecessor 2022']],
    ['sugar beet before rape', ['suhkrupeet', 'suviraps'], ['2021 predecessor 2022']],
    ['flax before rye', ['olilina', 'rukis'], ['2021 predecessor 2022']],
    ['grass before potatoes', ['korreliste_rohumaa', 'kartul'], ['2021 predecessor 2022']],
    ['a poor predecessor is no bad one', ['kaer', 'kartul'], []],
    [
      'a bad predecessor is said beside a return of other years',
      ['taliraps', 'suhkrupeet', 'suviraps'],
      ['2021 predecessor 2022', '2022 return 2025', '2022 predecessor 2023'],
    ],
    ['two years before', ['suvioder', 'mustkesa', 'talinisu'], []],
    [
      'peas before beans are told as the return of pulses, once',
      ['poldhernes', 'polduba'],
      ['2021 return 2025'],
    ],
    ['crops of no table', ['kasvuhoone', 'kasvuhoone', 'kasvuhoone', 'kasvuhoone'], []],
  ])('%s', (_, crops, faults) => {
    expect(judged(...crops)).toEqual(faults)
  })

  test.each([
    ['punane_ristik', 'talinisu', 'good'],
    ['taliraps', 'talinisu', 'medium'],
    ['suvinisu', 'talinisu', 'low'],
    ['suvioder', 'talinisu', 'low'],
    ['talioder', 'suvinisu', 'low'],
    ['suvioder', 'speltanisu', 'low'],
    ['olilina', 'talinisu', 'unsuitable'],
    ['polduba', 'poldhernes', 'unsuitable'],
    ['tatar', 'talinisu', undefined],
    ['talinisu', 'tatar', undefined],
  ])('%s before %s is %s', (previous, crop, level) => {
    expect(suitabilityOf(previous, crop)).toBe(level)
  })
})

test('only the years that are asked are judged, by all that came before', () => {
  const crops = from2020('kartul', 'kartul', 'kartul')
  expect(judgeRotation(crops, { from: 2022, to: 2022 }).map(short)).toEqual(['2022 return 2025'])
  expect(judgeRotation(crops, { from: 2019, to: 2020 })).toEqual([])
  expect(judgeRotation(new Map(), ALL)).toEqual([])
})

test('the tables name crops that there are, and every group once', () => {
  const named = [
    ...INCOMPATIBLE.flatMap(({ one, other }) => [...one, ...other]),
    ...SUITABILITY.flatMap(({ crops, good = [], medium = [], low = [], unsuitable = [] }) => [
      ...crops,
      ...good,
      ...medium,
      ...low,
      ...unsuitable,
    ]),
    ...SELF_TOLERANT,
  ]
  expect(named.filter((crop) => cropByKey(crop) === undefined)).toEqual([])
  expect(new Set(GROUP_RULES.map(({ group }) => group)).size).toBe(GROUP_RULES.length)
})

/** Figures written anew, from the sources: group, years between; 0 for none. */
const ORACLE: Readonly<Record<string, readonly [group: string, between: number]>> = {
  taliraps: ['rist', 4],
  suvirups: ['rist', 4],
  kartul: ['kartul', 3],
  lutsern: ['heinliblik', 4],
  punane_ristik: ['heinliblik', 4],
  olilina: ['lina', 5],
  talinisu: ['tali', 0],
  rukis: ['tali', 0],
  suvioder: ['suvi', 0],
  kaer: ['suvi', 0],
  mais: ['mais', 0],
  mustkesa: ['kesa', 0],
}
const BAD_BEFORE = new Set(['olilina>talinisu', 'olilina>rukis'])

/** Straight from the wording, over the whole list of years; null is not known. */
function oracle(list: readonly (string | null)[], start: number): string[] {
  const groupAt = (i: number) => ORACLE[list[i] ?? '']?.[0]
  const isWhole = (from: number, to: number, holds: (i: number) => boolean) =>
    from >= 0 && Array.from({ length: to - from + 1 }, (_, k) => from + k).every(holds)
  return list.flatMap((crop, i) => {
    const [group, between] = ORACLE[crop ?? ''] ?? ['', 0]
    if (crop === null) return []
    const earlier = list.flatMap((_, j) => (j < i && i - j <= between && groupAt(j) === group ? [j] : []))
    const last = Math.max(...earlier)
    const others = list.slice(last + 1, i).filter((other) => other !== null)
    const isReturn = earlier.length > 0 && (group !== 'heinliblik' || others.length > 0)
    const isCereal = (group === 'tali' || group === 'suvi') && crop !== 'rukis'
    const isLongRow = isCereal && isWhole(i - 2, i, (j) => groupAt(j) === group)
    const isSame = !['mustkesa', 'lutsern', 'punane_ristik'].includes(crop)
    const isLongSame = start + i >= 2023 && isSame && isWhole(i - 3, i, (j) => list[j] === crop)
    return [
      ...(isReturn ? [`${start + i} return`] : []),
      ...(BAD_BEFORE.has(`${list[i - 1] ?? ''}>${crop}`) ? [`${start + i} predecessor`] : []),
      ...(isLongRow ? [`${start + i} group-in-row`] : []),
      ...(isLongSame ? [`${start + i} crop-in-row`] : []),
    ]
  })
}

const anyCrop = fc.option(fc.constantFrom(...Object.keys(ORACLE)), { freq: 8 })
/** Rows of crops, also long ones of the same, which chance alone would hardly make. */
const anyRow = fc
  .tuple(anyCrop, fc.integer({ min: 1, max: 5 }))
  .map(([crop, n]) => Array.from({ length: n }, () => crop))
const anyYears = fc.array(anyRow, { maxLength: 8 }).map((rows) => rows.flat())
const anyStart = fc.integer({ min: 2010, max: 2026 })
const sequence = (list: readonly (string | null)[], start: number) =>
  new Map(list.flatMap((crop, i) => (crop === null ? [] : [[start + i, crop] as const])))
const wide = { from: 2000, to: 2080 }

test('any sequence is judged as an oracle judges it', () => {
  fc.assert(
    fc.property(anyYears, anyStart, (list, start) => {
      const found = judgeRotation(sequence(list, start), wide).map(({ year, kind }) => `${year} ${kind}`)
      expect(found).toEqual(oracle(list, start))
    }),
    { numRuns: 500 },
  )
})

test('in the next year that is named the group may come, and not a year before', () => {
  fc.assert(
    fc.property(anyYears, anyStart, (list, start) => {
      const crops = sequence(list, start)
      for (const fault of judgeRotation(crops, wide)) {
        if (fault.kind !== 'return') continue
        const at = (year: number) => {
          const until = [...crops].filter(([known]) => known <= fault.last.year)
          const other = [fault.last.year + 1, 'mustkesa'] as const
          const moved = new Map([...until, ...(year > other[0] ? [other] : []), [year, fault.crop] as const])
          return judgeRotation(moved, { from: year, to: year }).filter(({ kind }) => kind === 'return')
        }
        expect(at(fault.nextYear)).toEqual([])
        expect(at(fault.nextYear - 1)).toHaveLength(1)
      }
    }),
  )
})

test('every crop of a group with a rule is known to it', () => {
  const groups = new Set<string>(GROUP_RULES.map(({ group }) => group))
  const untouched = CROPS.filter(({ rotationGroup }) => !groups.has(rotationGroup))
  const families = untouched.map(({ key }) => familyOfCrop(key))
  expect(families).not.toContain('Brassicaceae')
  expect(families).not.toContain('Fabaceae')
})
