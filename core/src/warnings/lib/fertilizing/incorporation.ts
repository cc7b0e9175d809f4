/** Shared parts of the two duties to work manure into the soil. */
import { organicByKey } from '../../../nutrients/organic.ts'
import type { OrganicFertilizer } from '../../../nutrients/organic.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { addDays } from '../../../time/day.ts'
import { type EventFacts, type Facts, isWhatIf } from '../../facts.ts'
import { isShallow } from './ground-cover.ts'
import type { SpreadFertilizer } from './spreading.ts'

/**
 * Whether it is manure of a kind; undefined while nobody has said what kind of organic fertilizer it is.
 */
export function isManureOf(
  { material }: SpreadFertilizer,
  matches: (kind: OrganicFertilizer) => boolean,
): boolean | undefined {
  const isOrganic = material.fertilizerKind === 'ORGANIC_FERTILIZER' || material.organicType !== null
  if (!isOrganic || material.fertilizerKind === 'MINERAL_FERTILIZER') return false
  const kind = organicByKey(material.organicType)
  return kind && kind.isManure && matches(kind)
}

/** Hours after which it was worked in; injected manure is in the soil at once. */
export function hoursUntilWorkedIn({ event }: SpreadFertilizer): number | null {
  if (event.fertilization?.spreading === 'INJECTED') return 0
  return event.fertilization?.incorporatedWithinHours ?? null
}

const isTillage = (event: EventFacts): boolean =>
  event.category.key === CATEGORY.tillage && !isShallow(event) && event.status !== 'PLANNED'

/** Whether the field was tilled between the first day of the spreading and the day after its last one. */
export const isTilledAfter = ({ events }: Facts, { event, from, to }: SpreadFertilizer): boolean =>
  events.some(
    (other) =>
      isTillage(other) &&
      (isWhatIf(event) || !isWhatIf(other)) &&
      (other.endDate ?? other.date) >= from &&
      other.date <= addDays(to, 1),
  )
