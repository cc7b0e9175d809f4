/** State of a field when glyphosate comes on it. */
import { cropByKey } from '../../../crops/table.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { cropAt, cropYearOfEvent, type EventFacts, type Facts, isWhatIf } from '../../facts.ts'
import { coverAt } from '../../lib/fertilizing/ground-cover.ts'
import { isFallow, isGardenCrop } from '../../lib/ksm.ts'
import { catchCropAt, sowsCatchCrop } from './catch-crop.ts'
import { EMERGED_STAGE } from './limits.ts'

/** `free`: nothing that the support protects; the unknown ones say what would tell. */
type MainGround = 'free' | 'fallow' | 'garden' | 'growing' | 'planted' | 'crop unknown' | 'stage unknown'
export type Ground = MainGround | 'catch crop' | 'catch crop unsown' | 'catch crop elsewhere'

const MAIN_UNKNOWN: ReadonlySet<MainGround> = new Set(['crop unknown', 'stage unknown'])
const OF_CATCH_CROP = {
  standing: 'catch crop',
  unsown: 'catch crop unsown',
  elsewhere: 'catch crop elsewhere',
} as const

/** Nothing that is sown in spring stands before it. */
const FIRST_SPRING_DAY = '03-01'

/** The last day on which jobs of a category were done on the field, in the crop year of the job and not after it. */
function lastDayOf(category: string, event: EventFacts, facts: Facts): string {
  const { events, field } = facts
  const year = cropYearOfEvent(event, field)
  return events
    .filter((each) => each.category.key === category && each._id !== event._id && !isWhatIf(each))
    .filter((each) => !sowsCatchCrop(each, facts))
    .filter((each) => each.date <= event.date && cropYearOfEvent(each, field) === year)
    .reduce((last, { date }) => (date > last ? date : last), '')
}

const isSownLater = (event: EventFacts, facts: Facts): boolean =>
  facts.events.some(
    (each) =>
      each.category.key === CATEGORY.sowing &&
      !isWhatIf(each) &&
      !sowsCatchCrop(each, facts) &&
      each.date > event.date &&
      cropYearOfEvent(each, facts.field) === cropYearOfEvent(event, facts.field),
  )

/** Crops that are planted, not sown, are protected from that day on. */
const isPlanted = (crop: string): boolean => cropByKey(crop)?.rotationGroup === 'potato'

/**
 * A field crop: bare before it is sown and after it was harvested, on the stubble of the crop before too; protected from
 * coming up to the harvest.
 */
function groundOfCrop(crop: string, event: EventFacts, facts: Facts): MainGround {
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

function groundOfMain(event: EventFacts, facts: Facts): MainGround {
  const crop = cropAt(event, facts.field)
  if (crop === null) return 'crop unknown'
  if (isFallow(crop)) return 'fallow'
  return isGardenCrop(crop) ? 'garden' : groundOfCrop(crop, event, facts)
}

interface Found {
  readonly ground: Ground
  readonly crop: string | null
}

/** Ground of the main crop where that is protected, then of the catch crop, then what nobody knows of either. */
export function groundOf(event: EventFacts, facts: Facts): Found {
  const main = { ground: groundOfMain(event, facts), crop: cropAt(event, facts.field) }
  const isOpen = main.ground === 'free' || MAIN_UNKNOWN.has(main.ground)
  const caught = isOpen ? catchCropAt(event, facts) : undefined
  if (caught === undefined || (main.ground !== 'free' && caught.is !== 'standing')) return main
  return { ground: OF_CATCH_CROP[caught.is], crop: caught.crop }
}
