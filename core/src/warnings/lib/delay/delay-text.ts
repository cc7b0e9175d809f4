/** The sentences of the two delays; the rules bring the words in which they differ. */
import { countedDays } from '../../../text/counted.ts'
import { dayText } from '../../../text/format.ts'
import type { EventFacts, MaterialUse } from '../../facts.ts'

/** The job with the material, and the days that it closes (both ends included). */
export interface Closure {
  readonly cause: EventFacts
  readonly material: MaterialUse
  readonly days: number
  readonly from: string
  readonly until: string
  readonly nextAllowed: string
  /** Days of the copy, where the register closes more. */
  readonly copied?: number
}

export interface DelayWords {
  /** Name of the delay: in it (adessive), and as a subject at the head of a sentence. */
  readonly within: string
  readonly subject: string
  /** Work that is allowed from the next allowed day on. */
  readonly allowedFrom: string
  /** Where the days come from, when that must be said. */
  readonly why?: ((closure: Closure) => string) | undefined
}

interface Parts {
  readonly event: EventFacts
  readonly closure: Closure
  readonly field: string
  readonly words: DelayWords
}

const spanText = (event: EventFacts): string => {
  if (event.endDate === null) return `${dayText(event.date)} - ...`
  return event.endDate === event.date
    ? dayText(event.date)
    : `${dayText(event.date)} - ${dayText(event.endDate)}`
}

const daysText = ({ closure: { copied, days }, words }: Parts): string =>
  copied === undefined
    ? `${words.subject} on ${countedDays(days)}`
    : `${words.subject} on töö andmetes ${countedDays(copied)}, registri järgi kultuurile ${countedDays(days)}`

const delayText = ({ closure, words, ...rest }: Parts): string =>
  `${daysText({ closure, words, ...rest })} pärast tööd „${closure.cause.job.name}“ ` +
  `(${spanText(closure.cause)}) ja kestab kuni ${dayText(closure.until)}. ` +
  `${words.allowedFrom} alates ${dayText(closure.nextAllowed)}.` +
  (closure.copied === undefined ? (words.why?.(closure) ?? '') : ' Kontrollige etiketti.')

export const brokenText = (parts: Parts & { readonly day: string }): string =>
  `Põld „${parts.field}“: töö „${parts.event.job.name}“ ${dayText(parts.day)} on vahendi ` +
  `„${parts.closure.material.name}“ ${parts.words.within}. ${delayText(parts)}`

const WHY = {
  order: 'Ei ole teada, kumb töö oli enne: märkige mõlemale tööle algusaeg.',
  open: 'Töö on lõpetamata ja ei ole teada, kas see jätkus: märkige töö lõpp.',
} as const

export const unknownText = (parts: Parts & { readonly why: keyof typeof WHY }): string =>
  `Põld „${parts.field}“: töö „${parts.event.job.name}“ (${spanText(parts.event)}) võib olla vahendi ` +
  `„${parts.closure.material.name}“ ${parts.words.within}. ${WHY[parts.why]} ${delayText(parts)}`
