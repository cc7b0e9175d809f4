/** Plants on a field in the winter that begins in a year, from 1 November to 31 March: what was sown, what stands, what is left. */
import { cropByKey } from '../../crops/table.ts'
import { otherCropsOf, yearInfoOf } from '../../fields/rules.ts'
import { CATEGORY } from '../../settings/table.ts'
import type { EventFacts } from '../../warnings/facts.ts'
import { isShallow, isStand } from '../../warnings/lib/fertilizing/ground-cover.ts'
import type { SchemeFacts, SchemeField } from '../facts.ts'
import { cropIn, jobsOf } from './land.ts'

/** `kept`: stands, and is green in winter unless it is worked in before; `stubble`: of cereals, and no tillage is told. */
export type WinterCover = 'green' | 'kept' | 'stubble' | 'bare' | 'unknown'

const WINTER = '11-01'
const AUTUMN = '07-01'
const HARROWING = 'harrowing'
const SOWINGS: ReadonlySet<string> = new Set([CATEGORY.sowing, CATEGORY.undersowing])
/** Crops that leave stubble of cereals. */
const STRAW: ReadonlySet<string> = new Set(['winterCereal', 'springCereal'])
/** Crops of which something may stay on the field that is no such stubble. */
const LEAVE_SOMETHING: ReadonlySet<string> = new Set([
  'brassica',
  'pulse',
  'maize',
  'flax',
  'hemp',
  'buckwheat',
  'sunflower',
  'phacelia',
  'herb',
])

export const isWinterIn = ({ year, today }: Pick<SchemeFacts, 'year' | 'today'>): boolean =>
  today >= `${year}-${WINTER}`

/** Grass, legumes of several years and the like, sown under the crop of the year. */
function isStandUndersown({ field, isUndersownWithLegumes }: SchemeField, year: number): boolean {
  const undersown = otherCropsOf(field, year).filter(({ use }) => use === 'UNDERSOWN')
  if (undersown.length > 0) return undersown.some(({ crop }) => isStand(crop))
  const refinement = yearInfoOf(field, year)?.mainCrop?.refinement ?? ''
  return isUndersownWithLegumes || refinement.startsWith('allakülviga')
}

interface Autumn {
  readonly sowings: readonly EventFacts[]
  readonly tillages: readonly EventFacts[]
}

/** Work of summer and autumn that changes what grows, and what was sown under a crop before; a planned job has no day of its own yet. */
function autumnOf(facts: SchemeFacts, each: SchemeField): Autumn {
  const jobs = jobsOf(facts, each).filter(
    ({ status, date, category }) =>
      status !== 'PLANNED' && (date >= `${facts.year}-${AUTUMN}` || category.key === CATEGORY.undersowing),
  )
  return {
    sowings: jobs.filter(({ category }) => SOWINGS.has(category.key)),
    tillages: jobs.filter((event) => event.category.key === CATEGORY.tillage && !isShallow(event)),
  }
}

/** A field without a winter crop and without a stand. */
function coverLeft(facts: SchemeFacts, each: SchemeField, { sowings, tillages }: Autumn): WinterCover {
  const { year } = facts
  const [now, next] = [cropByKey(cropIn(each, year) ?? ''), cropByKey(cropIn(each, year + 1) ?? '')]
  if (next === undefined || now === undefined || next.season === 'both' || next.season === 'biennial')
    return 'unknown'
  const lastTillage = tillages.reduce((last, { date }) => (date > last ? date : last), '')
  if (sowings.some(({ date }) => date > lastTillage)) return 'unknown'
  if (lastTillage !== '') return 'bare'
  if (next.season === 'perennial' || otherCropsOf(each.field, year).length > 0) return 'unknown'
  if (STRAW.has(now.rotationGroup)) return 'stubble'
  return isWinterIn(facts) && LEAVE_SOMETHING.has(now.rotationGroup) ? 'unknown' : 'bare'
}

/** Cover by the crops of two years, and by the sowings and tillage since July. */
export function winterCoverOf(facts: SchemeFacts, each: SchemeField): WinterCover {
  const { year } = facts
  const [now, next] = [cropIn(each, year), cropIn(each, year + 1)]
  if (cropByKey(next ?? '')?.season === 'winter') return 'green'
  const autumn = autumnOf(facts, each)
  const turning = autumn.tillages.filter(({ job }) => job.key !== HARROWING)
  const isLeft = turning.length === 0 && (isStand(now) || isStandUndersown(each, year))
  const isSown =
    isStand(next) && autumn.sowings.some(({ date }) => turning.every((tillage) => tillage.date <= date))
  if (!isLeft && !isSown) return coverLeft(facts, each, autumn)
  return isStand(next) || isWinterIn(facts) ? 'green' : 'kept'
}
