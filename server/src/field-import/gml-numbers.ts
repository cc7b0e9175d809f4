import type { Point } from '@vagu/core/geo/estonian-grid'

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const whole = (text: string): number => Number(text.split(',')[0])

/**
 * Whether commas are decimal marks ("600000,5 6480000,25") and not between the numbers of a point ("600000,6480000"):
 * then the first two words belong to different axes, which lie far apart all over Estonia.
 */
function hasDecimalCommas(words: readonly string[]): boolean {
  const [first = '', second = ''] = words
  if (!first.includes(',') || words.some((word) => word.includes('.'))) return false
  const [a, b] = [whole(first), whole(second)]
  return Math.abs(a - b) > 0.2 * Math.max(Math.abs(a), Math.abs(b))
}

/** The numbers of a `posList` or `pos`, whichever way it is written. */
export function numbersOf(text: string): number[] {
  if (!text.includes(',')) return split(text).map(Number)
  const words = split(text)
  return hasDecimalCommas(words)
    ? words.map((word) => Number(word.replace(',', '.')))
    : text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number)
}

/** Points of `dimension` numbers each, height and measure left out. */
export function pointsOf(numbers: readonly number[], dimension: number): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < numbers.length; i += dimension)
    points.push([numbers[i] ?? Number.NaN, numbers[i + 1] ?? Number.NaN])
  return points
}

/** Points of the older `coordinates`: blanks between points, commas between their numbers, unless it says otherwise. */
export function coordinatesOf(text: string, marks: { between: string; decimal: string }): Point[] {
  return split(text).flatMap((position) => {
    const numbers = position.split(marks.between).filter(Boolean)
    const [x, y] = numbers.map((number) => Number(number.replace(marks.decimal, '.')))
    return [[x ?? Number.NaN, y ?? Number.NaN] satisfies Point]
  })
}
