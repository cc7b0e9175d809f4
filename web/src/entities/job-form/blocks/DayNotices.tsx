import { cropTitle } from '@vagu/core/crops/title'
import type { Field } from '@vagu/core/fields/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { isDay, monthsBefore } from '@vagu/core/time/day'
import { dayAhead } from '@vagu/core/warnings/rules/day-in-future/day-ahead'
import { otherSown } from '@vagu/core/warnings/rules/sown-crop-differs/sown-crops'
import { today } from '../../../lib/today.ts'
import { cropYearOn } from '../model/build-drafts.ts'
import { type FormState, useJobForm } from '../state/form-context.ts'
import { FutureDay } from './FutureDay.tsx'
import { NextSeason } from './NextSeason.tsx'
import { OtherSeason } from './OtherSeason.tsx'

/** The first field on which the days are of another crop year than the one that is shown; none where there is none. */
function otherYear({ form, chosen, season, year }: FormState) {
  const yearOn = (field: Field): number => cropYearOn(form, field) ?? year
  const field = chosen.find((each) => yearOn(each) !== season.year)
  const usual = chosen.length === 0 ? year : season.year
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
  if (year !== shownYear || mayBeLate) return <OtherSeason {...{ field, year, shownYear }} />
  return next ? <NextSeason {...next} /> : null
}

/** A day that is typed wholly; null while it is not. */
const typed = (day: string | null): string | null => (day !== null && isDay(day) ? day : null)

/** Whether the job is said to be there on a day that is yet to come, and the day of the year before. */
function aheadOf({ form }: FormState) {
  const now = today()
  const date = typed(form.date) ?? ''
  const ahead = dayAhead({ status: form.status, date, endDate: typed(form.endDate) }, now)
  const before = ahead !== undefined && ahead === date ? monthsBefore(date, 12) : undefined
  return {
    isAhead: ahead !== undefined,
    yearBefore: before !== undefined && before <= now ? before : undefined,
  }
}

/** Says when a done job stands on a day that is yet to come. */
function Ahead() {
  const { isAhead, yearBefore } = useJobForm(aheadOf)
  return isAhead && <FutureDay yearBefore={yearBefore} />
}

/** Notices about the days of a job: that they are yet to come, or of another crop year than one would think. */
export const DayNotices = () => (
  <>
    <Ahead />
    <OtherYear />
  </>
)
