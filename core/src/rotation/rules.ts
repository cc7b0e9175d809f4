/** Judges the main crops of a field by year: what returns too soon, stays too long, or follows what it should not. */
import {
  GROUP_RULES,
  type GroupRule,
  INCOMPATIBLE,
  SAME_CROP,
  SELF_TOLERANT,
  type Suitability,
  SUITABILITY,
} from './table.ts'
import { cropByKey } from '../crops/table.ts'

/** Keys of main crops by crop year; a year that is missing is not known, and nothing is concluded from it. */
export type CropSequence = ReadonlyMap<number, string>

interface Fault {
  readonly year: number
  readonly crop: string
  /** The next crop year in which the crop may come, when something that suits grows until then. */
  readonly nextYear: number
}

export type RotationFault =
  /** A crop of the group grew too few years ago; `between`: crop years since, `needed`: how many there must be. */
  | (Fault & {
      readonly kind: 'return'
      readonly rule: GroupRule
      readonly last: { readonly year: number; readonly crop: string }
      readonly between: number
      readonly needed: number
    })
  /** The group grows for the `inRow`-th year in a row. */
  | (Fault & {
      readonly kind: 'group-in-row'
      readonly rule: GroupRule
      readonly inRow: number
      readonly max: number
    })
  /** The same crop grows for the `inRow`-th year in a row: more than HPK 7 is thought to allow. */
  | (Fault & { readonly kind: 'crop-in-row'; readonly inRow: number; readonly max: number })
  /** The crop that grew the year before is a bad predecessor. */
  | (Fault & { readonly kind: 'predecessor'; readonly previous: string })

const ruleByGroup = new Map(GROUP_RULES.map((rule) => [rule.group, rule]))

/** The rule of the crop's group; undefined when the group may return at any time, or the crop is of no table. */
export const groupRuleOf = (crop: string): GroupRule | undefined => {
  const group = cropByKey(crop)?.rotationGroup
  return group && ruleByGroup.get(group)
}

/** Whether the one crop must not come right before the other. */
export const isIncompatible = (previous: string, crop: string): boolean =>
  INCOMPATIBLE.some(
    ({ one, other }) =>
      (one.includes(previous) && other.includes(crop)) || (other.includes(previous) && one.includes(crop)),
  )

const LEVELS: readonly Suitability[] = ['unsuitable', 'low', 'medium', 'good']

/** How well a crop comes right after another; undefined where nothing is known. */
export function suitabilityOf(previous: string, crop: string): Suitability | undefined {
  const row = SUITABILITY.find(({ crops }) => crops.includes(crop))
  return row && LEVELS.find((level) => row[level]?.includes(previous))
}

/** How many crop years, `year` the last of them, answer the question without a break. */
function yearsInRow(crops: CropSequence, year: number, isSame: (crop: string) => boolean): number {
  let count = 0
  for (;;) {
    const crop = crops.get(year - count)
    if (crop === undefined || !isSame(crop)) return count
    count += 1
  }
}

/** The last year before `year` with a crop of the group, as far back as the group asks. */
function lastOfGroup(crops: CropSequence, year: number, rule: GroupRule): number | undefined {
  for (let past = year - 1; past >= year - rule.yearsBetween; past -= 1) {
    const crop = crops.get(past)
    if (crop !== undefined && groupRuleOf(crop) === rule) return past
  }
  return undefined
}

/** Nothing else is known to have grown between the two years, so that it may be one stand. */
function isOneStand(crops: CropSequence, from: number, to: number): boolean {
  for (let year = from + 1; year < to; year += 1) if (crops.has(year)) return false
  return true
}

type Return = Extract<RotationFault, { readonly kind: 'return' }>

function findReturn(crops: CropSequence, year: number, crop: string): Return[] {
  const rule = groupRuleOf(crop)
  const past = rule && lastOfGroup(crops, year, rule)
  const lastCrop = past === undefined ? undefined : crops.get(past)
  if (!rule || past === undefined || lastCrop === undefined) return []
  if (rule.isStand && isOneStand(crops, past, year)) return []
  return [
    {
      kind: 'return',
      year,
      crop,
      rule,
      last: { year: past, crop: lastCrop },
      between: year - past - 1,
      needed: rule.yearsBetween,
      nextYear: past + rule.yearsBetween + 1,
    },
  ]
}

function findGroupInRow(crops: CropSequence, year: number, crop: string): RotationFault[] {
  const rule = groupRuleOf(crop)
  if (!rule || rule.maxInRow === null || SELF_TOLERANT.has(crop)) return []
  const inRow = yearsInRow(crops, year, (other) => groupRuleOf(other) === rule)
  if (inRow <= rule.maxInRow) return []
  return [{ kind: 'group-in-row', year, crop, rule, inRow, max: rule.maxInRow, nextYear: year + 1 }]
}

const UNJUDGED_GROUPS: ReadonlySet<string> = new Set(['grass', 'permanentGrass', 'fallow'])

/** Of a crop that the farmer names in his own words it is not known whether it is the same. */
function isJudgedForItself(crop: string): boolean {
  const known = cropByKey(crop)
  if (!known || known.isFreeText || UNJUDGED_GROUPS.has(known.rotationGroup)) return false
  return known.season !== 'perennial' && known.season !== 'biennial'
}

function findCropInRow(crops: CropSequence, year: number, crop: string): RotationFault[] {
  const { most: max, sinceYear } = SAME_CROP
  if (year < sinceYear || !isJudgedForItself(crop)) return []
  const inRow = yearsInRow(crops, year, (other) => other === crop)
  return inRow > max ? [{ kind: 'crop-in-row', year, crop, inRow, max, nextYear: year + 1 }] : []
}

function findPredecessor(crops: CropSequence, year: number, crop: string): RotationFault[] {
  const previous = crops.get(year - 1)
  if (previous === undefined) return []
  const isBad = isIncompatible(previous, crop) || suitabilityOf(previous, crop) === 'unsuitable'
  return isBad ? [{ kind: 'predecessor', year, crop, previous, nextYear: year + 1 }] : []
}

/** Rotation faults of one year; a predecessor of the same group is told once, as its return. */
function faultsOf(crops: CropSequence, year: number): RotationFault[] {
  const crop = crops.get(year)
  if (crop === undefined) return []
  const returned = findReturn(crops, year, crop)
  const isWritten = returned.some(({ last }) => last.year === year - 1)
  return [
    ...returned,
    ...(isWritten ? [] : findPredecessor(crops, year, crop)),
    ...findGroupInRow(crops, year, crop),
    ...findCropInRow(crops, year, crop),
  ]
}

/**
 * Rotation faults of the years from `from` to `to`, in order of year; earlier years are only looked back at.
 */
export function judgeRotation(
  crops: CropSequence,
  { from, to }: { readonly from: number; readonly to: number },
): RotationFault[] {
  const faults: RotationFault[] = []
  for (let year = from; year <= to; year += 1) faults.push(...faultsOf(crops, year))
  return faults
}
