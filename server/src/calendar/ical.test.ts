/** The calendar is read by a parser of others, and held against the standard line by line. */
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { type CalendarEvent, calendarText } from './ical.ts'

const EVENT: CalendarEvent = {
  uid: 'too-1@vagu.test',
  changedAt: '2026-05-20T09:00:00.123Z',
  from: '2026-05-19',
  to: '2026-05-21',
  summary: 'Pritsimine: Kivi',
  description: 'Põllud: Kivi',
}
const textOf = (change: Partial<CalendarEvent> = {}) =>
  calendarText({ name: 'Vagu: Kase talu OÜ', hours: 4, events: [{ ...EVENT, ...change }] })
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { calendar, events }
}

it('an event is of whole days, with the day after the last one as its end', () => {
  const { calendar, events } = read(textOf())
  expect(
    events.map(({ startDate, endDate, summary, description, uid }) => [
      [startDate.isDate, startDate.toString()],
      [endDate.isDate, endDate.toString()],
      [summary, description, uid],
    ]),
  ).toEqual([
    [
      [true, '2026-05-19'],
      [true, '2026-05-22'],
      ['Pritsimine: Kivi', 'Põllud: Kivi', 'too-1@vagu.test'],
    ],
  ])
  expect(textOf()).toContain('DTSTAMP:20260520T090000Z\r\n')
  const own = ['version', 'name', 'x-wr-calname', 'x-wr-timezone', 'x-published-ttl']
  expect(own.map((name) => calendar.getFirstPropertyValue(name))).toEqual([
    '2.0',
    'Vagu: Kase talu OÜ',
    'Vagu: Kase talu OÜ',
    'Europe/Tallinn',
    'PT4H',
  ])
  expect(textOf()).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H\r\n')
})
it('a calendar without events has a part too, and the clocks of Tallinn turn when they do', () => {
  const { calendar } = read(calendarText({ name: 'Vagu', hours: 4, events: [] }))
  const part = calendar.getFirstSubcomponent('vtimezone')
  const zone = new ICAL.Timezone({ component: part ?? '', tzid: 'Europe/Tallinn' })
  const hoursAt = ([month = 0, day = 0, hour = 0]: readonly number[]) =>
    zone.utcOffset(
      new ICAL.Time({ year: 2026, month, day, hour, minute: 0, second: 0, isDate: false }, zone),
    ) / 3600
  const moments = [
    [3, 29, 2],
    [3, 29, 4],
    [10, 25, 2],
    [10, 25, 4],
  ]
  expect(moments.map(hoursAt)).toEqual([2, 3, 3, 2])
})
it('lines end as they must and are no longer than 75 bytes, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const text = textOf({ summary: typed })
      const lines = text.split('\r\n')
      expect(lines.pop()).toBe('')
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const shown = typed
        .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
        .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ' '))
      expect(read(text).events.map(({ summary }) => summary)).toEqual([shown])
    }),
  )
})
it('what somebody typed makes no other event and no other property', () => {
  const typed = 'Kuri\r\nEND:VEVENT\r\nBEGIN:VEVENT\nATTACH:http://x/; , \\n "'
  const { events } = read(textOf({ summary: typed, description: typed }))
  expect(events.map(({ description }) => description)).toEqual([typed.replaceAll('\r\n', '\n')])
  expect(events[0]?.attendees).toEqual([])
})
