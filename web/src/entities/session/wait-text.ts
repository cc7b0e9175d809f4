import { sessionText } from './text.ts'

const MINUTE = 60
/** From here on hours are said, s. */
const HOURS_FROM = 90 * MINUTE

/** Sentence on a limit of tries: after how many minutes or hours it may be tried again. */
export function tooManyTries(seconds: number | undefined): string {
  if (seconds === undefined) return sessionText.tooManyTries(sessionText.aFewMinutes)
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE))
  return sessionText.tooManyTries(
    seconds < HOURS_FROM ? sessionText.minutes(minutes) : sessionText.hours(Math.ceil(minutes / 60)),
  )
}
