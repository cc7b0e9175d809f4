import { expect, it } from 'vitest'
import type { Point } from '../geo/estonian-grid.ts'
import { isInside } from '../geo/rings.ts'
import { rectangle } from '../geo/testing-shapes.ts'
import { samplePoints, walkingOrder } from './points.ts'

const field = [rectangle([617_000, 6_495_000], 600, 200)]

it('one sample is taken in the middle', () => expect(samplePoints(field, 1)).toEqual([[617_300, 6_495_100]]))
it('several stand for parts of the same size', () => {
  const points = samplePoints(field, 3)
  expect(points.every((point) => isInside(point, field))).toBe(true)
  const easts = points.map(([x]) => Math.round((x - 617_000) / 100)).toSorted((a, b) => a - b)
  expect(easts).toEqual([1, 3, 5])
})
it('a bent field has its points inside', () => {
  const bent: Point[] = [
    [0, 0],
    [300, 0],
    [300, 300],
    [250, 300],
    [250, 50],
    [0, 50],
  ]
  const points = samplePoints([bent], 4)
  expect(points).toHaveLength(4)
  expect(points.every((point) => isInside(point, [bent]))).toBe(true)
})
it('nothing is made of nothing', () => {
  expect(samplePoints([], 3)).toEqual([])
  expect(samplePoints(field, 0)).toEqual([])
})
it('one walks to the nearest, and from it to the nearest that is left', () => {
  const places = [300, 100, 200].map((x): { at: Point } => ({ at: [x, 0] }))
  expect(walkingOrder(places, [0, 0]).map(({ at }) => at[0])).toEqual([100, 200, 300])
  expect(walkingOrder([], [0, 0])).toEqual([])
})
