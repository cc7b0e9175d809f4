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
const alongEast = (...metres: number[]): Point[] => metres.map((east) => [600_000 + east, 6_480_000])
const [a, b, ...rest] = field

test.each<[string, Point[][], string | undefined]>([
  ['one ring', [field], undefined],
  ['a ring beside another', [field, square(600_200, 100)], undefined],
  ['a ring in another', [field, square(600_000, 50)], undefined],
  ['the same ring twice', [field, field], 'shapeRepeatsItself'],
  ['the same ring begun elsewhere', [field, [...rest, ...(a && b ? [a, b] : [])]], 'shapeRepeatsItself'],
  ['the same ring turned round', [field, field.toReversed()], 'shapeRepeatsItself'],
  ['three corners on one line', [alongEast(0, 50, 100)], 'shapeTooSmall'],
  ['one corner four times', [alongEast(0, 0, 0, 0)], 'shapeTooSmall'],
  ['a ring under a square metre', [square(600_000, 0.999)], 'shapeTooSmall'],
  ['a ring of a square metre', [square(600_000, 1.001)], undefined],
  [
    'a hole that leaves no ground',
    [field, square(600_000, 99.92).map(([x, y]) => [x + 0.04, y + 0.04])],
    'shapeTooSmall',
  ],
  ['a ring in the sea west of Estonia', [square(100_000, 100)], 'shapeOutsideEstonia'],
  ['ground that reaches abroad', [field, square(100_000, 100)], 'shapeOutsideEstonia'],
])('%s', (_, rings, error) => expect(shapeErrorOf(mapDataOf(rings))).toBe(error))

test('a shape at the other end of the world', () => {
  const [lat, lng] = [-1.29, 36.82]
  const rings = [
    [
      { lat, lng },
      { lat: lat + 0.01, lng },
      { lat, lng: lng + 0.01 },
    ],
  ]
  expect(shapeErrorOf({ centroid: { lat, lng }, geometry: { rings } })).toBe('shapeOutsideEstonia')
})
