/** A calendar of whole days as iCalendar (RFC 5545). */
import { addDays } from '@vagu/core/time/day'

export interface CalendarEvent {
  /** The same whenever the calendar is asked for. */
  readonly uid: string
  /** Moment of its last change, an ISO instant. */
  readonly changedAt: string
  readonly from: string
  /** Its last day. */
  readonly to: string
  readonly summary: string
  readonly description: string
}
interface Calendar {
  readonly name: string
  /** How often programs should ask, hours. */
  readonly hours: number
  readonly events: readonly CalendarEvent[]
}

/** Most bytes of a line, its end not counted. */
const LINE_BYTES = 75
const encoder = new TextEncoder()

/** A long line goes on after a line end and a space; no letter is cut in two. */
function folded(line: string): string {
  let [done, current, bytes] = ['', '', 0]
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > LINE_BYTES) {
      done += `${current}\r\n`
      current = ' '
      bytes = 1
    }
    current += letter
    bytes += size
  }
  return `${done}${current}\r\n`
}

/** A text as a value: no sign of it ends the value or the line; other control signs have no place in it. */
const valueOf = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? '\\n' : ' '))

const dayValue = (day: string): string => day.replaceAll('-', '')
const instantValue = (instant: string): string => instant.replaceAll(/[-:]|\.\d+/g, '')

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${valueOf(event.uid)}`,
  `DTSTAMP:${instantValue(event.changedAt)}`,
  `DTSTART;VALUE=DATE:${dayValue(event.from)}`,
  // the day after the last one
  `DTEND;VALUE=DATE:${dayValue(addDays(event.to, 1))}`,
  `SUMMARY:${valueOf(event.summary)}`,
  `DESCRIPTION:${valueOf(event.description)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** Clocks of Tallinn since 1997; a calendar without events needs a part too. */
const TALLINN = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Tallinn',
  'BEGIN:DAYLIGHT',
  'TZNAME:EEST',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'DTSTART:19970330T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:EET',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'DTSTART:19971026T040000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

export const calendarText = ({ name, hours, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vagu//Põlluraamat//ET',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${valueOf(name)}`,
    `X-WR-CALNAME:${valueOf(name)}`,
    'X-WR-TIMEZONE:Europe/Tallinn',
    `REFRESH-INTERVAL;VALUE=DURATION:PT${hours}H`,
    `X-PUBLISHED-TTL:PT${hours}H`,
    ...TALLINN,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('')
