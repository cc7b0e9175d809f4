import type { Field } from '@vagu/core/fields/schema'
import { JOB_STATUSES } from '@vagu/core/job-events/schema'
import { Button, Select } from '@mantine/core'
import { yearOf } from '@vagu/core/time/day'
import { today } from '../../../lib/today.ts'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { words } from '../../jobs/text.ts'
import { cropYearOn } from '../model/build-drafts.ts'
import { chooseEnd, choosePlannedYear, chooseStart, chooseStatus, closeEnd } from '../model/change-form.ts'
import { useFormState } from '../state/form-context.ts'
import styles from './JobForm.module.css'
import type { OtherSeasonProps } from './OtherSeason.tsx'
import { QuickDays } from './QuickDays.tsx'

const OtherSeason = lazyPart<OtherSeasonProps>(async () => (await import('./OtherSeason.tsx')).OtherSeason)

const STATUSES = JOB_STATUSES.map((value) => ({ value, label: words.statuses[value] }))
const YEARS_AHEAD = 4

function PlannedYear() {
  const { form, update, errors } = useFormState()
  const first = Math.min(yearOf(today()), form.plannedYear ?? Number.POSITIVE_INFINITY)
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => String(first + index))
  return (
    <Select
      label={words.plannedYear}
      data={years}
      value={String(form.plannedYear ?? '')}
      name="plannedYear"
      error={errors.get('plannedYear')}
      allowDeselect={false}
      onChange={(year) => update((now) => choosePlannedYear(now, Number(year), today()))}
    />
  )
}

/** Says when the days are of another crop year than the one that is shown, by the seasons of the chosen fields. */
function OtherYear() {
  const { form, chosen, season, year } = useFormState()
  const yearOn = (field: Field): number => cropYearOn(form, field) ?? year
  const field = chosen.find((each) => yearOn(each) !== season.year)
  const other = field || chosen.length === 0 ? { field, year: field ? yearOn(field) : year } : undefined
  if (!other || other.year === season.year) return null
  return <OtherSeason props={{ ...other, shownYear: season.year }} />
}

function Days() {
  const { form, update, errors, season } = useFormState()
  const isOpen = form.status === 'IN_PROGRESS'
  return (
    <div className={styles.pair}>
      <DateField
        label={words.start}
        value={form.date}
        season={season}
        name="date"
        error={errors.get('date')}
        isRequired
        onChange={(day) => update((now) => chooseStart(now, day))}
      />
      <div>
        <DateField
          label={words.end}
          value={isOpen ? null : form.endDate}
          season={season}
          name="endDate"
          error={errors.get('endDate')}
          isDisabled={isOpen}
          placeholder={isOpen ? words.open : undefined}
          onChange={(day) => update((now) => ({ ...now, endDate: day }))}
          onBlur={() => update(closeEnd)}
        />
        {!isOpen && (
          <Button variant="subtle" onClick={() => update((now) => chooseEnd(now, null))}>
            {words.stillGoing}
          </Button>
        )}
      </div>
      <OtherYear />
    </div>
  )
}

/** Status and days, or the year of a plan. */
export function WhenBlock() {
  const { form, update, chosen } = useFormState()
  const starts = chosen[0]?.yearInfo ?? []
  return (
    <>
      <ChoiceChips
        label={words.status}
        name="status"
        choices={STATUSES}
        value={form.status}
        description={words.statusHints[form.status]}
        onChange={(status) => update((now) => chooseStatus(now, status, { today: today(), starts }))}
      />
      {form.status === 'PLANNED' ? (
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
