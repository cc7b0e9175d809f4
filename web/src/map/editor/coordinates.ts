/** Corners as text: one a line, rings parted by an empty line, in L-EST97 or in degrees. */
import { type Point, toGrid, toLatLng } from '@vagu/core/geo/estonian-grid'
import type { PointRing } from '@vagu/core/geo/rings'
import { MAX_POINTS } from '@vagu/core/geo/schema'
import { parseDecimal } from '../../lib/parse-decimal.ts'

export type System = 'grid' | 'degrees'

export type LineFault = 'notTwoNumbers' | 'notInEstonia'

export interface CoordinatesRead {
  readonly rings: PointRing[]
  /** Lines that could not be read, by their number from 1. */
  readonly faults: { readonly line: number; readonly fault: LineFault }[]
  /** Lines whose two numbers stood the other way round, which was put right. */
  readonly exchanged: number
  readonly isTooLong: boolean
}

/** Letters, signs and words that stand beside numbers: `N 58,4°`, `x=6495000`. */
const ORNAMENT = /[^\d\s.,;\-\u2212]+[:=]?/g

/** The numbers of a line: parted by semicolons, tabs or spaces, then commas are decimal; else by commas. */
function numbersOf(line: string): number[] {
  const bare = line.replaceAll(ORNAMENT, ' ').trim()
  const parted = bare.split(/\s*[;\t]\s*|\s+/).filter((part) => /\d/.test(part))
  const parts =
    parted.length > 1 ? parted.map((part) => part.replace(/,$/, '')) : partedByCommas(parted[0] ?? '')
  return parts.map((part) => {
    const typed = parseDecimal(part)
    return typed.ok && typed.value !== null ? typed.value : Number.NaN
  })
}

/** `58.4,26.4` has two numbers, and so has `58,4,26,4`. */
function partedByCommas(text: string): string[] {
  const parts = text.split(',')
  return parts.length === 4 && !text.includes('.')
    ? [`${parts[0]},${parts[1]}`, `${parts[2]},${parts[3]}`]
    : parts
}

const isNorth = (value: number): boolean => value > 6_300_000 && value < 6_700_000
const isEast = (value: number): boolean => value > 300_000 && value < 800_000
const isLatitude = (value: number): boolean => value > 57 && value < 60.5
const isLongitude = (value: number): boolean => value > 21 && value < 29

interface Corner {
  readonly point: Point
  readonly isExchanged: boolean
}

/** L-EST97 is written north first (x), and both orders are in use; degrees are written latitude first. */
function cornerOf(first: number, second: number): Corner | undefined {
  if (isNorth(first) && isEast(second)) return { point: [second, first], isExchanged: false }
  if (isEast(first) && isNorth(second)) return { point: [first, second], isExchanged: false }
  if (isLatitude(first) && isLongitude(second))
    return { point: toGrid({ lat: first, lng: second }), isExchanged: false }
  if (isLongitude(first) && isLatitude(second))
    return { point: toGrid({ lat: second, lng: first }), isExchanged: true }
  return undefined
}

/** A number of the corner may stand before its two coordinates. */
function pairOf(line: string): [number, number] | undefined {
  const numbers = numbersOf(line)
  const pair = numbers.length === 3 && Number.isInteger(numbers[0]) ? numbers.slice(1) : numbers
  const [first, second] = pair
  return pair.length === 2 && Number.isFinite(first) && Number.isFinite(second)
    ? [first ?? 0, second ?? 0]
    : undefined
}

const isSamePoint = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.001

/** A closing point that repeats the first goes. */
const opened = (ring: Point[]): Point[] =>
  ring.length > 1 && isSamePoint(ring[0], ring.at(-1)) ? ring.slice(0, -1) : ring

export function readCoordinates(text: string): CoordinatesRead {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > 2 * MAX_POINTS) return { rings: [], faults: [], exchanged: 0, isTooLong: true }
  const rings: Point[][] = [[]]
  const faults: CoordinatesRead['faults'] = []
  let exchanged = 0
  lines.forEach((line, i) => {
    if (line.trim() === '') {
      rings.push([])
      return
    }
    const pair = pairOf(line)
    const corner = pair && cornerOf(...pair)
    if (corner) rings.at(-1)?.push(corner.point)
    else faults.push({ line: i + 1, fault: pair ? 'notInEstonia' : 'notTwoNumbers' })
    if (corner?.isExchanged) exchanged += 1
  })
  const read = rings.filter((ring) => ring.length > 0).map(opened)
  return { rings: read, faults, exchanged, isTooLong: false }
}

const decimal = (value: number, decimals: number): string => value.toFixed(decimals).replace('.', ',')

/** One corner as it is written: north and east in metres, or latitude and longitude. */
export function writeCorner(point: Point, system: System): string {
  if (system === 'grid') return `${decimal(point[1], 2)}; ${decimal(point[0], 2)}`
  const { lat, lng } = toLatLng(point)
  return `${decimal(lat, 7)}; ${decimal(lng, 7)}`
}

export const writeCoordinates = (rings: readonly PointRing[], system: System): string =>
  rings.map((ring) => ring.map((point) => writeCorner(point, system)).join('\n')).join('\n\n')
