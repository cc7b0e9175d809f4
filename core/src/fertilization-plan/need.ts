/**
 * Need of a crop on a field, as lines that are read one after the other: kg/ha of nitrogen, phosphorus and potassium
 * (elements). Each line is rounded to 0.01 kg, and a total is the sum of the lines that are shown. What is not known is
 * named as missing and never counted as 0, but for a predecessor of which nothing is known.
 */
import { type Crop, cropByKey } from '../crops/table.ts'
import type { Sourced, Trust } from '../nutrients/schema.ts'
import type { NeedClass } from '../soil-samples/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { manureAfterNitrogen } from './manure.ts'
import { CLASS_FACTOR, isLegume, nitrogenNormOf, removalOf } from './norms.ts'
import { leftBy, leftByAll } from './predecessor.ts'

export interface NeedInput {
  /** Key of the main crop; null where none is chosen. */
  readonly crop: string | null
  /** Tonnes per hectare. */
  readonly goal: number | null
  /** Whether the straw is taken off too. */
  readonly isStrawTaken: boolean
  /** Extra nitrogen that winter wheat for food gets, as the farmer says. */
  readonly foodWheatN: number | null
  /** Keys of the crops before: main crop, undersown and catch crops of the year before. */
  readonly predecessors: readonly string[]
  /** Kilograms by which the farmer counts less for them, and why. */
  readonly predecessorCut: { readonly kg: number; readonly reason: string } | null
  /** Whole nitrogen of last year's organic fertilizers, kg/ha. */
  readonly organicLastYear: number
  readonly phosphorus: NeedClass | null
  readonly potassium: NeedClass | null
}

type EarlierLineKey = 'predecessor' | 'predecessorCut' | 'manureAfter'
export type NeedLineKey = 'base' | 'yield' | 'foodWheat' | EarlierLineKey | 'removal' | 'class'

export interface NeedLine extends Partial<Sourced> {
  readonly key: NeedLineKey
  /** Credits are below 0. */
  readonly kg: number
  readonly trust: Trust
}

export type MissingInput = 'crop' | 'goal' | 'norm' | 'removal' | 'phosphorusClass' | 'potassiumClass'

export interface ElementNeed {
  readonly lines: readonly NeedLine[]
  /** Before credits; null while something is missing. */
  readonly total: number | null
  /** After credits; never below 0. */
  readonly adjusted: number | null
  readonly missing: readonly MissingInput[]
}

export interface Need {
  readonly N: ElementNeed
  readonly P: ElementNeed
  readonly K: ElementNeed
  /** Predecessors that count 0 because nothing is known of them. */
  readonly unknownPredecessors: readonly string[]
}

/** Nitrogen of a cereal for each tonne above or below its usual yield, and tonnes that count at most (RB209 4.12). */
const PER_TONNE = 20
const MOST_TONNES = 2
/** Parts of the norm by which another crop's need follows its goal, at most; our own choice. */
const MOST_SHARE = 0.3
const RB209 = 'AHDB RB209 (Suurbritannia), tabel 4.12'
const ORDINANCE = 'Saksa väetamismäärus 2007, lisa 2 (kehtetu)'

const CEREALS: ReadonlySet<Crop['rotationGroup']> = new Set<Crop['rotationGroup']>([
  'winterCereal',
  'springCereal',
])
const FOOD_WHEAT = 'talinisu'
const cents = (kg: number): number => roundTo(kg, 2)
const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

const without = (...missing: MissingInput[]): ElementNeed => ({
  lines: [],
  total: null,
  adjusted: null,
  missing,
})

const sum = (lines: readonly NeedLine[]): number => cents(lines.reduce((all, { kg }) => all + kg, 0))

function needOf(need: readonly NeedLine[], credits: readonly NeedLine[]): ElementNeed {
  const total = Math.max(0, sum(need))
  return {
    lines: [...need, ...credits],
    total,
    adjusted: cents(Math.max(0, total + sum(credits))),
    missing: [],
  }
}

function yieldLine({ rotationGroup, usualYield }: Crop, goal: number, base: number): NeedLine {
  if (CEREALS.has(rotationGroup)) {
    const kg = clamp(goal - usualYield, MOST_TONNES) * PER_TONNE
    return { key: 'yield', kg: cents(kg), trust: 'derived', source: RB209 }
  }
  const share = usualYield > 0 ? clamp(goal / usualYield - 1, MOST_SHARE) : 0
  return { key: 'yield', kg: cents(base * share), trust: 'general', source: 'Vagu valik' }
}

function creditsOf(input: NeedInput): { readonly lines: NeedLine[]; readonly unknown: string[] } {
  const left = input.predecessors.map((key) => {
    const crop = cropByKey(key)
    return { key, kg: crop ? leftBy(crop) : null }
  })
  const credit = leftByAll(left.map(({ kg }) => kg))
  const after = cents(manureAfterNitrogen(input.organicLastYear))
  const cut = Math.min(credit, Math.max(0, input.predecessorCut?.kg ?? 0))
  const lines: NeedLine[] = []
  if (credit > 0) lines.push({ key: 'predecessor', kg: -credit, trust: 'derived', source: ORDINANCE })
  if (cut > 0) lines.push({ key: 'predecessorCut', kg: cents(cut), trust: 'found' })
  if (after > 0) lines.push({ key: 'manureAfter', kg: -after, trust: 'derived', source: RB209 })
  return { lines, unknown: left.flatMap(({ key, kg }) => (kg === null ? [key] : [])) }
}

function nitrogen(crop: Crop, input: NeedInput, creditLines: readonly NeedLine[]): ElementNeed {
  if (isLegume(crop.rotationGroup)) return needOf([{ key: 'base', kg: 0, trust: 'general' }], [])
  const norm = nitrogenNormOf(crop.key)
  if (!norm) return without('norm')
  if (input.goal === null) return without('goal')
  const base = (norm.range[0] + norm.range[1]) / 2
  const lines: NeedLine[] = [{ key: 'base', kg: cents(base), trust: norm.trust, source: norm.source }]
  const yields = yieldLine(crop, input.goal, base)
  if (yields.kg !== 0) lines.push(yields)
  if (crop.key === FOOD_WHEAT && input.foodWheatN !== null && input.foodWheatN > 0)
    lines.push({ key: 'foodWheat', kg: cents(input.foodWheatN), trust: 'found' })
  return needOf(lines, creditLines)
}

function mineral(crop: Crop, input: NeedInput, element: 'P' | 'K'): ElementNeed {
  const removal = removalOf(crop.key)
  if (!removal) return without('removal')
  if (input.goal === null) return without('goal')
  const need = element === 'P' ? input.phosphorus : input.potassium
  if (need === null) return without(element === 'P' ? 'phosphorusClass' : 'potassiumClass')
  const perTonne =
    (input.isStrawTaken ? removal.withStraw?.[element] : undefined) ?? removal.perTonne[element]
  const { source, trust } = removal.phosphorusPotassium
  const whole = cents(input.goal * perTonne * CLASS_FACTOR[need])
  const taken = cents(input.goal * perTonne)
  const lines: NeedLine[] = [{ key: 'removal', kg: taken, trust, source }]
  if (whole !== taken)
    lines.push({ key: 'class', kg: cents(whole - taken), trust: 'general', source: 'Vagu valik' })
  return needOf(lines, [])
}

/** Need of the field's main crop. */
export function needFor(input: NeedInput): Need {
  const crop = input.crop === null ? undefined : cropByKey(input.crop)
  if (!crop) {
    const none = without('crop')
    return { N: none, P: none, K: none, unknownPredecessors: [] }
  }
  const { lines, unknown } = creditsOf(input)
  return {
    N: nitrogen(crop, input, lines),
    P: mineral(crop, input, 'P'),
    K: mineral(crop, input, 'K'),
    unknownPredecessors: unknown,
  }
}
