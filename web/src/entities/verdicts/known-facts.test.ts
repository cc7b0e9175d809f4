import { sampleProduct } from '@vagu/core/warnings/sample'
import { eventFactsOf } from '@vagu/core/warnings/facts'
import { expect, it } from 'vitest'
import {
  eventsOf,
  hasAll,
  hasAllProducts,
  NOTHING_KNOWN,
  questionsFor,
  samplesOf,
  withReplies,
} from './known-facts.ts'

const fieldOf = (id: string) => ({ _id: id, yearInfo: [] })
const on = (day: string, ids: readonly string[], registerNumbers: readonly string[] = []) => ({
  fields: ids.map(fieldOf),
  from: day,
  to: day,
  registerNumbers,
  productNames: [] as readonly string[],
})
const edition = (number: string) => ({
  since: '2026-01-01',
  until: null,
  product: { ...sampleProduct(), number },
})
const replyOf = (ids: readonly string[], numbers: readonly string[] = []) => ({
  fields: ids.map((fieldId) => ({ fieldId, events: [], samples: [] })),
  products: numbers.map(edition),
  isRegisterPartial: false,
})
const known = (ids: readonly string[], day = '2026-05-04') =>
  withReplies(NOTHING_KNOWN, on(day, ids), [replyOf(ids)])

it('asks for all fields in portions of a hundred, for the products once', () => {
  const ids = Array.from({ length: 250 }, (_, index) => `f${index}`)
  const questions = questionsFor(NOTHING_KNOWN, on('2026-05-04', ids, ['7']))
  expect(questions.map(({ fieldIds }) => fieldIds.length)).toEqual([100, 100, 50])
  expect(questions.flatMap(({ fieldIds }) => fieldIds)).toEqual(ids)
  expect(questions.map(({ registerNumbers }) => registerNumbers)).toEqual([['7'], [], []])
})
it('asks for one field when one is added', () => {
  expect(questionsFor(known(['a', 'b']), on('2026-05-04', ['a', 'b', 'c']))).toMatchObject([
    { fieldIds: ['c'] },
  ])
})
it('asks nothing for another day of the crop year, and again for a day of another', () => {
  const facts = known(['a'])
  for (const day of ['2025-09-01', '2026-08-31']) {
    expect(questionsFor(facts, on(day, ['a']))).toEqual([])
    expect(hasAll(facts, on(day, ['a']))).toBe(true)
  }
  for (const day of ['2025-08-31', '2026-09-01']) {
    expect(questionsFor(facts, on(day, ['a']))).toHaveLength(1)
    expect(eventsOf(facts, on(day, ['a'])).size).toBe(0)
  }
})
it('keeps what it knows of a crop year while another is asked for, and the newest answer to the same', () => {
  const jobOn = (date: string, area: number) =>
    eventFactsOf({
      fieldId: 'a',
      status: 'DONE',
      jobCategory: { key: 'muu', name: 'Muu' },
      job: { key: 'muu', name: 'Muu' },
      date,
      endDate: date,
      area,
      requisites: [],
    })
  const read = (before: typeof NOTHING_KNOWN, day: string, area: number) => {
    const events = [jobOn(day, area)]
    return withReplies(before, on(day, ['a']), [
      { ...replyOf([]), fields: [{ fieldId: 'a', events, samples: [] }] },
    ])
  }
  const areasOn = (facts: typeof NOTHING_KNOWN, day: string) =>
    eventsOf(facts, on(day, ['a']))
      .get('a')
      ?.map(({ area }) => area)
  const both = read(read(NOTHING_KNOWN, '2026-05-04', 1), '2020-05-04', 2)
  expect(questionsFor(both, on('2026-05-05', ['a']))).toEqual([])
  expect([areasOn(both, '2026-05-05'), areasOn(both, '2020-05-05')]).toEqual([[1], [2]])
  const again = read(both, '2026-05-06', 3)
  expect([areasOn(again, '2026-05-05'), areasOn(again, '2020-05-05')]).toEqual([[3], [2]])
  const later = ['2021-05-04', '2022-05-04'].reduce((facts, day) => read(facts, day, 4), again)
  expect([areasOn(later, '2026-05-05'), areasOn(later, '2020-05-05')]).toEqual([[3], undefined])
})
it('goes by the season of the field', () => {
  const own = { _id: 'a', yearInfo: [{ year: 2026, mainCrop: null, seasonStart: '2025-10-01' }] }
  const expected = { ...on('2026-05-04', []), fields: [own] }
  const facts = withReplies(NOTHING_KNOWN, expected, [replyOf(['a'])])
  const at = (day: string) => hasAll(facts, { ...expected, from: day, to: day })
  expect([at('2025-10-01'), at('2025-09-30')]).toEqual([true, false])
})
it('asks for a product with a field that is known, and only once, found or not', () => {
  const expected = on('2026-05-04', ['a', 'b'], ['7'])
  const before = known(['a', 'b'])
  expect(hasAllProducts(before, expected)).toBe(false)
  expect(questionsFor(before, expected)).toMatchObject([{ fieldIds: ['a'], registerNumbers: ['7'] }])
  const after = withReplies(before, expected, [replyOf(['a'])])
  expect(questionsFor(after, expected)).toEqual([])
  expect(after.products).toBe(before.products)
})
it('does not ask for a product that came with the jobs', () => {
  const facts = withReplies(NOTHING_KNOWN, on('2026-05-04', ['a']), [replyOf(['a'], ['7'])])
  expect(hasAll(facts, on('2026-05-04', ['a'], ['7']))).toBe(true)
  expect(facts.products.of({ registerNumber: '7' })?.number).toBe('7')
})
it('keeps the products the same while none is added, and the jobs of the fields that were known', () => {
  const expected = on('2026-05-04', ['a', 'b'])
  const first = withReplies(NOTHING_KNOWN, expected, [replyOf(['a'], ['7'])])
  const event = eventFactsOf({
    fieldId: 'b',
    status: 'DONE',
    jobCategory: { name: 'Külv' },
    job: { name: 'Külv' },
    date: '2026-05-01',
    endDate: '2026-05-01',
    area: 1,
    requisites: [],
  })
  const sample = { date: '2025-10-01', p: 38, methodP: 'AL' as const, areaHa: null, below: [] }
  const reply = { ...replyOf([], ['7']), fields: [{ fieldId: 'b', events: [event], samples: [sample] }] }
  const second = withReplies(first, expected, [reply])
  expect(second.products).toBe(first.products)
  expect(eventsOf(second, expected).get('a')).toBe(eventsOf(first, expected).get('a'))
  expect(eventsOf(second, expected).get('b')).toEqual([event])
  expect(samplesOf(second, expected).get('b')).toEqual([sample])
  const third = withReplies(second, expected, [replyOf([], ['8'])])
  expect(third.products).not.toBe(second.products)
  expect(third.products.of({ registerNumber: '8' })).toBeDefined()
})
it('asks for a product by its name once, and knows whether the register is whole', () => {
  const expected = { ...on('2026-05-04', ['a']), productNames: ['kaatro'] }
  const before = known(['a'])
  expect(hasAllProducts(before, expected)).toBe(false)
  expect(questionsFor(before, expected)).toMatchObject([{ fieldIds: ['a'], productNames: ['kaatro'] }])
  const after = withReplies(before, expected, [{ ...replyOf([]), isRegisterPartial: true }])
  expect(hasAll(after, expected)).toBe(true)
  expect([NOTHING_KNOWN, before, after].map(({ products }) => products.isPartial)).toEqual([
    true,
    false,
    true,
  ])
})
