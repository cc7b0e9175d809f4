import { endpoint, Nothing } from '../endpoint.ts'
import { CalendarAddress, CalendarState } from './schema.ts'

export const getCalendar = endpoint('GET', '/calendar', {
  summary: 'Whether the user has an address for the calendar of this farm, and since when',
  needs: 'session',
  reply: CalendarState,
})
export const makeCalendarAddress = endpoint('POST', '/calendar', {
  summary:
    'Makes an address at which calendars read planned jobs and the days on which fields are free (iCalendar); an older one ends. It is told once',
  needs: 'session',
  writes: ['account'],
  refuses: ['tooManyTries', 'lockedInDemo'],
  reply: CalendarAddress,
})
export const dropCalendarAddress = endpoint('DELETE', '/calendar', {
  summary: 'Ends the address of the calendar',
  needs: 'session',
  writes: ['account'],
  reply: Nothing,
})
