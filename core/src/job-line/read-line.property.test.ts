import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JobLine } from './line.ts'
import { read } from './sample.ts'

const WORDS =
  `eile täna 3. mail 03.05 31.02 3.-5. mai alates kell 6:30 pritsisin kündsin rullisin külvasin homme vaja Kivi
Kivil Suur Jaani Kodupõllul 12 4-7 põllud kõik rapsid nisu Axial Axialiga 50 0,9 0.9l 200 kg/ha kokku 45 l Dash NPK 8-20-30 Mart Jaaniga
JT saak 4,5 t/ha 0,9,5 märkus: # #silt , ; ja - ) 🚜 ' " % {} __proto__ constructor`.split(/\s+/)

const line = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((words) => words.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const spansOf = ({ understood, unknown, ambiguous }: JobLine) =>
  [...understood, ...unknown, ...ambiguous].toSorted((a, b) => a.start - b.start)

test('no line breaks the reader, and every place that it names lies in the text, apart from the others', () => {
  fc.assert(
    fc.property(line, (text) => {
      let end = 0
      for (const span of spansOf(read(text))) {
        expect(span.start).toBeGreaterThanOrEqual(end)
        expect(span.end).toBeGreaterThan(span.start)
        end = span.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 600 },
  )
})

test('every word and number is understood, asked about or said to be unknown, or is one that says nothing', () => {
  const text = 'eile pritsisin Kivi ja Suur Axial 0,9 Jaan tuultetallaja 77'
  const left = spansOf(read(text)).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  )
  expect(left.trim()).toBe('ja')
})

const withoutPlaces = ({ understood, unknown, ambiguous, ...rest }: JobLine) => ({
  ...rest,
  counts: [understood.length, unknown.length],
  asked: ambiguous.map(({ key, candidates }) => [key, candidates]),
})
const isPlain = (text: string): boolean => !/märkus|#/u.test(text)

test('the same line is read the same way, with more spaces too', () => {
  fc.assert(
    fc.property(line.filter(isPlain), fc.integer({ min: 2, max: 5 }), (text, spaces) => {
      expect(read(text)).toEqual(read(text))
      const wide = ` ${text.replaceAll(' ', ' '.repeat(spaces))} `
      expect(withoutPlaces(read(wide))).toEqual(withoutPlaces(read(text)))
    }),
    { numRuns: 400 },
  )
})

test('what is far too long is read at its beginning, and the rest is said to be unknown', () => {
  const text = 'Kivi künd '.repeat(500)
  const { fieldIds, unknown } = read(text)
  expect(fieldIds).toEqual(['Kivi'])
  expect(unknown.at(-1)?.end).toBe(text.trimEnd().length)
  expect(read('ä'.repeat(5000)).unknown).toEqual([{ start: 0, end: 5000 }])
})
