import { expect, it } from 'vitest'
import type { Point } from '../geo/estonian-grid.ts'
import { mapDataOf } from '../geo/map-data.ts'
import { overlapsOf } from './overlaps.ts'

/** A square of metres whose corner lies east and north of a place near Tartu. */
function square(east: number, side: number, north = 0): Point[] {
  const [x, y] = [650_000 + east, 6_470_000 + north]
  return [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ]
}
const placed = (id: string, ...rings: Point[][]) => ({ id, shape: mapDataOf(rings) })

it('names the fields that lie on the same ground, the largest part first', () => {
  const others = [
    placed('little', square(190, 200)),
    placed('most', square(50, 200)),
    placed('far', square(900, 200)),
  ]
  const found = overlapsOf(mapDataOf([square(0, 200)]), others)
  expect(found.map(({ id }) => id)).toEqual(['most', 'little'])
  expect(found[0]?.hectares).toBeCloseTo(3, 1)
  expect(found[1]?.hectares).toBeCloseTo(0.2, 1)
})
it('says nothing of neighbours whose lines lie on each other, or differ by a hand', () => {
  const others = [placed('beside', square(200, 200)), placed('nearly', square(198, 200))]
  expect(overlapsOf(mapDataOf([square(0, 200)]), others)).toEqual([])
})
it('says nothing of a field that lies in the hole of another', () => {
  const around = mapDataOf([square(0, 400), square(50, 200, 50)])
  expect(overlapsOf(around, [placed('within', square(100, 100, 100))])).toEqual([])
})
it('knows a small field in a large one', () => {
  const [found] = overlapsOf(mapDataOf([square(0, 1000)]), [placed('small', square(100, 30))])
  expect(found?.hectares).toBeCloseTo(0.09, 2)
})
