import { expect, it } from 'vitest'
import { asNote } from './as-note.ts'

const spansOf = (text: string, words: readonly string[]) =>
  words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }))

it.each([
  {
    text: 'eile kündsin Kivi halva ilmaga',
    words: ['halva ilmaga'],
    notes: '',
    line: 'eile kündsin Kivi märkus: halva ilmaga',
  },
  {
    text: 'eile abc kündsin Kivi xyz',
    words: ['xyz', 'abc'],
    notes: '',
    line: 'eile kündsin Kivi märkus: abc xyz',
  },
  {
    text: 'abc kündsin Kivi märkus: märg',
    words: ['abc'],
    notes: 'märg',
    line: 'kündsin Kivi märkus: märg abc',
  },
  { text: 'abc', words: ['abc'], notes: '', line: 'märkus: abc' },
])('$text becomes $line', ({ text, words, notes, line }) => {
  expect(asNote(text, { unknown: spansOf(text, words), notes })).toBe(line)
})
