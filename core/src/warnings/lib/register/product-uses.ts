/** The uses of a product of the plant-protection register: those that fit a crop, and those that a job may have been. */
import { eppoOfTarget, nameOfTarget } from '../../../monitoring/table.ts'
import { NOTHING_FOUND } from '../../../monitoring/schema.ts'
import { ANY_CROP, cropsOf } from '../../../registers/crop-names.ts'
import type { RegisterProduct, RegisterUse } from '../../../registers/products.ts'
import type { EventFacts } from '../../facts.ts'

interface FieldUses {
  /** Uses in the open that fit the crop. */
  readonly uses: readonly RegisterUse[]
  /** Uses in the open that may be in a crop of ours, but by a name that tells us none. */
  readonly unclear: readonly RegisterUse[]
  /** The greatest number of `uses`; null where one of them has none, or there are none. */
  readonly timesMax: number | null
}

interface Figures {
  readonly harvestDelayDays: number
  readonly workDelayDays: number
  readonly timesMax: number
  readonly intervalDays: number
  readonly waterBufferM: number
}

interface Known {
  readonly byCrop: Map<string, FieldUses>
  figures?: Figures
}

/** Rules ask at every keystroke; a product never changes, so what was found once holds. */
const known = new WeakMap<RegisterProduct, Known>()

function knownOf(product: RegisterProduct): Known {
  const found = known.get(product)
  if (found) return found
  const created: Known = { byCrop: new Map() }
  known.set(product, created)
  return created
}

/** Forests, railways and stores are known to be no crop; a name that we cannot place may be any. */
function isUnclear({ crops, cropNames }: RegisterUse): boolean {
  if (cropNames.length === 0) return crops.length === 0
  return cropNames.some((name) => {
    const keys = cropsOf(name)
    return keys === undefined || (crops.length === 0 && keys.length > 0)
  })
}

/** The product's uses on a field with the crop. */
export function fieldUsesOf(product: RegisterProduct, crop: string): FieldUses {
  const { byCrop } = knownOf(product)
  const found = byCrop.get(crop)
  if (found) return found
  const open = product.uses.filter(({ place }) => place === 'field')
  const uses = open.filter(({ crops }) => crops.includes(crop) || crops.includes(ANY_CROP))
  const isSilent = uses.length === 0 || uses.some(({ timesMax }) => timesMax === null)
  const created = {
    uses,
    unclear: open.filter(isUnclear),
    timesMax: isSilent ? null : greatestOf(uses, 'timesMax'),
  }
  byCrop.set(crop, created)
  return created
}

/** The greatest figure over all uses; 0 where the register has none. */
export const greatestOf = (uses: readonly RegisterUse[], figure: keyof Figures): number =>
  uses.reduce((greatest, use) => Math.max(greatest, use[figure] ?? 0), 0)

/** The greatest figures of a product over all its uses: what a material of the farm copies from it. */
export function figuresOf(product: RegisterProduct): Figures {
  const entry = knownOf(product)
  entry.figures ??= {
    harvestDelayDays: greatestOf(product.uses, 'harvestDelayDays'),
    workDelayDays: greatestOf(product.uses, 'workDelayDays'),
    timesMax: greatestOf(product.uses, 'timesMax'),
    intervalDays: greatestOf(product.uses, 'intervalDays'),
    waterBufferM: greatestOf(product.uses, 'waterBufferM'),
  }
  return entry.figures
}

/** Codes and names in small letters; `isWide`: against a whole group, like all weeds with two seed leaves. */
interface Against {
  readonly names: ReadonlySet<string>
  readonly isWide: boolean
}
const WIDE = /umbroh|kompleks|putukad|kahjurid/i
const against = new WeakMap<RegisterUse, Against>()

function againstOf(use: RegisterUse): Against {
  const found = against.get(use)
  if (found) return found
  const created = {
    names: new Set(use.targets.flatMap(({ name, eppo }) => [name.toLowerCase(), ...(eppo ? [eppo] : [])])),
    isWide: use.targets.some(({ name }) => WIDE.test(name)),
  }
  against.set(use, created)
  return created
}

const isAgainst = (use: RegisterUse, target: string): boolean => {
  const { names } = againstOf(use)
  return names.has(eppoOfTarget(target) ?? target) || names.has(nameOfTarget(target).toLowerCase())
}

export interface MatchedUses {
  readonly uses: readonly RegisterUse[]
  /** Whether the job's monitoring tells which of the crop's uses it was. */
  readonly isTold: boolean
}

/** Uses of the crop that the job may have been. A use against a whole group stays possible. */
export function matchingUses(uses: readonly RegisterUse[], { inspections }: EventFacts): MatchedUses {
  if (inspections.length === 0 || uses.length === 0) return { uses, isTold: false }
  const targets = inspections.flatMap(({ target }) => (target === NOTHING_FOUND ? [] : [target]))
  const named = uses.filter((use) => targets.some((target) => isAgainst(use, target)))
  if (named.length === 0) return { uses, isTold: false }
  return { uses: uses.filter((use) => named.includes(use) || againstOf(use).isWide), isTold: true }
}
