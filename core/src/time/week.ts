/** Weeks and hours of the Tallinn calendar. */
import { addDays, daysBetween } from './day.ts'

const tallinnHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Tallinn',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The hour that clocks in Tallinn show at an instant, 0 to 23. */
export const hourInTallinn = (instant: Date): number => Number(tallinnHour.format(instant))

const A_MONDAY = '2024-01-01'

/** The Monday of the week that a day lies in. */
export function mondayOf(day: string): string {
  const since = daysBetween(A_MONDAY, day) % 7
  return addDays(day, -(since < 0 ? since + 7 : since))
}
