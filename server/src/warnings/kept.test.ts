import { expect, it, vi } from 'vitest'
import { keeping } from './kept.ts'

const rowOf = (id: string, document = '{}') => ({ id, document })
function reader() {
  const read = vi.fn(({ id, document }: { id: string; document: string }) => ({ id, document }))
  return { read, factsOf: keeping({ most: 2, isSame: (a, b) => a.document === b.document, read }) }
}

it('reads a row once as long as it says the same', () => {
  const { read, factsOf } = reader()
  const facts = factsOf(rowOf('a'))
  expect(factsOf(rowOf('a'))).toBe(facts)
  expect(factsOf(rowOf('a', '{"x":1}'))).toEqual({ id: 'a', document: '{"x":1}' })
  expect(factsOf(rowOf('a'))).toEqual(facts)
  expect(read).toHaveBeenCalledTimes(3)
})
it('keeps those that were asked for last', () => {
  const { read, factsOf } = reader()
  for (const id of ['a', 'b', 'a', 'c', 'a']) factsOf(rowOf(id))
  expect(read.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b', 'c'])
  factsOf(rowOf('b'))
  expect(read).toHaveBeenCalledTimes(4)
})
it('keeps nothing of a row that cannot be read', () => {
  const { read, factsOf } = reader()
  read.mockImplementationOnce(() => {
    throw new Error('unreadable')
  })
  expect(() => factsOf(rowOf('a'))).toThrow('unreadable')
  expect(factsOf(rowOf('a'))).toEqual(rowOf('a'))
})
