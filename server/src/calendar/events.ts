/** Events in the calendar of a farm: prepared jobs on their days, and the days from which on fields are free. */
import { addDays } from '@vagu/core/time/day'
import { fieldNamesOf, freeDaysIn, type FreeDay } from '@vagu/core/warnings/due/due'
import type { Reader } from '../db/schema.ts'
import { freeDaysFrom } from '../fields/free-days.ts'
import { storedJobs } from '../job-store/stored.ts'
import { fieldsText } from '../letters/text.ts'
import type { CalendarEvent } from './ical.ts'
import { calendarWords } from './text.ts'

/** Days before and after today that it shows. */
const DAYS_BACK = 30
const DAYS_AHEAD = 366
/** Most events of a calendar, and most jobs of which they are made; the next days come first. */
const MAX_EVENTS = 1000
const MAX_JOBS = 5000
/** Most names of fields in a description. */
const MAX_NAMES = 100

interface Farm {
  readonly accountId: string
  readonly today: string
  /** Host of the program: events of two programs are not the same. */
  readonly host: string
}

const jobRows = (db: Reader, { accountId, today }: Farm) =>
  db
    .selectFrom('job_event')
    .innerJoin('field', (join) =>
      join
        .onRef('field.account_id', '=', 'job_event.account_id')
        .onRef('field.id', '=', 'job_event.field_id'),
    )
    .select(['job_event.id', 'field.name as field', 'job_event.updated_at'])
    .select(['job_event.document', 'job_event.document_version'])
    .where('job_event.account_id', '=', accountId)
    .where('status', '=', 'DRAFT')
    .where('job_event.deleted_at', 'is', null)
    .where('field.deleted_at', 'is', null)
    .where('day', '>=', addDays(today, -DAYS_BACK))
    .where('day', '<=', addDays(today, DAYS_AHEAD))
    .orderBy('day')
    .orderBy('job_event.id')
    .limit(MAX_JOBS)
    .execute()

interface Piece {
  readonly id: string
  readonly field: string
  readonly changedAt: string
}
const latest = (pieces: readonly Piece[]): string =>
  pieces.reduce((last, { changedAt }) => (changedAt > last ? changedAt : last), '')
const firstId = (pieces: readonly Piece[]): string =>
  pieces.reduce((first, { id }) => (first === '' || id < first ? id : first), '')

/** Fields of an event: some in its name, more in its description. */
function fieldsOf(pieces: readonly Piece[]) {
  const names = fieldNamesOf(pieces.map(({ field }) => field)).names
  const all = fieldNamesOf(
    pieces.map(({ field }) => field),
    MAX_NAMES,
  ).names
  const count = new Set(pieces.map(({ field }) => field)).size
  return { text: fieldsText({ names, more: count - names.length }), all: calendarWords.fields(all) }
}

/** Jobs of the same days that differ by their field are one event; it keeps its name when they move together. */
async function jobEvents(db: Reader, farm: Farm): Promise<CalendarEvent[]> {
  const rows = (await jobRows(db, farm)).filter(storedJobs.isReadable)
  const jobs = rows.map((row) => {
    const { job, date, endDate } = storedJobs.read(row)
    const piece: Piece = { id: row.id, field: row.field, changedAt: row.updated_at }
    return { name: job.name, from: date, to: endDate ?? date, piece }
  })
  const groups = Map.groupBy(jobs, ({ name, from, to }) => JSON.stringify([from, to, name]))
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return []
    const pieces = [first, ...rest].map(({ piece }) => piece)
    const fields = fieldsOf(pieces)
    return {
      uid: `too-${firstId(pieces)}@${farm.host}`,
      changedAt: latest(pieces),
      from: first.from,
      to: first.to,
      summary: calendarWords.job(first.name, fields.text),
      description: fields.all,
    }
  })
}

type FreePiece = FreeDay & { readonly piece: Piece }

function freeEvent([first, ...rest]: readonly FreePiece[], farm: Farm): CalendarEvent[] {
  if (first === undefined) return []
  const pieces = [first, ...rest].map(({ piece }) => piece)
  const fields = fieldsOf(pieces)
  const { kind, day } = first
  return [
    {
      uid: `vaba-${kind}-${day}-${firstId(pieces)}@${farm.host}`,
      changedAt: latest(pieces),
      from: day,
      to: day,
      summary: calendarWords.free(kind, fields.text),
      description: `${calendarWords.waiting}\n${fields.all}`,
    },
  ]
}

async function freeEvents(db: Reader, farm: Farm): Promise<CalendarEvent[]> {
  const from = addDays(farm.today, -DAYS_BACK)
  const fields = await freeDaysFrom(db, [farm.accountId], from)
  const days = fields.flatMap((field) => {
    const piece: Piece = { id: field.fieldId, field: field.field, changedAt: field.changedAt }
    return freeDaysIn({ from, to: '9999-12-31' }, field).map((day): FreePiece => ({ ...day, piece }))
  })
  return [...Map.groupBy(days, ({ day, kind }) => `${day} ${kind}`).values()].flatMap((pieces) =>
    freeEvent(pieces, farm),
  )
}

const byDay = (a: CalendarEvent, b: CalendarEvent): number =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.uid < b.uid ? -1 : 1

/** The events by day. Of too many those behind are left out first, then those that lie farthest ahead. */
export function nearestOf(
  events: readonly CalendarEvent[],
  { today, most }: { today: string; most: number },
): CalendarEvent[] {
  const sorted = events.toSorted(byDay)
  if (sorted.length <= most) return sorted
  const ahead = sorted.filter(({ to }) => to >= today)
  const behind = sorted.filter(({ to }) => to < today)
  return [...behind.slice(behind.length - Math.max(0, most - ahead.length)), ...ahead.slice(0, most)]
}

export const eventsOf = async (db: Reader, farm: Farm): Promise<CalendarEvent[]> =>
  nearestOf([...(await jobEvents(db, farm)), ...(await freeEvents(db, farm))], {
    today: farm.today,
    most: MAX_EVENTS,
  })
