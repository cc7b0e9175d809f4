/** A value of the book as it stands on paper. */
import { remembering } from '../remembering.ts'
import { dayText } from '../text/format.ts'
import type { BookCell, BookColumn } from './book.ts'

const tallinn = new Intl.DateTimeFormat('et-EE', {
  timeZone: 'Europe/Tallinn',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const MOST_KEPT = 5000

/** Text of a minute in UTC, `YYYY-MM-DDTHH:MM`. */
const minuteText = remembering(MOST_KEPT, (minute: string): string => {
  const parts = new Map(tallinn.formatToParts(new Date(`${minute}Z`)).map(({ type, value }) => [type, value]))
  const [day, month, year] = [parts.get('day'), parts.get('month'), parts.get('year')]
  return `${day}.${month}.${year} ${parts.get('hour')}:${parts.get('minute')}`
})

/** Moment in Tallinn: 05.03.2026 14:05. */
export const momentText = (instant: string): string => minuteText(instant.slice(0, 'YYYY-MM-DDTHH:MM'.length))

const THIN_SPACE = '\u202F'
/** A figure with a comma and thin spaces between thousands; nothing is added behind the comma. */
export function figureText(value: number): string {
  const [whole = '', part] = String(value).split('.')
  const grouped = /^-?\d{5,}$/.test(whole) ? whole.replaceAll(/\B(?=(\d{3})+$)/g, THIN_SPACE) : whole
  return part === undefined ? grouped : `${grouped},${part}`
}

export function cellText(cell: BookCell, { kind }: Pick<BookColumn, 'kind'>): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return figureText(cell)
  if (kind === 'day') return dayText(cell)
  return kind === 'instant' ? momentText(cell) : cell
}

/** Letters of the acts that ask for a column: R, E. */
export const lawText = ({ law }: Pick<BookColumn, 'law'>): string => law.replaceAll(/\B/g, ', ')

/** Whether a column holds the unit of the figure above it: it is read behind that. */
export const isUnitColumn = ({
  key,
  under,
}: {
  readonly key: string
  readonly under?: string | undefined
}): boolean => under !== undefined && /unit$/i.test(key)

/** Value that stands below another. */
interface Below {
  readonly head: string
  readonly text: string
  readonly isUnit: boolean
  readonly isBare: boolean
}

/** Values of a cell below one another: the first as it is, the others with their heads, units behind their figures. */
export function cellLines(
  main: string,
  below: readonly Below[],
): readonly [main: string, ...below: string[]] {
  const lines: [string, ...string[]] = [main]
  for (const { head, text, isUnit, isBare } of below) {
    const last = lines.length - 1
    if (isUnit) lines[last] = lines[last] ? `${lines[last]} ${text}`.trim() : ''
    else if (text !== '') lines.push(isBare ? text : `${head}: ${text}`)
  }
  return lines
}
