import { SimpleGrid } from '@mantine/core'
import { isDay } from '@vagu/core/time/day'
import type { MonthDays } from '@vagu/core/work-times/month'
import { lastDayOfPeriod } from '@vagu/core/work-times/schema'
import { messageOf } from '@vagu/core/messages'
import { today } from '../../lib/today.ts'
import { DateField } from '../../ui/DateField.tsx'
import { workTimeText as text } from './text.ts'

/** Days of a period as they are typed. */
export interface TypedPeriod {
  readonly start: string | null
  readonly end: string | null
}

/** Fault of the end of a period. */
function faultOf({ start, end }: MonthDays): 'endBeforeStart' | 'periodTooLong' | undefined {
  if (end < start) return 'endBeforeStart'
  return end > lastDayOfPeriod(start) ? 'periodTooLong' : undefined
}

/** The period of what was typed; undefined while it is none. */
export const periodOf = ({ start, end }: TypedPeriod): MonthDays | undefined =>
  start !== null && end !== null && isDay(start) && isDay(end) && faultOf({ start, end }) === undefined
    ? { start, end }
    : undefined

interface Props {
  readonly value: TypedPeriod
  readonly onChange: (value: TypedPeriod) => void
}

/** First and last day of a period. */
export function PeriodInputs({ value, onChange }: Props) {
  const { start, end } = value
  const areDays = start !== null && end !== null && isDay(start) && isDay(end)
  const fault = areDays ? faultOf({ start, end }) : undefined
  const season = { year: Number(today().slice(0, 4)) }
  return (
    <SimpleGrid cols={2} spacing="sm">
      <DateField
        label={text.periodStart}
        value={start}
        season={season}
        isRequired
        onChange={(next) => onChange({ start: next, end })}
      />
      <DateField
        label={text.periodEnd}
        value={end}
        season={season}
        isRequired
        error={fault && messageOf(fault)}
        onChange={(next) => onChange({ start, end: next })}
      />
    </SimpleGrid>
  )
}
