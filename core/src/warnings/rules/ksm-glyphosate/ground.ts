/** State of a field when glyphosate comes on it. */
import { cropByKey } from '../../../crops/table.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { cropAt, cropYearOfEvent, type EventFacts, type Facts, isWhatIf } from '../../facts.ts'
import { coverAt } from '../../lib/fertilizing/ground-cover.ts'
import { isFallow, isGardenCrop } from '../../lib/ksm.ts'
import { EMERGED_STAGE } from './limits.ts'

/** `free`: nothing that the support protects; the unknown ones say what would tell. */
export type Ground = 'free' | 'fallow' | 'garden' | 'growing' | 'planted' | 'crop unknown' | 'stage unknown'

/** Nothing that is sown in spring stands before it. */
const FIRST_SPRING_DAY = '03-01'

/** The last day on which jobs of a category were done on the field, in the crop year of the job and not after it. */
function lastDayOf(category: string, event: EventFacts, { events, field }: Facts): string {
  const year = cropYearOfEvent(event, field)
  return events
    .filter((each) => each.category.key === category && each._id !== event._id && !isWhatIf(each))
    .filter((each) => each.date <= event.date && cropYearOfEvent(each, field) === year)
    .reduce((last, { date }) => (date > last ? date : last), '')
}

const isSownLater = (event: EventFacts, { events, field }: Facts): boolean =>
  events.some(
    (each) =>
      each.category.key === CATEGORY.sowing &&
      !isWhatIf(each) &&
      each.date > event.date &&
      cropYearOfEvent(each, field) === cropYearOfEvent(event, field),
  )

/** Crops that are planted, not sown, are protected from that day on. */
const isPlanted = (crop: string): boolean => cropByKey(crop)?.rotationGroup === 'potato'

/**
 * A field crop: bare before it is sown and after it was harvested, on the stubble of the crop before too; protected from
 * coming up to the harvest.
 */
function groundOfCrop(crop: string, event: EventFacts, facts: Facts): Ground {
  const harvested = lastDayOf(CATEGORY.harvest, event, facts)
  const sown = lastDayOf(CATEGORY.sowing, event, facts)
  if (harvested !== '' && sown <= harvested) return 'free'
  if (isPlanted(crop) && (sown !== '' || event.growthStage !== null)) return 'planted'
  const emerged = EMERGED_STAGE.at(event.date)?.value ?? 0
  if (event.growthStage !== null) return event.growthStage >= emerged ? 'growing' : 'free'
  if (sown !== '') return 'stage unknown'
  const isSpring = cropByKey(crop)?.season === 'spring'
  const year = cropYearOfEvent(event, facts.field)
  if (isSpring && event.date < `${year}-${FIRST_SPRING_DAY}`) return 'free'
  if (isSownLater(event, facts)) return 'free'
  return !isPlanted(crop) && coverAt(facts, event) === 'bare' ? 'free' : 'stage unknown'
}

export function groundOf(event: EventFacts, facts: Facts): Ground {
  const crop = cropAt(event, facts.field)
  if (crop === null) return 'crop unknown'
  if (isFallow(crop)) return 'fallow'
  return isGardenCrop(crop) ? 'garden' : groundOfCrop(crop, event, facts)
}
