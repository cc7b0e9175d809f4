/** Judges the cells of one field: what conflicts with the years around it, and which crops would do better. */
import { named, PREDECESSORS, reasonOf } from './reason.ts'
import { PERCENT_SOURCE, poorPredecessor, POOR_BELOW, yieldPercent } from './predecessors.ts'
import { type CropSequence, judgeRotation, type RotationFault, suitabilityOf } from './rules.ts'
import type { Conflict } from './schema.ts'
import { judgeSupport, type SupportFault } from './support-rules.ts'
import { SAME_CROP } from './table.ts'

/** Terms that the farm is asked to meet. */
export interface Terms {
  /** Crop year of today. */
  readonly thisYear: number
  /** Years in which the farm takes the KSM support; a year ahead goes by the mark of this one. */
  readonly ksmYears: readonly number[]
  /** Whether HPK 7 is judged, whose figures are not verified. */
  readonly isHpk7: boolean
}

export const isInSupport = ({ ksmYears, thisYear }: Terms, year: number): boolean =>
  ksmYears.includes(year) || (year > thisYear && ksmYears.includes(thisYear))

type Fault = RotationFault | SupportFault

type Parts = Pick<Conflict, 'kind' | 'level' | 'limit' | 'found' | 'source'>

/** Figures of a fault: the years asked for between, or in a row, and those found. */
function figuresOf(fault: Exclude<Fault, { readonly kind: 'predecessor' }>): Pick<Parts, 'limit' | 'found'> {
  if (fault.kind === 'return' || fault.kind === 'support-return')
    return { limit: fault.needed, found: fault.between }
  return { limit: fault.max, found: fault.inRow }
}

const KINDS = {
  return: 'RETURN',
  'group-in-row': 'GROUP_ROW',
  'crop-in-row': 'CROP_ROW',
  'support-row': 'KSM_ROW',
  'support-return': 'KSM_RETURN',
} as const

function partsOf(fault: Fault): Parts {
  if (fault.kind === 'predecessor')
    return { kind: 'PREDECESSOR', level: 'ADVICE', limit: 0, found: 0, source: PREDECESSORS }
  const isOfSupport = fault.kind === 'support-row' || fault.kind === 'support-return'
  return {
    kind: KINDS[fault.kind],
    level: isOfSupport ? 'RULE' : 'ADVICE',
    ...figuresOf(fault),
    source: fault.kind === 'crop-in-row' ? SAME_CROP.source : fault.rule.source,
  }
}

const conflictOf = (fault: Fault): Conflict => ({
  ...partsOf(fault),
  nextYear: fault.nextYear,
  message: reasonOf(fault),
})

function poorOf(crops: CropSequence, year: number): Conflict[] {
  const [crop, previous] = [crops.get(year), crops.get(year - 1)]
  const poor = crop !== undefined && previous !== undefined && poorPredecessor(previous, crop)
  if (!poor) return []
  const percent = String(poor.percent).replace('.', ',')
  return [
    {
      kind: 'POOR_PREDECESSOR',
      level: 'COST',
      limit: POOR_BELOW,
      found: poor.percent,
      source: PERCENT_SOURCE,
      nextYear: year + 1,
      message:
        `${named(crop)} annab ${named(previous)} järel umbes ${percent} % parimast saagist. ` +
        `See on soovituslik (${PERCENT_SOURCE}).`,
    },
  ]
}

const RANK: Readonly<Record<Conflict['level'], number>> = { RULE: 0, ADVICE: 1, COST: 2 }

/** Conflicts of each year from `from` to `to` that has one, the worst first. */
export function judgeCells(
  crops: CropSequence,
  years: { readonly from: number; readonly to: number },
  terms: Terms,
): Map<number, Conflict[]> {
  const found = new Map<number, Conflict[]>()
  const put = (year: number, conflict: Conflict) => {
    const others = found.get(year)
    if (others) others.push(conflict)
    else found.set(year, [conflict])
  }
  for (const fault of judgeSupport(crops, years))
    if (isInSupport(terms, fault.year)) put(fault.year, conflictOf(fault))
  for (const fault of judgeRotation(crops, years))
    if (fault.kind !== 'crop-in-row' || terms.isHpk7) put(fault.year, conflictOf(fault))
  for (let year = years.from; year <= years.to; year += 1)
    for (const poor of poorOf(crops, year)) put(year, poor)
  for (const conflicts of found.values()) conflicts.sort((a, b) => RANK[a.level] - RANK[b.level])
  return found
}

/** Crops that are looked at for a cell, the wished ones first; at most three are named. */
const NAMED = 3
const WEIGHT: Readonly<Record<Conflict['level'], number>> = { RULE: 1000, ADVICE: 100, COST: 10 }
/** Years behind a cell whose crops a change of it may break. */
const REACH = 6

/** Weight of what conflicts in a cell and in the years after it. */
const weightAt = (crops: CropSequence, year: number, terms: Terms): number => {
  let sum = 0
  for (const conflicts of judgeCells(crops, { from: year, to: year + REACH }, terms).values())
    for (const { level } of conflicts) sum += WEIGHT[level]
  return sum
}

const worth = (previous: string | undefined, crop: string): number => {
  if (previous === undefined) return 0
  const suits = { good: 8, medium: 4, low: 0, unsuitable: -8 }[suitabilityOf(previous, crop) ?? 'medium']
  return suits - (100 - (yieldPercent(previous, crop) ?? 95)) / 5
}

/** Up to three crops that would bring less trouble into a cell than what stands there, the best first. */
export function betterCrops(
  crops: CropSequence,
  { year, among, terms }: { year: number; among: readonly string[]; terms: Terms },
): string[] {
  const now = crops.get(year)
  const tried = new Map(crops)
  const before = weightAt(crops, year, terms)
  return among
    .flatMap((crop) => {
      if (crop === now) return []
      tried.set(year, crop)
      const weight = weightAt(tried, year, terms)
      return weight < before ? [{ crop, weight, worth: worth(crops.get(year - 1), crop) }] : []
    })
    .toSorted((a, b) => a.weight - b.weight || b.worth - a.worth)
    .slice(0, NAMED)
    .map(({ crop }) => crop)
}
