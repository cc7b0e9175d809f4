import { cropTitle } from '@vagu/core/crops/title'
import type { Field } from '@vagu/core/fields/schema'
import { JOB_STATUSES, type JobStatus } from '@vagu/core/jobs/schema'
import { Button, NativeSelect } from '@mantine/core'
import { CATEGORY } from '@vagu/core/settings/table'
import { isDay, monthsBefore, yearOf } from '@vagu/core/time/day'
import { otherSown } from '@vagu/core/warnings/rules/sown-crop-differs/sown-crops'
import { today } from '../../../lib/today.ts'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { jobsText } from '../../jobs/text.ts'
import { cropYearOn } from '../model/build-drafts.ts'
import { chooseEnd, choosePlannedYear, chooseStart, chooseStatus, closeEnd } from '../model/change-form.ts'
import { type FormState, useErrorAt, useJobForm, useJobFormNow, useUpdate } from '../state/form-context.ts'
import styles from './JobForm.module.css'
import type { FutureDayProps } from './FutureDay.tsx'
import type { NextSeasonProps } from './NextSeason.tsx'
import type { OtherSeasonProps } from './OtherSeason.tsx'
import { QuickDays } from './QuickDays.tsx'

const OtherSeason = lazyComponent<OtherSeasonProps>(
  async () => (await import('./OtherSeason.tsx')).OtherSeason,
)

const FutureDay = lazyComponent<FutureDayProps>(async () => (await import('./FutureDay.tsx')).FutureDay)
const NextSeason = lazyComponent<NextSeasonProps>(async () => (await import('./NextSeason.tsx')).NextSeason)

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

/** The first field on which the days are of another crop year than the one that is shown; none where there is none. */
function otherYear({ form, chosen, season, year }: FormState) {
  const yearOn = (field: Field): number => cropYearOn(form, field) ?? year
  const field = chosen.find((each) => yearOn(each) !== season.year)
  const usual = chosen.length === 0 ? year : season.year
  // which year a harvest of autumn belongs to is found out where it is said
  const mayBeLate = form.category === CATEGORY.harvest && (form.date ?? '').slice(5) > '08'
  return { field, year: field ? yearOn(field) : usual, shownYear: season.year, mayBeLate }
}

/** The first field on which the sowing is of a crop that it has not yet, and may be of the next year. */
function nextYearsCrop({ form, chosen, isFieldLocked }: FormState) {
  const { category, status, date, plannedYear, materials } = form
  if (isFieldLocked || date === null || !isDay(date)) return undefined
  const sowing = {
    category: { key: category, name: '' },
    status,
    date,
    plannedYear,
    materials: materials.map(({ facts: { type, subtype = null } }) => ({ type, subtype })),
  }
  for (const field of chosen) {
    const other = otherSown(sowing, field)
    if (!other?.mayBeNextYears) continue
    const sown = other.sown.map((crop) => cropTitle({ crop })).join(', ')
    return { field, year: other.year, sown, grown: cropTitle(other.main) }
  }
  return undefined
}

/**
 * Says when the days are of another crop year than the one that is shown, by the seasons of the chosen fields; else, when what
 * is sown may be of the next one.
 */
function OtherYear() {
  const { field, year, shownYear, mayBeLate } = useJobForm(otherYear)
  const next = useJobForm(nextYearsCrop)
  if (year !== shownYear || mayBeLate) return <OtherSeason props={{ field, year, shownYear }} />
  return next ? <NextSeason props={next} /> : null
}

/** Whether the job is said to be there on a day that is yet to come, and the day of the year before. */
function dayAhead({ form: { status, date, endDate } }: FormState) {
  const now = today()
  const isAhead = (day: string | null): boolean => day !== null && isDay(day) && day > now
  const isThere = (status === 'DONE' && isAhead(endDate)) || isAhead(date)
  if ((status !== 'DONE' && status !== 'IN_PROGRESS') || !isThere) return { isAhead: false }
  const before = date !== null && isAhead(date) ? monthsBefore(date, 12) : undefined
  return { isAhead: true, yearBefore: before !== undefined && before <= now ? before : undefined }
}

/** Says when a done job stands on a day that is yet to come. */
function Ahead() {
  const { isAhead, yearBefore } = useJobForm(dayAhead)
  return isAhead && <FutureDay props={{ yearBefore }} />
}

function Days() {
  const { date, endDate, isOpen } = useJobForm(({ form }) => ({
    date: form.date,
    endDate: form.endDate,
    isOpen: form.status === 'IN_PROGRESS',
  }))
  const season = useJobForm((state) => state.season)
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
      <Ahead />
      <OtherYear />
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
