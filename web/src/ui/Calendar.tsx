import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/et'
import { seasonOf } from '@vagu/core/time/season'
import { DatePicker } from '@mantine/dates'
import type { SelectedSeason } from '../lib/parse-day.ts'
import { today } from '../lib/today.ts'
import { uiText } from './text.ts'

export interface CalendarProps {
  readonly value: string | null
  readonly season: SelectedSeason
  readonly onChoose: (day: string) => void
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** The month that a calendar opens on: that of the value, else today within the season, else the season's end. */
function openingDay({ year, starts }: SelectedSeason): string {
  const now = today()
  const season = seasonOf(year, starts)
  return now >= season.start && now <= season.end ? now : season.end
}

/** A month to choose a day from. */
export function Calendar({ value, season, onChoose, min, max }: CalendarProps) {
  return (
    <DatePicker
      locale="et"
      value={value}
      defaultDate={value ?? openingDay(season)}
      onChange={(day) => {
        if (day) onChoose(day)
      }}
      ariaLabels={{ previousMonth: uiText.previousMonth, nextMonth: uiText.nextMonth }}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
    />
  )
}
