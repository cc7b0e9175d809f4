import { SeasonsChange } from '@vagu/core/fields/seasons-schema'
import type { Field } from '@vagu/core/fields/schema'
import { dayText } from '@vagu/core/text/format'
import { messageOf } from '@vagu/core/messages'
import { seasonBounds } from '@vagu/core/time/season'
import { check } from '@vagu/core/validation'

/** Days as typed; nothing is the usual day. */
export interface SeasonForm {
  readonly seasonStart: string | null
  readonly seasonEnd: string | null
  readonly isForAll: boolean
}

export function seasonFormOf(field: Pick<Field, 'yearInfo'>, year: number): SeasonForm {
  const info = field.yearInfo.find((each) => each.year === year)
  return { seasonStart: info?.seasonStart ?? null, seasonEnd: info?.seasonEnd ?? null, isForAll: false }
}

type Checked =
  | { readonly ok: true; readonly change: SeasonsChange }
  | { readonly ok: false; readonly errors: ReadonlyMap<string, string> }

const outside = (day: string | null, { from, to }: { readonly from: string; readonly to: string }) =>
  day !== null && (day < from || day > to)

/** The change that is sent, or a sentence for each wrong input. */
export function checkSeason(form: SeasonForm, fieldId: string, year: number): Checked {
  const { seasonStart, seasonEnd, isForAll } = form
  const body = { seasonStart, seasonEnd, ...(isForAll ? {} : { fieldIds: [fieldId] }) }
  const checked = check(SeasonsChange, body)
  const errors = new Map(checked.ok ? [] : checked.errors.map(({ path, message }) => [path, message]))
  const bounds = seasonBounds(year)
  const words = ({ from, to }: { from: string; to: string }) => ({ from: dayText(from), to: dayText(to) })
  if (!errors.has('seasonStart') && outside(seasonStart, bounds.start))
    errors.set('seasonStart', messageOf('seasonStartOutside', words(bounds.start)))
  if (!errors.has('seasonEnd') && outside(seasonEnd, bounds.end))
    errors.set('seasonEnd', messageOf('seasonEndOutside', words(bounds.end)))
  return checked.ok && errors.size === 0 ? { ok: true, change: checked.value } : { ok: false, errors }
}
