import { addDays } from '@vagu/core/time/day'
import { formatDay } from '../../../lib/format.ts'
import { today } from '../../../lib/today.ts'
import { jobsText } from '../../jobs/text.ts'
import { chooseDay } from '../model/change-form.ts'
import { useJobForm, useUpdate } from '../state/form-context.ts'
import layout from '../../../ui/layout.module.css'
import styles from './JobForm.module.css'

const DAYS = [jobsText.today, jobsText.yesterday, jobsText.dayBefore]

/** Today, yesterday and the day before, one tap each. */
export function QuickDays() {
  const date = useJobForm(({ form }) => form.date)
  const update = useUpdate()
  return (
    <div role="group" aria-label={jobsText.quickDays} className={layout.wrap}>
      {DAYS.map((label, back) => {
        const day = addDays(today(), -back)
        return (
          <button
            key={label}
            type="button"
            className={styles.chip}
            aria-pressed={date === day}
            title={formatDay(day)}
            onClick={() => update((now) => chooseDay(now, day))}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
