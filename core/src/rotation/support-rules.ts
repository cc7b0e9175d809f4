/**
 * Terms of the KSM support for crops that follow one another: määrus 21.12.2022 nr 75, § 12. It counts all cereals
 * together; maize, sorghum and buckwheat are none (5). Fallow is passed over: it ends no row, and is no year of it
 * (2)-(3). Crops that were sown in 2022 are free in 2023 (§ 34).
 */
import type { CropSequence } from './rules.ts'
import { cropByKey, type RotationGroup } from '../crops/table.ts'

export interface SupportRule {
  readonly key: 'cereals' | 'crucifers' | 'strawberry'
  /** Estonian: what grows, as a subject. */
  readonly name: string
  readonly groups: readonly RotationGroup[]
  /** Most years in a row; null: no limit. */
  readonly maxInRow: number | null
  /** Full years between two crops of it. */
  readonly yearsBetween: number
  readonly source: string
}

const ACT = 'KSM, 21.12.2022 määrus nr 75'
export const SUPPORT_SINCE = 2023

export const SUPPORT_RULES: readonly SupportRule[] = [
  {
    key: 'cereals',
    name: 'teravili',
    groups: ['winterCereal', 'springCereal'],
    maxInRow: 3,
    yearsBetween: 0,
    source: `${ACT} § 12 lg 1 p 1`,
  },
  {
    key: 'crucifers',
    name: 'ristõieline kultuur',
    groups: ['brassica', 'cabbage'],
    maxInRow: null,
    yearsBetween: 3,
    source: `${ACT} § 12 lg 1 p 2`,
  },
  {
    key: 'strawberry',
    name: 'maasikas',
    groups: ['strawberry'],
    maxInRow: 5,
    yearsBetween: 0,
    source: `${ACT} § 12 lg 1 p 3`,
  },
]

/** Cereals with pulses among them; only mixtures of cereals alone are cereals. */
const MIXED: ReadonlySet<string> = new Set(['segavili'])

interface Fault {
  readonly year: number
  readonly crop: string
  readonly rule: SupportRule
  readonly nextYear: number
}
export type SupportFault =
  | (Fault & { readonly kind: 'support-row'; readonly inRow: number; readonly max: number })
  | (Fault & {
      readonly kind: 'support-return'
      readonly last: { readonly year: number; readonly crop: string }
      readonly between: number
      readonly needed: number
    })

const isOf = ({ groups }: SupportRule, crop: string): boolean => {
  const group = cropByKey(crop)?.rotationGroup
  return group !== undefined && groups.includes(group) && !MIXED.has(crop)
}
const isPassedOver = (crop: string): boolean => cropByKey(crop)?.rotationGroup === 'fallow'

/** Years of the rule's crops that end with this one, over fallow; a year that nobody knows ends the row. */
function yearsInRow(crops: CropSequence, last: number, rule: SupportRule): number {
  let count = 0
  for (let year = last; ; year -= 1) {
    const crop = crops.get(year)
    if (crop === undefined || (!isOf(rule, crop) && !isPassedOver(crop))) return count
    if (!isPassedOver(crop)) count += 1
  }
}

type Grown = Pick<Fault, 'year' | 'crop'>

function returnOf(crops: CropSequence, { year, crop }: Grown, rule: SupportRule): SupportFault[] {
  for (let past = year - 1; past >= year - rule.yearsBetween; past -= 1) {
    const known = crops.get(past)
    if (known === undefined || !isOf(rule, known)) continue
    return [
      {
        kind: 'support-return',
        year,
        crop,
        rule,
        last: { year: past, crop: known },
        between: year - past - 1,
        needed: rule.yearsBetween,
        nextYear: past + rule.yearsBetween + 1,
      },
    ]
  }
  return []
}

/** Crops that may have been sown in 2022: all but spring crops. */
const isFree = (year: number, crop: string): boolean =>
  year < SUPPORT_SINCE || (year === SUPPORT_SINCE && cropByKey(crop)?.season !== 'spring')

function faultsOf(crops: CropSequence, year: number, rule: SupportRule): SupportFault[] {
  const crop = crops.get(year)
  if (crop === undefined || !isOf(rule, crop) || isFree(year, crop)) return []
  const inRow = rule.maxInRow === null ? 0 : yearsInRow(crops, year, rule)
  const max = rule.maxInRow ?? 0
  const rows: SupportFault[] =
    inRow > max ? [{ kind: 'support-row', year, crop, rule, inRow, max, nextYear: year + 1 }] : []
  return [...rows, ...returnOf(crops, { year, crop }, rule)]
}

/** Faults by the rules of the support in the years from `from` to `to`, in order of year. */
export function judgeSupport(
  crops: CropSequence,
  { from, to }: { readonly from: number; readonly to: number },
): SupportFault[] {
  const faults: SupportFault[] = []
  for (let year = from; year <= to; year += 1)
    for (const rule of SUPPORT_RULES) faults.push(...faultsOf(crops, year, rule))
  return faults
}
