/**
 * Whether a crop grew on a field on the day on which a job began, as far as the records tell: by the last sowing, harvest
 * or tillage before it, else by the main crop of the crop year. What is not told stays unknown.
 */
import { cropByKey } from '../../../crops/table.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { addDays } from '../../../time/day.ts'
import { cropAt, cropYearOfEvent, type EventFacts, type Facts, isWhatIf } from '../../facts.ts'

export type Cover = 'growing' | 'bare' | 'unknown'

/**
 * Days after a job for which the field is taken to be as the job left it: from a harvest in the first days of August
 * to the last of November, when the ban on organic fertilizers begins. Vagu's own figure.
 */
export const COVER_DAYS = 120

const PLOUGHING = 'ploughing'
const SOWINGS: ReadonlySet<string> = new Set([CATEGORY.sowing, CATEGORY.undersowing])
const KNOWN: ReadonlySet<string> = new Set([...SOWINGS, CATEGORY.harvest, CATEGORY.tillage])

/** A roller, a leveller or picking stones takes nothing from the field and works nothing into it. */
const SHALLOW: ReadonlySet<string> = new Set(['soil-rolling', 'levelling', 'stone-picking'])
export const isShallow = ({ job }: EventFacts): boolean => SHALLOW.has(job.key)

/** With a day, and such as changes what grows. */
const isKnown = (event: EventFacts): boolean =>
  KNOWN.has(event.category.key) && event.status !== 'PLANNED' && !isShallow(event)

/** From 1 November on a winter crop stands, until it is harvested. */
const WINTER_CROP_STANDS = { from: '11-01', to: '06-30' } as const

const lastDayOf = ({ date, endDate }: EventFacts): string => endDate ?? date

/**
 * The last day on which a job may tell what grows; null when it tells nothing. What is undersown is asked for at the
 * harvest, which tells for as long again.
 */
export function coverAffectsUntil(event: EventFacts): string | null {
  if (!isKnown(event)) return null
  return addDays(lastDayOf(event), event.category.key === CATEGORY.undersowing ? 2 * COVER_DAYS : COVER_DAYS)
}

/** Stands for years: a harvest takes the cut and leaves the plant. */
export function isStand(crop: string | null): boolean {
  const known = crop === null ? undefined : cropByKey(crop)
  if (!known) return false
  return (
    known.season === 'perennial' ||
    known.rotationGroup === 'grass' ||
    known.rotationGroup === 'permanentGrass'
  )
}

/** Jobs with a day that the job may be held against. */
const othersOf = ({ events }: Facts, event: EventFacts): EventFacts[] =>
  events.filter((other) => other._id !== event._id && isKnown(other) && (isWhatIf(event) || !isWhatIf(other)))

/** On one day a field is harvested, tilled, then sown. */
const ORDER: readonly string[] = [CATEGORY.harvest, CATEGORY.tillage, ...SOWINGS]
const orderOf = (event: EventFacts): string =>
  `${lastDayOf(event)}|${ORDER.indexOf(event.category.key)}|${event._id}`

/** The jobs that still tell on a day, in their order; one on the very day may have come after. */
function before(others: readonly EventFacts[], day: string): EventFacts[] {
  const since = addDays(day, -COVER_DAYS)
  return others
    .filter((other) => lastDayOf(other) < day && lastDayOf(other) >= since)
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

function isUndersown(others: readonly EventFacts[], day: string): boolean {
  const since = addDays(day, -COVER_DAYS)
  return others.some(
    ({ category, date }) => category.key === CATEGORY.undersowing && date <= day && date >= since,
  )
}

/** By the main crop of the crop year alone: a stand grows, a winter crop does in winter, and what is yet to be sown does not. */
function coverByCrop(event: EventFacts, others: readonly EventFacts[], { field }: Facts): Cover {
  const crop = cropAt(event, field)
  const known = crop === null ? undefined : cropByKey(crop)
  if (!known) return 'unknown'
  if (isStand(crop)) return 'growing'
  const day = event.date.slice(5)
  const isActive = day >= WINTER_CROP_STANDS.from || day <= WINTER_CROP_STANDS.to
  if (known.season === 'winter') return isActive ? 'growing' : 'unknown'
  const year = cropYearOfEvent(event, field)
  const isSownLater = others.some(
    (other) =>
      other.category.key === CATEGORY.sowing &&
      other.date > lastDayOf(event) &&
      cropYearOfEvent(other, field) === year,
  )
  return isSownLater && day <= WINTER_CROP_STANDS.to ? 'bare' : 'unknown'
}

/**
 * How a job leaves the field: a stand grows on after a cut, a harrow or a hoe may leave what grew, and only the plough
 * surely ends it. `was`: how the job before it left the field.
 */
function coverAfter(
  job: EventFacts,
  was: Cover | undefined,
  { others, facts }: { readonly others: readonly EventFacts[]; readonly facts: Facts },
): Cover {
  if (SOWINGS.has(job.category.key)) return 'growing'
  if (job.job.key === PLOUGHING) return 'bare'
  const isHarvest = job.category.key === CATEGORY.harvest
  if (isStand(cropAt(job, facts.field))) return isHarvest ? 'growing' : 'unknown'
  if (isUndersown(others, job.date)) return 'unknown'
  if (isHarvest || was === 'bare') return 'bare'
  const isBare = was === undefined && coverByCrop(job, others, facts) !== 'growing'
  return isBare ? 'bare' : 'unknown'
}

export function coverAt(facts: Facts, event: EventFacts): Cover {
  const others = othersOf(facts, event)
  const told = before(others, event.date).reduce<Cover | undefined>(
    (was, job) => coverAfter(job, was, { others, facts }),
    undefined,
  )
  return told ?? coverByCrop(event, others, facts)
}
