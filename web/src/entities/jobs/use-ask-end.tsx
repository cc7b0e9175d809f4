import { type JobDates, lacksEnd } from '@vagu/core/jobs/dates'
import { isDay } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import { useConfirm } from '../../ui/Confirm.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { jobsText } from './text.ts'

interface EndDayProps {
  readonly start: string
  readonly error: string | undefined
  readonly onChange: (day: string | null) => void
}

/** The day on which a job ended that began long ago. */
function EndDay({ start, error, onChange }: EndDayProps) {
  const [day, setDay] = useState<string | null>(null)
  const change = (next: string | null): void => {
    setDay(next)
    onChange(next)
  }
  return (
    <>
      <p>{jobsText.endText(formatDay(start))}</p>
      <DateField
        label={jobsText.end}
        name="endDay"
        value={day}
        season={{ year: cropYearOf(today()) }}
        error={error}
        isRequired
        onChange={change}
      />
    </>
  )
}

/** Asks for the end of jobs that are done without one; undefined when the farmer thinks better of it. */
export function useAskEnd(): <T extends JobDates>(done: readonly T[]) => Promise<T[] | undefined> {
  const confirm = useConfirm()
  const ask = async (start: string, error?: string): Promise<string | undefined> => {
    const typed: { day: string | null } = { day: null }
    const isConfirmed = await confirm({
      title: jobsText.endTitle,
      message: <EndDay key={error ?? ''} start={start} error={error} onChange={(day) => (typed.day = day)} />,
      confirmLabel: jobsText.finishOn,
    })
    if (!isConfirmed) return undefined
    const { day } = typed
    if (day !== null && isDay(day) && day >= start && day <= today()) return day
    return ask(start, jobsText.endBetween(formatDay(start), formatDay(today())))
  }
  return async (done) => {
    const starts = done.filter(lacksEnd).map(({ date }) => date)
    const start = starts.toSorted().at(-1)
    if (start === undefined) return [...done]
    const endDate = await ask(start)
    return endDate === undefined
      ? undefined
      : done.map((dates) => (lacksEnd(dates) ? { ...dates, endDate } : dates))
  }
}
