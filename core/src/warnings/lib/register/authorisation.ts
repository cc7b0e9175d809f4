/** Until when a plant-protection product may be used, by its authorisation in the register. */
import { dayText, numberText } from '../../../text/format.ts'
import { monthsAfter } from '../../../time/day.ts'
import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

/** Article 46 of Regulation (EC) No 1107/2009: at most 6 months for sale, and at most one more year for use. */
export const GRACE_MONTHS = dated([{ since: '2011-06-14', value: 18 }])

export const authorisationLimits: readonly Limit[] = [
  {
    what: 'Kõige pikem aeg varude kasutamiseks pärast loa lõppu, kui register seda ei ütle (6 kuud müügiks ja veel aasta kasutamiseks)',
    unit: 'kuud',
    values: GRACE_MONTHS,
    source: 'Määrus (EÜ) nr 1107/2009, artikkel 46; täpse tähtaja määrab amet vahendi kaupa',
  },
]

export interface Authorisation {
  readonly validUntil: string | null
  readonly useUpUntil: string | null
}

/** An authorisation that does not cover a day any more. */
export interface Lapse {
  /** Whether the product may still be used up is not known; it may not be for longer than until `until`. */
  readonly isUnsure: boolean
  readonly authorisation: Authorisation
  /** The last day on which the product may be used. */
  readonly until: string
}

const later = (a: string, b: string | null): string => (b !== null && b > a ? b : a)

/** Undefined while the product may be used on that day, or while the register names no end. */
export function lapseAt(authorisation: Authorisation, day: string): Lapse | undefined {
  const { validUntil, useUpUntil } = authorisation
  if (useUpUntil !== null) {
    const until = later(useUpUntil, validUntil)
    return day <= until ? undefined : { isUnsure: false, authorisation, until }
  }
  if (validUntil === null || day <= validUntil) return undefined
  // What ended before the regulation applied was used up by older law, which is not known here.
  const months = GRACE_MONTHS.at(validUntil)?.value
  if (months === undefined) return undefined
  const until = monthsAfter(validUntil, months)
  return { isUnsure: day <= until, authorisation, until }
}

function usingUpText({ isUnsure, until, authorisation }: Lapse): string {
  const longest = `kõige rohkem ${numberText(GRACE_MONTHS.at(until)?.value ?? 0)} kuud`
  if (isUnsure)
    return (
      `. Register ei ütle, kui kaua tohib varusid kasutada; määruse järgi on see ${longest}, hiljemalt ` +
      `${dayText(until)}. Küsige tähtaega müüjalt või Põllumajandus- ja Toiduametist`
    )
  if (authorisation.useUpUntil === null)
    return `; varusid tohib pärast seda kasutada ${longest}, seega hiljemalt ${dayText(until)}`
  return authorisation.validUntil === null || until === authorisation.validUntil
    ? ''
    : `; varusid tohtis kasutada kuni ${dayText(until)}`
}

/** Estonian: `product` in the genitive, in small letters; ends without a full stop. */
export const lapseText = (product: string, lapse: Lapse): string =>
  `${product} luba lõppes ${dayText(lapse.authorisation.validUntil ?? lapse.until)}${usingUpText(lapse)}`
