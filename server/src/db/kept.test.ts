import { expect, it, vi } from 'vitest'
import { keeping, keepingRows } from './kept.ts'

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
it('keeps what was read of a whole farm as long as every row says the same', () => {
  const read = vi.fn((rows: readonly string[]) => ({ rows }))
  const of = keepingRows<string, { rows: readonly string[] }>({ isSame: (a, b) => a === b, read })
  const first = of('farm', ['a', 'b'])
  expect(of('farm', ['a', 'b'])).toBe(first)
  for (const rows of [['a'], ['a', 'b', 'c'], ['b', 'a'], []]) expect(of('farm', rows).rows).toEqual(rows)
  expect(of('other', ['a', 'b'])).toEqual(first)
  expect(read).toHaveBeenCalledTimes(6)
})
