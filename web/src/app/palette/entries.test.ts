import { expect, it } from 'vitest'
import { type Entry, findEntries, MOST } from './entries.ts'

const entry = (id: string, part: Partial<Entry> = {}): Entry => ({
  id,
  group: 'pages',
  label: id,
  path: `/${id}`,
  ...part,
})
const idsOf = (entries: readonly Entry[], typed: string): string[] =>
  findEntries(entries, typed).map(({ id }) => id)

it('shows the pages in their order while nothing is typed', () => {
  expect(idsOf([entry('b'), entry('kivi', { group: 'fields' }), entry('a')], '  ')).toEqual(['b', 'a'])
})
it('puts what begins so before words, words before pieces, and other words last', () => {
  const entries = [
    entry('words', { label: 'Muu', words: 'põld' }),
    entry('piece', { label: 'Suurpõld' }),
    entry('word', { label: 'Uus põld' }),
    entry('first', { label: 'Põllud ja põld' }),
    entry('none', { label: 'Ladu' }),
  ]
  expect(idsOf(entries, 'Põl')).toEqual(['first', 'word', 'piece', 'words'])
})
it('keeps groups apart and caps each', () => {
  const fields = Array.from({ length: 50 }, (_, i) => entry(`Põld ${i}`, { group: 'fields' }))
  const found = findEntries([...fields, entry('Põllud')], 'põ')
  expect(found[0]?.id).toBe('Põllud')
  expect(found).toHaveLength(MOST + 1)
})
