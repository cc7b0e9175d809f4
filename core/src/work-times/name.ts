import { dayText } from '../text/format.ts'
import type { Times } from './clock.ts'

/** Name of an entry in lists and histories: its day and times. */
export const nameOfWorkTime = ({ date, start, end }: Times): string => `${dayText(date)} ${start}–${end}`
