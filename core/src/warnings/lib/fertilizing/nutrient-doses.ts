/**
 * Logic that the limits of manure and of nitrogen have in common: what jobs give one field, added up over calendar
 * years. A job counts to the year of its first day, a plan to its planned year. What is done is added up among itself
 * in order of day; drafts, then plans, are added to all of it. A job is never held against one of a later crop year.
 */
import { areaOfYear } from '../../../fields/rules.ts'
import {
  type NutrientAmount,
  nutrientAmountOf,
  type MissingPart,
} from '../../../nutrients/nutrient-amount.ts'
import { type Origin, portionsOf } from '../../../nutrients/portions.ts'
import type { NutrientElement } from '../../../nutrients/schema.ts'
import { numberText } from '../../../text/format.ts'
import { yearOf } from '../../../time/day.ts'
import { roundTo } from '../../../units/rounding.ts'
import {
  cropYearOfEvent,
  type EventFacts,
  type Facts,
  type FieldFacts,
  type MaterialUse,
} from '../../facts.ts'
import { type Finding, NO_FINDINGS, type Prepared } from '../../rule.ts'
import { factsAsTyped } from '../as-typed.ts'
import { orderOf } from '../uses/uses.ts'

/** One element, and the origins that a limit counts. */
export interface Counted {
  readonly element: NutrientElement
  readonly origins: readonly Origin[]
}

/** Dose of one job, per hectare of the field in the calendar year of the job. */
export interface Dose {
  readonly event: EventFacts
  readonly nutrient: NutrientAmount
  readonly year: number
  readonly cropYear: number
  readonly hectares: number
  readonly perHectare: number
}

export const calendarYearOf = (event: EventFacts): number =>
  (event.status === 'PLANNED' ? event.plannedYear : null) ?? yearOf(event.date)

/** The first material of the job that counts; null when only animals do. */
export function materialOf(event: EventFacts, { origins }: Counted): MaterialUse | null {
  const names = new Set(
    portionsOf(event).flatMap(({ origin, name }) => (origins.includes(origin) ? [name] : [])),
  )
  return event.materials.find(({ type, name }) => type === 'fertilizer' && names.has(name)) ?? null
}

/** The last day on which a job counts, `more` calendar years after its own; null when it gives nothing. */
export function lastDayOfCount(
  event: EventFacts,
  { element, origins }: Counted,
  more: number,
): string | null {
  const nutrient = nutrientAmountOf(event, element, origins)
  return nutrient === undefined || nutrient.kilograms === 0 ? null : `${calendarYearOf(event) + more}-12-31`
}

function doseOf(event: EventFacts, nutrient: NutrientAmount, field: FieldFacts): Dose {
  const year = calendarYearOf(event)
  const hectares = areaOfYear(field, year)
  const perHectare = hectares > 0 ? nutrient.kilograms / hectares : 0
  return { event, nutrient, year, cropYear: cropYearOfEvent(event, field), hectares, perHectare }
}

/** Whether a job that is asked for counts at all; if none does, no sum is other than it was without them. */
const isNeeded = ({ events, focus }: Facts, origins: readonly Origin[]): boolean =>
  focus === undefined ||
  events.some(
    (event) => focus.has(event._id) && portionsOf(event).some(({ origin }) => origins.includes(origin)),
  )

/** A check of nutrients in two steps: where no job that is asked for gives any of these origins, no amount of it counts. */
export const prepareNutrients = (
  facts: Facts,
  origins: readonly Origin[],
  check: (facts: Facts) => Finding[],
): Prepared => (isNeeded(facts, origins) ? (typed) => check(factsAsTyped(facts, typed)) : () => NO_FINDINGS)

/** Doses of the field's jobs, in the order in which they are added up; none when none of it is asked for. */
export function dosesOf(facts: Facts, { element, origins }: Counted): Dose[] {
  if (!isNeeded(facts, origins)) return []
  const { events, field } = facts
  const doses: { readonly dose: Dose; readonly order: string }[] = []
  for (const event of events) {
    const nutrient = nutrientAmountOf(event, element, origins)
    if (nutrient) doses.push({ dose: doseOf(event, nutrient, field), order: orderOf(event) })
  }
  return doses.toSorted((a, b) => (a.order < b.order ? -1 : 1)).map(({ dose }) => dose)
}

/** Sum that the field was given with a job and before it. */
export interface Total {
  readonly dose: Dose
  readonly perHectare: number
  readonly kilograms: number
  readonly isAdvisory: boolean
}

/** The sum with each dose, over so many calendar years that end with its own; a job that gives nothing has none. */
export function totalsOf(all: readonly Dose[], years: number): Total[] {
  const doses = all.filter(({ nutrient }) => nutrient.kilograms > 0)
  return doses.map((dose, i) => {
    const counted = doses.filter(
      ({ year, cropYear }, j) =>
        j <= i && year <= dose.year && year > dose.year - years && cropYear <= dose.cropYear,
    )
    return {
      dose,
      perHectare: counted.reduce((sum, { perHectare }) => sum + perHectare, 0),
      kilograms: counted.reduce((sum, { nutrient }) => sum + nutrient.kilograms, 0),
      isAdvisory: counted.some(({ nutrient }) => nutrient.isAdvisory),
    }
  })
}

/** Compared as whole grams: nothing is broken by the error of binary fractions. */
export const isAbove = (kilograms: number, limit: number): boolean =>
  Math.round(kilograms * 1000) > Math.round(limit * 1000)

/** To two decimals, or as many as it takes to see that it is above the limit. */
export const aboveText = (kilograms: number, limit: number): string => {
  const short = roundTo(kilograms, 2)
  return numberText(short > limit ? short : roundTo(kilograms, 3))
}

/** Said when a sum rests on figures that nobody measured. */
export const advisoryText = (isAdvisory: boolean): string =>
  isAdvisory ? ' Arvutuses on soovituslikke väärtusi: kontrollige väetise sisaldust.' : ''

const PARTS: Readonly<Record<MissingPart, string>> = { amount: 'kogus', nutrient: 'toiteainesisaldus' }
const ELEMENT_NAMES: Readonly<Record<NutrientElement, string>> = {
  N: 'lämmastikku',
  P: 'fosforit',
  K: 'kaaliumi',
}

/** Jobs of which it is not known all that they give, each once. */
export const unknownsOf = (doses: readonly Dose[], facts: Facts, { element }: Counted): Finding[] =>
  doses
    .filter(({ nutrient }) => nutrient.missing.length > 0)
    .map(({ event, nutrient: { missing, unknown } }) => ({
      outcome: 'unknown',
      event,
      related: null,
      material: event.materials.find(({ name }) => unknown.includes(name)) ?? null,
      cause: `${missing.join('+')}|${unknown.join('+').slice(0, 80)}`,
      date: null,
      until: null,
      nextAllowed: null,
      missing,
      message: () =>
        `Põld „${facts.field.name}“: töö „${event.job.name}“ ${ELEMENT_NAMES[element]} ei saa lõpuni arvestada. ` +
        `${missing.length > 1 ? 'Puuduvad' : 'Puudub'} ${missing.map((part) => PARTS[part]).join(' ja ')}: ${unknown.map((name) => `„${name}“`).join(', ')}. ` +
        `Lisage ${missing.length > 1 ? 'need' : 'see'}, et piirmäära saaks kontrollida.`,
    }))
