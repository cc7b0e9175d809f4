import { expect, it } from 'vitest'
import type { Point } from './estonian-grid.ts'
import { MAX_CORNERS, smallOutline } from './small-outline.ts'

const square: Point[] = [
  [0, 0],
  [200, 0],
  [200, 200],
  [0, 200],
]

it('a shape of few corners keeps them', () => {
  expect(smallOutline([square])).toEqual([square])
})

it('corners that a small picture cannot tell apart become one, a speck goes', () => {
  const speck: Point[] = [
    [50, 50],
    [50.1, 50],
    [50.1, 50.1],
  ]
  expect(smallOutline([[[0, 0], [0.2, 0.1], ...square.slice(1)], speck])).toEqual([square])
})

it('a shape of very many corners becomes rougher until it may be sent', () => {
  const wild = Array.from({ length: 20_000 }, (_, i): Point => {
    const reach = i % 2 === 0 ? 1000 : 500
    return [reach * Math.sin(i), reach * Math.cos(i)]
  })
  const [ring = []] = smallOutline([wild])
  expect(ring.length).toBeGreaterThan(3)
  expect(ring.length).toBeLessThanOrEqual(MAX_CORNERS)
})

it('nothing and a single place are nothing', () => {
  expect(smallOutline([])).toEqual([])
  expect(
    smallOutline([
      [
        [5, 5],
        [5, 5],
        [5, 5],
      ],
    ]),
  ).toEqual([])
})
