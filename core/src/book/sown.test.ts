import { describe, expect, it } from 'vitest'
import { buildBook } from './build.ts'
import type { BookFacts } from './facts.ts'
import { KINDS_OF_JOB, testFacts, testField, testJob } from './testing-facts.ts'

const SOWING = KINDS_OF_JOB[3]
const recordsOf = (facts: BookFacts, key: 'sowing' | 'fertilizing' | 'protection') => {
  const table = buildBook(facts).tables.find((each) => each.key === key)
  return (table?.rows ?? []).map(({ cells }): Record<string, unknown> =>
    Object.fromEntries((table?.columns ?? []).map((column, i) => [column.key, cells[i]])),
  )
}
const withSowing = (change: object, fields: BookFacts['fields']): BookFacts =>
  testFacts({ jobs: [testJob(0, { ...SOWING, ...change })], fields })

describe('a sowing has what was sown, and not what stands on the field', () => {
  const barley = { crop: 'suvioder', variety: 'Anni' }
  const sown = (seed: object, years: object = {}, change: object = {}) => {
    const field = testField(0, { yearInfo: [{ year: 2026, mainCrop: barley, ...years }] })
    const job = { date: '2026-08-12', endDate: '2026-08-12', requisites: [{ type: 'seed', ...seed }] }
    const [row] = recordsOf(withSowing({ ...job, ...change }, [field]), 'sowing')
    return [row?.crop, row?.variety]
  }
  it.each([
    ['of the main crop', { name: 'Oder', subtype: 'suvioder' }, ['Suvioder', 'Anni']],
    ['that does not say its crop', { name: 'Oder' }, ['Suvioder', 'Anni']],
    ['of another variety', { name: 'Suvioder Evergreen', subtype: 'suvioder' }, ['Suvioder', 'Evergreen']],
    ['of rape', { name: 'Taliraps Kuga', subtype: 'taliraps' }, ['Taliraps', 'Kuga']],
    ['of rape by its variety alone', { name: 'Kuga', subtype: 'taliraps' }, ['Taliraps', 'Kuga']],
    ['of rape without variety', { name: 'Rapsi seeme', subtype: 'taliraps' }, ['Taliraps', null]],
    ['of own rape', { name: 'Taliraps oma seeme', subtype: 'taliraps' }, ['Taliraps', null]],
    ['of mustard', { name: 'Sinep', subtype: 'valge_sinep' }, ['Valge sinep', null]],
    ['of a crop that the table lacks', { name: 'Uus', subtype: 'uba_x' }, ['uba_x', 'Uus']],
  ])('seed %s', (_, seed, words) => expect(sown(seed)).toEqual(words))
  it('by the words that the field has for a catch crop', () => {
    const otherCrops = [{ use: 'CATCH_CROP', crop: 'valge_sinep', name: 'Sinep', variety: 'Severka' }]
    expect(sown({ name: 'Valge sinep', subtype: 'valge_sinep' }, { otherCrops })).toEqual([
      'Sinep',
      'Severka',
    ])
  })
  it('by the crop of the year for which it was sown', () => {
    const yearInfo = [
      { year: 2026, mainCrop: barley },
      { year: 2027, mainCrop: { crop: 'taliraps', variety: 'Visby' } },
    ]
    const job = { date: '2026-08-12', endDate: '2026-08-12' }
    const requisites = [{ type: 'seed', name: 'Raps', subtype: 'taliraps' }]
    const facts = withSowing({ ...job, requisites }, [testField(0, { yearInfo })])
    expect(recordsOf(facts, 'sowing')[0]).toMatchObject({ crop: 'Taliraps', variety: 'Visby' })
  })
  const withFertilizer = (subtype: string, years: object = {}) => {
    const requisites = [
      { type: 'seed', name: 'Seeme', subtype },
      { type: 'fertilizer', name: 'NPK', amount: 100, unit: 'kg/ha' },
      { type: 'chemical', name: 'Mesurol', amount: 3, unit: 'kg/ha' },
    ]
    const field = testField(0, { yearInfo: [{ year: 2026, mainCrop: barley, ...years }] })
    const facts = withSowing({ date: '2026-08-12', endDate: '2026-08-12', requisites }, [field])
    const [{ crop, eppo } = {}] = recordsOf(facts, 'protection')
    return [recordsOf(facts, 'fertilizing')[0]?.crop, crop, eppo]
  }
  it('with what was spread beside the seed', () => {
    expect(withFertilizer('taliraps')).toEqual(['Taliraps', 'Taliraps', 'BRSNW'])
    expect(withFertilizer('suvioder')).toEqual(['Suvioder', 'Suvioder', 'HORVS'])
    const otherCrops = [{ use: 'UNDERSOWN', crop: 'punane_ristik' }]
    expect(withFertilizer('punane_ristik', { otherCrops })).toEqual(['Suvioder', 'Suvioder', 'HORVS'])
  })
})
