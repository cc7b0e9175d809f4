/** Catch crop on a field when glyphosate comes on it, as far as the field's year and its jobs tell. */
import { cropByKey } from '../../../crops/table.ts'
import { areaOfYear, mainCropOf, otherCropsOf } from '../../../fields/rules.ts'
import type { OtherCrop } from '../../../fields/schema.ts'
import { cropsOfSeeds } from '../../../materials/seed-crops.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { yearOf } from '../../../time/day.ts'
import { areaUnits } from '../../../units/rounding.ts'
import { cropYearOfEvent, type EventFacts, type Facts, isWhatIf } from '../../facts.ts'
import { isShallow } from '../../lib/fertilizing/ground-cover.ts'

/** `unsown`: nobody wrote down when it was sown; `elsewhere`: it may be the other part of the field that was sprayed. */
export interface CatchCrop {
  readonly is: 'standing' | 'unsown' | 'elsewhere'
  readonly crop: string
}

/** Unless under the main crop, it is sown after it, by 1 September (§ 12 lg 4). */
const SOWN = { from: '06-01', to: '09-01' } as const
/** Before it, a sowing whose seeds nobody named may be that of buckwheat, the main crop. */
const UNNAMED_FROM = '07-01'
/** From summer on the next main crop stands. */
const STANDS_TO = '05-31'

const ENDING: ReadonlySet<string> = new Set([CATEGORY.tillage, CATEGORY.sowing])
const BEARING: ReadonlySet<string> = new Set([...ENDING, CATEGORY.undersowing, CATEGORY.harvest])

/** The last day on which a job may tell whether a catch crop stands; null when it tells nothing. */
export function catchCropAffectsUntil(event: EventFacts): string | null {
  const { category, date } = event
  if (!BEARING.has(category.key) || isShallow(event)) return null
  const year = yearOf(date)
  const isBefore = category.key !== CATEGORY.undersowing && date < `${year}-${SOWN.from}`
  return `${isBefore ? year : year + 1}-${STANDS_TO}`
}

const isCatchCrop = ({ use }: OtherCrop): boolean => use === 'CATCH_CROP_KSM' || use === 'CATCH_CROP'

interface Asked {
  readonly crop: OtherCrop
  readonly year: number
  readonly event: EventFacts
  readonly facts: Facts
}

/** Whether a job sows it: its seeds say so, or say no other crop of the field and its day fits. */
function isItsSowing(
  job: EventFacts,
  { crop, year, facts: { field } }: Pick<Asked, 'crop' | 'year' | 'facts'>,
): boolean {
  const isUnder = job.category.key === CATEGORY.undersowing
  if (!isUnder && job.category.key !== CATEGORY.sowing) return false
  const seeds = cropsOfSeeds(job.materials)
  const from = isUnder ? '01-01' : seeds.length === 0 ? UNNAMED_FROM : SOWN.from
  if (yearOf(job.date) !== year || job.date < `${year}-${from}`) return false
  if (seeds.includes(crop.crop)) return true
  if (isUnder && otherCropsOf(field, year).some(({ use }) => use === 'UNDERSOWN')) return false
  const main = [mainCropOf(field, year)?.crop, mainCropOf(field, year + 1)?.crop]
  return !seeds.some((seed) => main.includes(seed))
}

/** Whether a job sows a catch crop of the field: it tells nothing of the main one. */
export const sowsCatchCrop = (job: EventFacts, facts: Facts): boolean => {
  const year = yearOf(job.date)
  return otherCropsOf(facts.field, year).some(
    (crop) => isCatchCrop(crop) && isItsSowing(job, { crop, year, facts }),
  )
}

/** From its sowing on; what was undersown, from the harvest of the crop above it. */
function startOf(
  sowing: EventFacts,
  done: readonly EventFacts[],
  { year, event }: Asked,
): string | undefined {
  if (sowing.category.key === CATEGORY.sowing) return sowing.date
  return done
    .filter(({ category, date }) => category.key === CATEGORY.harvest && date >= sowing.date)
    .map(({ date }) => date)
    .find((date) => date <= event.date && yearOf(date) === year)
}

/** Tilled, or sown over, before the day of the job. */
const isEndedSince = (start: string, done: readonly EventFacts[], asked: Asked): boolean =>
  done.some(
    (job) =>
      ENDING.has(job.category.key) &&
      !isShallow(job) &&
      job.date > start &&
      job.date < asked.event.date &&
      !isItsSowing(job, asked),
  )

/** Without its sowing nobody can tell, unless it is sown later, or what stood in autumn was tilled. */
function unsown(done: readonly EventFacts[], asked: Asked): CatchCrop | undefined {
  const { crop, year, event, facts } = asked
  const own = cropYearOfEvent(event, facts.field)
  const isSownLater = done.some((job) => isItsSowing(job, asked) && cropYearOfEvent(job, facts.field) === own)
  const isOver = event.date < `${year}-${SOWN.from}` || isEndedSince(`${year}-${SOWN.to}`, done, asked)
  return isSownLater || isOver ? undefined : { is: 'unsown', crop: crop.crop }
}

function standing(asked: Asked): CatchCrop | undefined {
  const { crop, year, event, facts } = asked
  const isFrozen = yearOf(event.date) > year && cropByKey(crop.crop)?.season === 'spring'
  if (isFrozen || event.date > `${year + 1}-${STANDS_TO}`) return undefined
  const done = facts.events
    .filter((job) => job._id !== event._id && !isWhatIf(job))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const sowing = done.find((job) => job.date < event.date && isItsSowing(job, asked))
  if (sowing === undefined) return unsown(done, asked)
  const start = startOf(sowing, done, asked)
  if (start === undefined || isEndedSince(start, done, asked)) return undefined
  const whole = areaUnits(areaOfYear(facts.field, year))
  const isOnIt = areaUnits(crop.area ?? sowing.area) + areaUnits(event.area) > whole
  return { is: isOnIt ? 'standing' : 'elsewhere', crop: crop.crop }
}

/** Catch crop of the calendar year of a job or of the one before it; undefined where none may stand. */
export function catchCropAt(event: EventFacts, facts: Facts): CatchCrop | undefined {
  const year = yearOf(event.date)
  const found = [year, year - 1].flatMap((each) =>
    otherCropsOf(facts.field, each)
      .filter(isCatchCrop)
      .flatMap((crop) => standing({ crop, year: each, event, facts }) ?? []),
  )
  return found.find(({ is }) => is === 'standing') ?? found[0]
}
