import { expect, test } from 'vitest'
import { read } from './sample.ts'

test('a tie is asked about, and the answer holds for the same words', () => {
  const [requested] = read('Mart kündis Kivi').ambiguous
  expect(requested).toEqual({
    start: 0,
    end: 4,
    key: 'mart',
    candidates: [
      { id: 'worker:mart1', meaning: 'worker', label: 'Mart Saar' },
      { id: 'worker:mart2', meaning: 'worker', label: 'Mart Lepik' },
    ],
  })
  const line = read('eile  Mart kündis', { mart: 'worker:mart2' })
  expect(line).toMatchObject({ workerId: 'mart2', ambiguous: [] })
})

test('an answer that is no longer possible is not taken', () => {
  expect(read('Mart kündis', { mart: 'worker:gone' })).toMatchObject({
    workerId: null,
    ambiguous: [{ key: 'mart' }],
  })
})

test('the amount of a product that has to be chosen waits for it', () => {
  expect(read('Select 0,9').materials).toEqual([])
  expect(read('Select 0,9', { select: 'material:Select Plus' }).materials).toMatchObject([
    { requisiteId: 'Select Plus', amount: { value: 0.9, unit: 'l', basis: 'rate' } },
  ])
})

test('a crop that grows on several fields is asked for field by field', () => {
  expect(read('rapsi kündsin').ambiguous[0]?.candidates.map(({ label }) => label)).toEqual(['Suur', 'Koppel'])
  expect(read('rapsi kündsin', { rapsi: 'field:Koppel' }).fieldIds).toEqual(['Koppel'])
})

test('a place and a person of one name are told apart by their endings', () => {
  expect(read('Kask kündis').ambiguous[0]?.candidates.map(({ id }) => id)).toEqual([
    'field:Kask',
    'worker:mari',
  ])
  expect(read('Kasega kündsin')).toMatchObject({ workerId: 'mari', fieldIds: [] })
  expect(read('Kasel kündsin')).toMatchObject({ workerId: null, fieldIds: ['Kask'] })
})
