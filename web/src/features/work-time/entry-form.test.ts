/** Times that hours of jobs are proposed with. */
import { expect, it } from 'vitest'
import { habitOfDay } from './entry-form.ts'

const day = { start: '06:45', end: '15:15', breakMinutes: 30 }
const night = { start: '18:00', end: '02:30', breakMinutes: 0 }

it.each([
  [day, [null], day],
  [night, [undefined], { start: '08:00', end: '16:30', breakMinutes: 30 }],
  [day, ['10:00', '09:15'], { start: '09:15', end: '17:45', breakMinutes: 30 }],
  [day, ['18:00'], { start: '18:00', end: '23:59', breakMinutes: 30 }],
  [night, ['23:40'], { start: '23:40', end: '23:59', breakMinutes: 0 }],
  [day, ['23:59'], { start: '23:58', end: '23:59', breakMinutes: 0 }],
])('of %j with jobs from %j are %j, within the day', (habit, starts, proposed) =>
  expect(habitOfDay(habit, starts)).toEqual(proposed),
)
