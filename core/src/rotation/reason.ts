/** The sentences of the rotation; each says whether it is advice, and from which year on the crop may come. */
import { cropByKey } from '../crops/table.ts'
import { counted } from '../text/counted.ts'
import type { RotationFault } from './rules.ts'
import type { SupportFault } from './support-rules.ts'
import { SAME_CROP } from './table.ts'

export const named = (crop: string): string => `„${cropByKey(crop)?.name ?? crop}“`

const betweenText = (years: number): string =>
  years === 0 ? 'vahele ei jäänud ühtegi aastat' : `vahele jäi ${counted(years, 'aasta', 'aastat')}`

const advice = (source: string): string => `See on soovitus (${source}).`

export const PREDECESSORS = 'pikk.ee, põllukultuuridele sobivad eelviljad'

type Of<K extends RotationFault['kind']> = Extract<RotationFault, { readonly kind: K }>

const returnText = ({ year, crop, rule, last, between, needed, nextYear }: Of<'return'>): string =>
  `${year}. aasta põhikultuur ${named(crop)} kuulub rühma „${rule.name}“, mis kasvas siin viimati ` +
  `${last.year}. aastal (${named(last.crop)}): ${betweenText(between)}, vaja on ${needed}. ` +
  `Rühm sobib siia alates ${nextYear}. aastast. ${advice(rule.source)}`

const groupInRowText = ({ year, crop, rule, inRow, max, nextYear }: Of<'group-in-row'>): string =>
  `${year}. aasta põhikultuuriga ${named(crop)} kasvab siin rühm „${rule.name}“ ${inRow}. aastat järjest, ` +
  `soovitatav on kuni ${max}. Kui ${year}. aastal kasvab muu kultuur, sobib rühm siia alates ` +
  `${nextYear}. aastast. ${advice(rule.source)}`

const cropInRowText = ({ year, crop, inRow, max, nextYear }: Of<'crop-in-row'>): string =>
  `${named(crop)} on ${year}. aastal põhikultuur ${inRow}. aastat järjest. Sama põhikultuuri ` +
  `tohib teadaolevalt kasvatada kuni ${max} aastat järjest. Kui ${year}. aastal kasvab muu kultuur, sobib ${named(crop)} siia alates ` +
  `${nextYear}. aastast. Nõue: ${SAME_CROP.source}.`

type SupportOf<K extends SupportFault['kind']> = Extract<SupportFault, { readonly kind: K }>

const supportRowText = ({ year, rule, inRow, max, nextYear, crop }: SupportOf<'support-row'>): string =>
  `${year}. aasta põhikultuuriga ${named(crop)} kasvab siin ${rule.name} ${inRow}. aastat järjest. KSM toetus lubab ` +
  `kuni ${max} aastat; kesa rida ei katkesta ega lähe arvesse. Kui ${year}. aastal kasvab muu kultuur, sobib ${rule.name} siia ` +
  `alates ${nextYear}. aastast. Nõue: ${rule.source}.`

const supportReturnText = (fault: SupportOf<'support-return'>): string => {
  const { year, crop, rule, last, between, needed, nextYear } = fault
  return (
    `${year}. aasta põhikultuur ${named(crop)} on ${rule.name}, mis kasvas siin viimati ${last.year}. aastal ` +
    `(${named(last.crop)}): ${betweenText(between)}. KSM toetus nõuab ${needed} täis aastat; sobib alates ` +
    `${nextYear}. aastast. Nõue: ${rule.source}.`
  )
}

const predecessorText = ({ year, crop, previous, nextYear }: Of<'predecessor'>): string =>
  `${year}. aasta põhikultuurile ${named(crop)} ei sobi eelviljaks ${named(previous)} (${year - 1}). ` +
  `Kui ${year}. aastal kasvab sobiv eelvili, sobib kultuur siia alates ${nextYear}. aastast. ` +
  advice(PREDECESSORS)

/** Why a crop does not suit where it stands, in a sentence with its source. */
export function reasonOf(fault: RotationFault | SupportFault): string {
  if (fault.kind === 'support-row') return supportRowText(fault)
  if (fault.kind === 'support-return') return supportReturnText(fault)
  if (fault.kind === 'return') return returnText(fault)
  if (fault.kind === 'group-in-row') return groupInRowText(fault)
  return fault.kind === 'crop-in-row' ? cropInRowText(fault) : predecessorText(fault)
}
