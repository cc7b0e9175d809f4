import { dayText } from '../text/format.ts'
import type { Times } from './clock.ts'

/** What lists and histories call an entry: its day and times. */
export const nameOfWorkTime = ({ date, start, end }: Times): string => `${dayText(date)} ${start}–${end}`
