import { describe, expect, it } from 'vitest'
import type { Point } from './estonian-grid.ts'
import { fromGeoJson, toGeoJson } from './geojson.ts'
import { gridRings, hectaresOfRings, mapDataOf, openRing } from './map-data.ts'
import { MapData } from './schema.ts'

const square: Point[] = [
  [617_000, 6_495_000],
  [617_100, 6_495_000],
  [617_100, 6_495_100],
  [617_000, 6_495_100],
]
const hole: Point[] = [
  [617_010, 6_495_010],
  [617_020, 6_495_010],
  [617_020, 6_495_020],
]

describe('a stored shape', () => {
  it('keeps its area to the square metre, in hectares with 4 decimals', () => {
    const shape = MapData.parse(mapDataOf([square]))
    expect(hectaresOfRings(gridRings(shape))).toBe(1)
    expect(hectaresOfRings(gridRings(mapDataOf([square, hole])))).toBe(0.995)
  })
  it('becomes closed GeoJSON and comes back', () => {
    const shape = mapDataOf([square, hole])
    const geometry = toGeoJson(shape)
    expect(geometry.coordinates.map((polygon) => polygon.map((ring) => ring.length))).toEqual([[5, 4]])
    expect(geometry.coordinates[0]?.[0]?.[0]).toEqual(geometry.coordinates[0]?.[0]?.at(-1))
    expect(hectaresOfRings(gridRings({ ...shape, geometry: { rings: fromGeoJson(geometry) } }))).toBe(0.995)
  })
})

describe('an open ring', () => {
  it('loses the closing point and repeats, and keeps its order', () => {
    expect(
      openRing([
        [0, 0],
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ]),
    ).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ])
  })
  it('of one place is nothing', () =>
    expect(
      openRing([
        [1, 1],
        [1, 1],
      ]),
    ).toEqual([]))
})
