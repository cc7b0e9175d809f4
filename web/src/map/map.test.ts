import type { MapData } from '@vagu/core/geo/schema'
import { expect, it } from 'vitest'
import { labelsOf } from './map-shape.ts'
import { LAKES, ESTONIA } from './outline.ts'
import { PLACES } from './places.ts'
import { decodeRing } from './rings.ts'
import { planeAround } from './svg-plane.ts'
import { boundsOfShapes, ESTONIA_BOUNDS, paddingFor } from './view.ts'

const square = (lng: number, lat: number, size: number) => [
  { lat, lng },
  { lat, lng: lng + size },
  { lat: lat + size, lng: lng + size },
  { lat: lat + size, lng },
]
const withHole: MapData = {
  centroid: { lat: 58.405, lng: 26.405 },
  geometry: { rings: [square(26.4, 58.4, 0.01), square(26.404, 58.404, 0.002)] },
}

it('puts a name in the middle of its shape', () => {
  const { features } = labelsOf([{ id: '1', shape: withHole, label: 'Kivipõld', colour: '#ff0000' }])
  expect(features[0]?.geometry.coordinates).toEqual([26.405, 58.405])
})
it('shows all of Estonia while there is nothing to fit to', () => {
  expect(boundsOfShapes([])).toEqual(ESTONIA_BOUNDS)
  expect(boundsOfShapes([withHole])).toEqual({ west: 26.4, south: 58.4, east: 26.41, north: 58.41 })
})
it('leaves a twentieth of the window as room, or 20', () => {
  expect(paddingFor(1440)).toBe(72)
  expect(paddingFor(0)).toBe(20)
})
it.each([...ESTONIA, ...LAKES])('keeps the outline in and around Estonia: %.20s', (line) => {
  for (const [lng, lat] of decodeRing(line)) {
    expect(lng).toBeGreaterThan(21.5)
    expect(lng).toBeLessThan(28.3)
    expect(lat).toBeGreaterThan(57.4)
    expect(lat).toBeLessThan(59.8)
  }
})
it('names no place twice, and only places in Estonia', () => {
  expect(new Set(PLACES.map(([name]) => name)).size).toBe(PLACES.length)
  for (const [, lng, lat] of PLACES) {
    expect(lng > ESTONIA_BOUNDS.west && lng < ESTONIA_BOUNDS.east).toBe(true)
    expect(lat > ESTONIA_BOUNDS.south && lat < ESTONIA_BOUNDS.north).toBe(true)
  }
})
it('lays shapes flat from the upper left corner, with a twentieth of room', () => {
  const plane = planeAround([
    [
      [600_000, 6_500_000],
      [600_100, 6_500_000],
      [600_100, 6_500_050],
    ],
  ])
  expect([plane.width, plane.height]).toEqual([110, 60])
  expect(plane.at([600_000, 6_500_050])).toEqual([5, 5])
  expect(plane.from([5, 5])).toEqual([600_000, 6_500_050])
  expect(plane.path([[[600_000, 6_500_000]]])).toBe('M5.0,55.0Z')
})
it('lays a county flat in as many units as its image has pixels', () => {
  const ring = [
    [500_000, 6_400_000],
    [600_000, 6_400_000],
    [600_000, 6_450_000],
  ] as const
  const plane = planeAround([ring], ([east, south]) => Math.max(east / 550, south / 400))
  expect([plane.width, plane.height]).toEqual([550, 300])
  expect(plane.at([500_000, 6_450_000])).toEqual([25, 25])
  expect(plane.from([25, 25])).toEqual([500_000, 6_450_000])
  expect(plane.path([[[600_000, 6_400_000]]])).toBe('M525.0,275.0Z')
})
