/** Days and the time of the line. */
import { dayAt, type FoundDay } from './find-days.ts'
import { areFree, claim, isFree, keyAt, partOf, type Reading } from './reading.ts'

const TO = /^(?:[-–—]|kuni)$/

/** The end of a range behind its first day. */
function endAfter(reading: Reading, first: FoundDay): FoundDay | undefined {
  const isParted = TO.test(keyAt(reading, first.to))
  const end = dayAt(reading, isParted ? first.to + 1 : first.to)
  if (!end || !areFree(reading, first.to, end.to)) return undefined
  return isParted || (first.isFrom && end.isUntil) ? end : undefined
}

function claimDay(reading: Reading, from: number, first: FoundDay): void {
  const end = endAfter(reading, first)
  const place = { from, to: end?.to ?? first.to }
  const isOpen = !end && (first.isFrom || keyAt(reading, from - 1) === 'alates')
  const isBound = !end && (first.isUntil || keyAt(reading, from - 1) === 'kuni')
  const last = end ? end.day : first.day
  const isWrong = first.day === null || last === null || last < first.day || isBound
  if (isWrong || partOf(reading, 'days')) claim(reading, { ...place, is: 'unknown' })
  else claim(reading, { ...place, is: 'days', start: first.day, end: isOpen ? null : last })
}

/** The first day of the line is its day; one more is not understood. */
export function readDays(reading: Reading, takesWeak: boolean): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue
    const found = dayAt(reading, at)
    if (found && (takesWeak || !found.isWeak) && areFree(reading, at, found.to)) claimDay(reading, at, found)
  }
}

const CLOCK = /^(?:kell|kella)$/
const TIME = /^([01]?\d|2[0-3])(?:[:.]([0-5]\d))?$/

/** "kell 6", "kell 6.30", "6:30". */
export function readTime(reading: Reading): void {
  for (const [at, { kind, text }] of reading.tokens.entries()) {
    const [, hours, minutes = '00'] = (kind === 'number' && TIME.exec(text)) || []
    const hasClock = CLOCK.test(keyAt(reading, at - 1)) && isFree(reading, at - 1)
    const isWritten = hasClock || text.includes(':')
    if (hours === undefined || !isWritten || !isFree(reading, at)) continue
    const from = hasClock ? at - 1 : at
    const isFirst = !partOf(reading, 'time')
    claim(reading, {
      from,
      to: at + 1,
      ...(isFirst ? { is: 'time', time: `${hours.padStart(2, '0')}:${minutes}` } : { is: 'unknown' }),
    })
  }
}
