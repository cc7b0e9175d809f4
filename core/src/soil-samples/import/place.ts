/** Where a sample was taken, as files write it: metres of L-EST97 or degrees, in either order. */
import { toLatLng } from '../../geo/estonian-grid.ts'
import type { LatLng } from '../../geo/schema.ts'
import { numberIn, plainCell } from '../../text/table-cells.ts'

export interface CellPlace {
  readonly place: LatLng | null
  readonly problem?: 'halfPlace' | 'outsideEstonia' | 'axesSwapped' | 'wrongValue' | undefined
}

/** Bounds of Estonia: degrees, and metres of EPSG:3301. */
const LAT = [57.4, 59.9] as const
const LNG = [21.6, 28.3] as const
const NORTH = [6_370_000, 6_640_000] as const
const EAST = [365_000, 745_000] as const
const DECIMALS = 7

const lies = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

/** Two numbers of a place, whichever of them is the north. `isDegrees` columns have the latitude first. */
function placeOf(first: number, second: number, isLatFirst: boolean): CellPlace {
  for (const [a, b] of [
    [first, second],
    [second, first],
  ] as const) {
    // in metres both orders are usual: X is the north in Estonia, the east elsewhere
    if (lies(a, NORTH) && lies(b, EAST)) {
      const { lat, lng } = toLatLng([b, a])
      return { place: { lat: rounded(lat), lng: rounded(lng) } }
    }
    if (lies(a, LAT) && lies(b, LNG)) {
      const isSwapped = isLatFirst && a !== first
      return { place: { lat: a, lng: b }, problem: isSwapped ? 'axesSwapped' : undefined }
    }
  }
  return { place: null, problem: 'outsideEstonia' }
}

const NOWHERE: CellPlace = { place: null }

/** The place of two columns; `isLatFirst` where the first says that it is the latitude. */
export function placeIn(first: string, second: string, isLatFirst: boolean): CellPlace {
  const [a, b] = [plainCell(first), plainCell(second)]
  if (a === '' && b === '') return NOWHERE
  if (a === '' || b === '') return { place: null, problem: 'halfPlace' }
  const [x, y] = [numberIn(a), numberIn(b)]
  if (x === undefined || y === undefined) return { place: null, problem: 'wrongValue' }
  return x === 0 && y === 0 ? NOWHERE : placeOf(x, y, isLatFirst)
}

/** The place of one column with both numbers: "58,3776; 26,7290" or "58.3776, 26.7290". */
export function placeInOne(cell: string): CellPlace {
  const text = plainCell(cell)
  if (text === '') return NOWHERE
  const [a = '', b = ''] = /[;/]| {1,}/.test(text.replace(/,\s+/, ';'))
    ? text.replace(/,\s+/, ';').split(/\s*[;/]\s*|\s+/)
    : text.split(',')
  return placeIn(a, b, false)
}
