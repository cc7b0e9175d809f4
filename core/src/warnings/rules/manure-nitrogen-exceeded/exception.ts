/**
 * Water Act § 161 (2): outside the nitrate-vulnerable area maize, grass and grassland with at most a quarter of legumes may
 * be given more than 170 kg of nitrogen in manure, before 15 August and in several parts, not on peat. Whether the land is
 * peat and how much of the sward are legumes nobody tells Vagu; the message names both.
 */
import { cropByKey, type RotationGroup } from '../../../crops/table.ts'
import { portionsOf } from '../../../nutrients/portions.ts'
import { dated } from '../../dated.ts'
import { cropAt, type EventFacts, type FieldFacts, nitrateZoneAt } from '../../facts.ts'

/** The first day of a year (MM-DD) on which it is too late. */
export const LAST_PART_BEFORE = dated([{ since: '2019-10-01', value: '08-15' }])
/** "In several parts". */
export const MIN_PARTS = 2

const GROUPS: ReadonlySet<RotationGroup> = new Set(['maize', 'grass', 'permanentGrass'])
/** Sorghum stands beside maize in the rotation, and is none. */
const NO_MAIZE: ReadonlySet<string> = new Set(['sorgo'])

const spreadsManure = (event: EventFacts): boolean =>
  portionsOf(event).some(({ origin }) => origin === 'manure')

const isExceptedCrop = (crop: string | null): boolean => {
  const group = crop === null || NO_MAIZE.has(crop) ? undefined : cropByKey(crop)?.rotationGroup
  return group !== undefined && GROUPS.has(group)
}

function isInTime(event: EventFacts): boolean {
  const last = event.endDate ?? event.date
  const before = LAST_PART_BEFORE.at(last)?.value
  return before !== undefined && last < `${event.date.slice(0, 4)}-${before}`
}

/** `none`: what was given came from grazing alone. */
export type SpreadingTerms = 'kept' | 'broken' | 'none'

/** How the jobs that gave a field manure in one calendar year stand to the terms. */
export function termsOf(field: FieldFacts, events: readonly EventFacts[]): SpreadingTerms {
  const spread = events.filter(spreadsManure)
  if (spread.length === 0) return 'none'
  const isWithinLimit =
    spread.length >= MIN_PARTS &&
    spread.every(
      (event) => !nitrateZoneAt(event, field) && isInTime(event) && isExceptedCrop(cropAt(event, field)),
    )
  return isWithinLimit ? 'kept' : 'broken'
}
