import { areaOfYear } from '../../fields/rules.ts'
import { materialKey } from '../../requisites/schema.ts'
import { numberText } from '../../text/format.ts'
import { addDays } from '../../time/day.ts'
import { seasonOf } from '../../time/season.ts'
import { areaUnits, hectaresOf } from '../../units/rounding.ts'
import { countText } from '../delay-text.ts'
import {
  cropYearOfEvent,
  type EventFacts,
  type Facts,
  type FieldFacts,
  isWhatIf,
  type MaterialUse,
} from '../facts.ts'
import type { Finding, Rule } from '../rule.ts'
import { LABEL } from '../sources.ts'
import { TOLERANCE_PERCENT, usageLimits } from './limits.ts'

/** One material in one job. */
interface Use {
  readonly event: EventFacts
  readonly material: MaterialUse
}

/** A field in one crop year; areas in whole numbers of 0.0001 ha. */
interface FieldYear {
  readonly field: FieldFacts
  readonly year: number
  readonly units: number
  readonly lastDay: string
  readonly nextYear: string
}

function fieldYearOf(field: FieldFacts, year: number): FieldYear {
  const { end } = seasonOf(year, field.yearInfo)
  return { field, year, units: areaUnits(areaOfYear(field, year)), lastDay: end, nextYear: addDays(end, 1) }
}

/** Done before drafts before plans, then by day and time; the name of the record decides between equals. */
const orderOf = (event: EventFacts): string => {
  const rank = event.status === 'PLANNED' ? 2 : isWhatIf(event) ? 1 : 0
  return `${rank} ${event.date} ${event.startTime ?? ''} ${event._id}`
}

const inOrder = (events: readonly EventFacts[]): EventFacts[] =>
  events
    .filter((event) => event.materials.length > 0)
    .map((event) => ({ event, order: orderOf(event) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ event }) => event)

/** Register numbers by name, where the year's jobs know exactly one: a copy without a number goes by its name to it. */
function numbersByName(uses: readonly Use[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>()
  if (uses.every(({ material }) => material.registerNumber !== null)) return new Map()
  for (const { material } of uses) {
    if (material.registerNumber === null) continue
    const name = materialKey(material.name)
    found.set(name, (found.get(name) ?? material.key) === material.key ? material.key : null)
  }
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== null))
}

/** The uses of each material in one crop year, in order. */
function groupUses(events: readonly EventFacts[]): Use[][] {
  const uses = events.flatMap((event) => event.materials.map((material) => ({ event, material })))
  const numbers = numbersByName(uses)
  const groups = Map.groupBy(uses, ({ material }) =>
    material.registerNumber === null ? (numbers.get(material.key) ?? material.key) : material.key,
  )
  return [...groups.values()]
}

const limitOf = (uses: readonly Use[]): number =>
  Math.min(...uses.map(({ material }) => material.usageTimes ?? Number.POSITIVE_INFINITY))

/** Whole numbers of 0.0001 ha that may be worked, rounded half up. */
const allowedUnits = (times: number, fieldUnits: number, day: string): number =>
  Math.floor((times * fieldUnits * (TOLERANCE_PERCENT.at(day)?.value ?? 100) + 50) / 100)

interface Excess extends Use {
  readonly at: FieldYear
  readonly times: number
  readonly totalUnits: number
  readonly allowed: number
}

/** The job that passes the lowest limit, and each after it; a material that stands twice in one job counts once. */
function excessesOf(uses: readonly Use[], at: FieldYear): Excess[] {
  const times = limitOf(uses)
  if (!Number.isFinite(times)) return []
  const excesses: Excess[] = []
  let totalUnits = 0
  for (const [i, { event, material }] of uses.entries()) {
    if (uses[i - 1]?.event === event) continue
    totalUnits += areaUnits(event.area)
    const allowed = allowedUnits(times, at.units, event.date)
    if (totalUnits > allowed) excesses.push({ event, material, at, times, totalUnits, allowed })
  }
  return excesses
}

const haText = (units: number): string => `${numberText(hectaresOf(units))} ha`

const messageOf = ({ event, material, at, times, totalUnits, allowed }: Excess): string =>
  `Põld „${at.field.name}“, saagiaasta ${at.year}: vahendit „${material.name}“ on koos tööga ` +
  `„${event.job.name}“ kasutatud ${haText(totalUnits)}. Lubatud on ` +
  `${countText(times, 'kasutuskord', 'kasutuskorda')} x ${haText(at.units)}, ` +
  `5% varuga ${haText(allowed)}. Uuesti tohib kasutada järgmisel saagiaastal.`

const findingOf = (excess: Excess): Finding => ({
  outcome: 'broken',
  event: excess.event,
  related: null,
  material: excess.material,
  cause: `${excess.at.field._id}|${excess.at.year}|${excess.material.key.slice(0, 100)}|${excess.allowed}`,
  date: excess.event.status === 'PLANNED' ? null : excess.event.date,
  until: excess.at.lastDay,
  nextAllowed: excess.at.nextYear,
  message: () => messageOf(excess),
})

const excessesAmong = (events: readonly EventFacts[], field: FieldFacts): Excess[] => {
  const byYear = Map.groupBy(inOrder(events), (event) => cropYearOfEvent(event, field))
  return [...byYear].flatMap(([year, inYear]) => {
    const at = fieldYearOf(field, year)
    return groupUses(inYear).flatMap((uses) => excessesOf(uses, at))
  })
}

function check({ field, events }: Facts): Finding[] {
  const done = events.filter((event) => !isWhatIf(event))
  const onDone = excessesAmong(done, field)
  const onWhatIf =
    done.length === events.length ? [] : excessesAmong(events, field).filter(({ event }) => isWhatIf(event))
  return [...onDone, ...onWhatIf].map(findingOf)
}

/** More uses of one material on a field in a crop year than its label allows. */
export const usageTimes: Rule = {
  id: 'USAGE_TIMES_EXCEEDED',
  title: 'Kasutuskordade arv ületatud',
  level: 'ERROR',
  summary:
    'Vahendiga tööde pindalad liidetakse põllu ja saagiaasta kaupa kuupäeva järjekorras. Töö, millega summa ' +
    'ületab väikseima kasutuskordade arvu x põllu pindala x 1,05, ja iga järgmine töö saab hoiatuse.',
  sources: LABEL,
  limits: usageLimits,
  check,
}
