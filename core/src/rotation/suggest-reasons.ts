/** Why a crop was suggested for a cell, in words. */
import { judgeCells, type Terms } from './judge.ts'
import { yieldPercent } from './predecessors.ts'
import { named } from './reason.ts'
import { type CropSequence, groupRuleOf, suitabilityOf } from './rules.ts'

const SUITS = {
  good: 'hea eelvili',
  medium: 'keskmine eelvili',
  low: 'kehv eelvili',
  unsuitable: 'sobimatu eelvili',
} as const

const decimal = (value: number): string => String(value).replace('.', ',')

function predecessorReason(crops: CropSequence, year: number, crop: string): string[] {
  const previous = crops.get(year - 1)
  if (previous === undefined) return []
  const suits = suitabilityOf(previous, crop)
  const percent = yieldPercent(previous, crop)
  const words = [
    suits && SUITS[suits],
    percent !== undefined && `saak umbes ${decimal(percent)} % parimast`,
  ].filter(Boolean)
  return words.length === 0 ? [] : [`${named(previous)} (${year - 1}): ${words.join(', ')}`]
}

function gapReason(crops: CropSequence, year: number, crop: string): string[] {
  const rule = groupRuleOf(crop)
  if (!rule || rule.yearsBetween === 0) return []
  for (let past = year - 1; past >= year - 30; past -= 1) {
    const known = crops.get(past)
    if (known === undefined || groupRuleOf(known) !== rule) continue
    return [`Rühm „${rule.name}“ kasvas siin viimati ${past}, vahet ${year - past - 1} aastat`]
  }
  return [`Rühma „${rule.name}“ ei ole siin teadaolevalt kasvanud`]
}

export interface Wished {
  /** Per cent of the farm's land that the crop was to have, and has. */
  readonly share: number
  readonly now: number
}

interface Reasoned {
  readonly year: number
  readonly crop: string
  readonly terms: Terms
  readonly wished: Wished | undefined
  /** Per cent of legumes that the support asks for, and that there are. */
  readonly legumes?: { readonly least: number; readonly now: number } | undefined
}

/** Reasons of a suggested crop, those against it last. */
export function reasonsOf(crops: CropSequence, { year, crop, terms, wished, legumes }: Reasoned): string[] {
  const against = judgeCells(crops, { from: year, to: year }, terms).get(year) ?? []
  return [
    ...predecessorReason(crops, year, crop),
    ...gapReason(crops, year, crop),
    ...(wished
      ? [`Osakaal ${year}. aastal ${decimal(wished.now)} %, soovitud ${decimal(wished.share)} %`]
      : []),
    ...(legumes
      ? [
          `Liblikõielisi ${year}. aastal ${decimal(legumes.now)} % põllumaast, KSM toetus nõuab ${decimal(legumes.least)} %`,
        ]
      : []),
    ...against.filter(({ level }) => level !== 'COST').map(({ message }) => `Paremat ei leidnud: ${message}`),
  ]
}
