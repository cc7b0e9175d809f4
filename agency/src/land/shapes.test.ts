import { gridRings, hectaresOfRings } from '@vagu/core/geo/map-data'
import { sharedArea } from '@vagu/core/geo/overlap'
import { ringDepths } from '@vagu/core/geo/rings'
import { shapeErrorOf } from '@vagu/core/geo/valid-shape'
import { describe, expect, it } from 'vitest'
import { chanceFrom } from './chance.ts'
import { type FieldShape, fieldShapes } from './shapes.ts'

const farm = (count: number, seed: number): FieldShape[] =>
  fieldShapes(count, [632_000, 6_494_000], chanceFrom(seed))
const depthsOf = ({ mapData }: FieldShape): number[] => ringDepths(gridRings(mapData))
const pointsOf = ({ mapData }: FieldShape): string[] =>
  mapData.geometry.rings.flat().map(({ lat, lng }) => `${lat} ${lng}`)

describe('fields of a sample farm', () => {
  it.each([1, 2, 14, 60])('are as many as asked for, %d, and the same each time', (count) => {
    expect(farm(count, 7)).toHaveLength(count)
    expect(farm(count, 7)).toEqual(farm(count, 7))
    expect(farm(count, 8)).not.toEqual(farm(count, 7))
  })

  it('are sound, of their area, and do not lie upon each other, whatever the chance', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const shapes = farm(20, seed)
      const rings = shapes.map(({ mapData }) => gridRings(mapData))
      for (const [index, { mapData, area }] of shapes.entries()) {
        expect(shapeErrorOf(mapData)).toBeUndefined()
        expect(area).toBe(hectaresOfRings(rings[index] ?? []))
        expect(area).toBeGreaterThan(1)
        for (const other of rings.slice(index + 1))
          expect(sharedArea(rings[index] ?? [], other)).toBeLessThan(0.5)
      }
    }
  })

  it('are no chessboard: woods reach into most of the large ones from their borders', () => {
    // a border bends inwards there, which a mesh of the net alone hardly does
    const cornersInwards = (shape: FieldShape): number => {
      const [ring = []] = gridRings(shape.mapData)
      const turns = ring.map((point, i) => {
        const before = ring.at(i - 1) ?? point
        const after = ring[(i + 1) % ring.length] ?? point
        return (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0])
      })
      const way = Math.sign(turns.reduce((sum, turn) => sum + turn, 0))
      return turns.filter((turn) => Math.sign(turn) !== way).length
    }
    const large = farm(20, 7).filter(({ area }) => area > 9)
    expect(large.filter((shape) => cornersInwards(shape) > 3).length).toBeGreaterThan(large.length / 3)
  })

  it('share borders with their neighbours; some have a pond, some lie at both sides of a road', () => {
    const shapes = farm(14, 7)
    const seen = new Map<string, number>()
    for (const point of shapes.flatMap((shape) => [...new Set(pointsOf(shape))]))
      seen.set(point, (seen.get(point) ?? 0) + 1)
    const isNeighbour = (shape: FieldShape) =>
      pointsOf(shape).filter((point) => (seen.get(point) ?? 0) > 1).length > 1
    expect(shapes.filter(isNeighbour)).toHaveLength(14)
    expect(shapes.some((shape) => depthsOf(shape).includes(1))).toBe(true)
    expect(shapes.some((shape) => depthsOf(shape).filter((depth) => depth === 0).length === 2)).toBe(true)
  })
})
