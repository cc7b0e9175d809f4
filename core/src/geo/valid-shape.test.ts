import { expect, test } from 'vitest'
import { mapDataOf } from './map-data.ts'
import { shapeErrorOf } from './valid-shape.ts'
import type { Point } from './estonian-grid.ts'

const square = (east: number, side: number): Point[] => [
  [east, 6_480_000],
  [east + side, 6_480_000],
  [east + side, 6_480_000 + side],
  [east, 6_480_000 + side],
]
const field = square(600_000, 100)
const [a, b, ...rest] = field

test.each<[string, Point[][], string | undefined]>([
  ['one ring', [field], undefined],
  ['a ring beside another', [field, square(600_200, 100)], undefined],
  ['a ring in another', [field, square(600_000, 50)], undefined],
  ['the same ring twice', [field, field], 'shapeRepeatsItself'],
  ['the same ring begun elsewhere', [field, [...rest, ...(a && b ? [a, b] : [])]], 'shapeRepeatsItself'],
  ['the same ring turned round', [field, field.toReversed()], 'shapeRepeatsItself'],
])('%s', (_, rings, error) => expect(shapeErrorOf(mapDataOf(rings))).toBe(error))
