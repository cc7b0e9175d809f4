import type { Field } from '@vagu/core/fields/schema'
import { JOB_STATUSES, type JobStatus } from '@vagu/core/jobs/schema'
import { Button, NativeSelect } from '@mantine/core'
import { CATEGORY } from '@vagu/core/settings/table'
import { yearOf } from '@vagu/core/time/day'
import { today } from '../../../lib/today.ts'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { jobsText } from '../../jobs/text.ts'
import { cropYearOn } from '../model/build-drafts.ts'
import { chooseEnd, choosePlannedYear, chooseStart, chooseStatus, closeEnd } from '../model/change-form.ts'
import { type FormState, useErrorAt, useJobForm, useJobFormNow, useUpdate } from '../state/form-context.ts'
import styles from './JobForm.module.css'
import { QuickDays } from './QuickDays.tsx'

const DayNotices = lazyComponent(async () => (await import('./DayNotices.tsx')).DayNotices)
const NOTHING = {}
/** Work whose crop year goes by what stands on the field. */
const TOLD: ReadonlySet<string> = new Set([CATEGORY.harvest, CATEGORY.sowing])

const STATUSES = JOB_STATUSES.map((value) => ({ value, label: jobsText.statuses[value] }))
const YEARS_AHEAD = 4

function PlannedYear() {
  const plannedYear = useJobForm(({ form }) => form.plannedYear)
  const error = useErrorAt('plannedYear')
  const update = useUpdate()
  const first = Math.min(yearOf(today()), plannedYear ?? Number.POSITIVE_INFINITY)
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => String(first + index))
  const value = String(plannedYear ?? '')
  return (
    <NativeSelect
      label={jobsText.plannedYear}
      data={years.includes(value) ? years : [value, ...years]}
      value={value}
      name="plannedYear"
      error={error}
      onChange={({ currentTarget }) => {
        const year = Number(currentTarget.value)
        update((now) => choosePlannedYear(now, year, today()))
      }}
    />
  )
}

/** Whether there may be something to say of the days: what it is, is loaded and found out only then. */
function mayBeTold({ form, chosen, season, year }: FormState): boolean {
  const now = today()
  const isAhead = [form.date, form.endDate].some((day) => day !== null && day > now)
  const isOther = (field: Field): boolean => (cropYearOn(form, field) ?? year) !== season.year
  const isElsewhere = chosen.length === 0 ? year !== season.year : chosen.some(isOther)
  return isAhead || isElsewhere || TOLD.has(form.category)
}

function Days() {
  const { date, endDate, isOpen } = useJobForm(({ form }) => ({
    date: form.date,
    endDate: form.endDate,
    isOpen: form.status === 'IN_PROGRESS',
  }))
  const season = useJobForm((state) => state.season)
  const isTold = useJobForm(mayBeTold)
  const errors = { date: useErrorAt('date'), endDate: useErrorAt('endDate') }
  const update = useUpdate()
  return (
    <div className={styles.pair}>
      <DateField
        label={jobsText.start}
        value={date}
        season={season}
        name="date"
        error={errors.date}
        isRequired
        onChange={(day) => update((now) => chooseStart(now, day))}
      />
      <div>
        <DateField
          label={jobsText.end}
          value={isOpen ? null : endDate}
          season={season}
          name="endDate"
          error={errors.endDate}
          isDisabled={isOpen}
          placeholder={isOpen ? jobsText.open : undefined}
          onChange={(day) => update((now) => ({ ...now, endDate: day }))}
          onBlur={() => update(closeEnd)}
        />
        {!isOpen && (
          <Button variant="subtle" onClick={() => update((now) => chooseEnd(now, null))}>
            {jobsText.stillGoing}
          </Button>
        )}
      </div>
      {isTold && <DayNotices props={NOTHING} />}
    </div>
  )
}

/** Status and days, or the year of a plan. */
export function WhenBlock() {
  const status = useJobForm(({ form }) => form.status)
  const update = useUpdate()
  const now = useJobFormNow()
  const choose = (next: JobStatus): void => {
    const starts = now().chosen[0]?.yearInfo ?? []
    update((form) => chooseStatus(form, next, { today: today(), starts }))
  }
  return (
    <>
      <ChoiceChips
        label={jobsText.status}
        name="status"
        choices={STATUSES}
        value={status}
        description={jobsText.statusHints[status]}
        onChange={choose}
      />
      {status === 'PLANNED' ? (
        <PlannedYear />
      ) : (
        <>
          <QuickDays />
          <Days />
        </>
      )}
    </>
  )
}
