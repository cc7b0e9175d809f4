/** Crops that a sowing brings to a field where they do not stand. */
import { cropByKey, type RotationGroup } from '../../../crops/table.ts'
import { mainCropOf, otherCropsOf } from '../../../fields/rules.ts'
import { cropsOfSeeds } from '../../../materials/seed-crops.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { seasonBounds } from '../../../time/season.ts'
import { cropYearOfEvent, type EventFacts, type FieldFacts } from '../../facts.ts'

/** Groups of which farmers name one crop or another for the same sward, or the same plant. */
const ONE_OF: ReadonlySet<RotationGroup> = new Set(['forageLegume', 'maize', 'potato', 'permanentGrass'])
/** Groups and crops that are many kinds: what is sown may well be one of them. */
const MANY: ReadonlySet<RotationGroup> = new Set(['grass', 'permanentGrass', 'other', 'herb', 'vegetable'])
const RYE: ReadonlySet<string> = new Set(['rukis', 'sangaste_rukis'])

function isMany(key: string): boolean {
  const crop = cropByKey(key)
  return crop === undefined || crop.isFreeText || MANY.has(crop.rotationGroup)
}

function isAlike(sown: string, grown: string): boolean {
  if (sown === grown || (RYE.has(sown) && RYE.has(grown))) return true
  const group = cropByKey(sown)?.rotationGroup
  return group !== undefined && ONE_OF.has(group) && cropByKey(grown)?.rotationGroup === group
}

export interface OtherSown {
  readonly year: number
  /** Keys of the crops. */
  readonly sown: readonly string[]
  readonly main: NonNullable<ReturnType<typeof mainCropOf>>
  /** Whether the season of the next year may be made to begin before it. */
  readonly mayBeNextYears: boolean
}

/** Facts of a job that tell what was sown. */
export type SowingFacts = Pick<EventFacts, 'category' | 'status' | 'date' | 'plannedYear'> & {
  readonly materials: readonly Pick<EventFacts['materials'][number], 'type' | 'subtype'>[]
}

/** Crops that were sown where the field has others that year; undefined where one of them is there, or nobody can tell. */
export function otherSown(event: SowingFacts, field: Pick<FieldFacts, 'yearInfo'>): OtherSown | undefined {
  if (event.category.key !== CATEGORY.sowing) return undefined
  const sown = cropsOfSeeds(event.materials)
  const year = cropYearOfEvent(event, field)
  const main = mainCropOf(field, year)
  if (sown.length === 0 || main === undefined) return undefined
  const grown = [main.crop, ...otherCropsOf(field, year).map(({ crop }) => crop)]
  if ([...sown, ...grown].some(isMany)) return undefined
  if (sown.some((key) => grown.some((crop) => isAlike(key, crop)))) return undefined
  const mayBeNextYears = event.status !== 'PLANNED' && event.date >= seasonBounds(year + 1).start.from
  return { year, sown, main, mayBeNextYears }
}
