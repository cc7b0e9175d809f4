import { expect, it } from 'vitest'
import { namesWithRoom, type PlacedName } from './name-room.ts'

const name = (id: string, at: readonly [number, number], text = 'Nurm'): PlacedName => ({ id, text, at })
const shown = (names: readonly PlacedName[], metres: number) => [...namesWithRoom(names, metres)]

it('a name goes where another lies already, beside it or below it has room', () => {
  const names = [name('a', [0, 0]), name('b', [20, 0]), name('c', [32, 0]), name('d', [20, 13])]
  expect(shown(names, 1)).toEqual(['a', 'c', 'd'])
})
it('from near all names have room', () => {
  expect(shown([name('a', [0, 0]), name('b', [20, 0])], 0.5)).toEqual(['a', 'b'])
})
it('a long name takes more room than a short one', () => {
  expect(shown([name('a', [0, 0]), name('b', [40, 0], 'Kruusaaugu')], 1)).toEqual(['a'])
  expect(shown([name('a', [0, 0]), name('b', [40, 0])], 1)).toEqual(['a', 'b'])
})
it('an image whose size is not known yet keeps every name', () => {
  expect(shown([name('a', [0, 0]), name('b', [0, 0])], 0)).toEqual(['a', 'b'])
})
