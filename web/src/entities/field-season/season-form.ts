import { SeasonsChange } from '@vagu/core/fields/seasons-schema'
import type { Field } from '@vagu/core/fields/schema'
import { dayText } from '@vagu/core/text/format'
import { seasonBounds } from '@vagu/core/time/season'
import { check, fieldError } from '@vagu/core/validation'
import type { Checked } from '../../ui/form-errors.ts'

/** Days as typed; nothing is the usual day. */
export interface SeasonForm {
  readonly seasonStart: string | null
  readonly seasonEnd: string | null
  readonly isForAll: boolean
}

export function seasonFormOf(field: Pick<Field, 'yearInfo'>, year: number): SeasonForm {
  const info = field.yearInfo.find((each) => each.year === year)
  // an end that a harvest gave is nobody's word, and holds for this field alone
  const seasonEnd = info?.endsWithHarvest ? null : info?.seasonEnd
  return { seasonStart: info?.seasonStart ?? null, seasonEnd: seasonEnd ?? null, isForAll: false }
}

const outside = (day: string | null, { from, to }: { readonly from: string; readonly to: string }) =>
  day !== null && (day < from || day > to)

/** The change that is sent, or a sentence for each wrong input. */
export function checkSeason(form: SeasonForm, fieldId: string, year: number): Checked<SeasonsChange> {
  const { seasonStart, seasonEnd, isForAll } = form
  const body = { seasonStart, seasonEnd, ...(isForAll ? {} : { fieldIds: [fieldId] }) }
  const checked = check(SeasonsChange, body)
  const errors = checked.ok ? [] : checked.errors
  const bounds = seasonBounds(year)
  const words = ({ from, to }: { from: string; to: string }) => ({ from: dayText(from), to: dayText(to) })
  const isSound = (path: string) => !errors.some((each) => each.path === path)
  if (isSound('seasonStart') && outside(seasonStart, bounds.start))
    errors.push(fieldError('seasonStart', 'seasonStartOutside', words(bounds.start)))
  if (isSound('seasonEnd') && outside(seasonEnd, bounds.end))
    errors.push(fieldError('seasonEnd', 'seasonEndOutside', words(bounds.end)))
  return checked.ok && errors.length === 0 ? checked : { ok: false, errors }
}
