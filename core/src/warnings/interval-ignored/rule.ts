import { dayText } from '../../text/format.ts'
import { addDays, daysBetween } from '../../time/day.ts'
import { areaUnits } from '../../units/rounding.ts'
import { countText } from '../delay-text.ts'
import {
  cropYearOfEvent,
  type EventFacts,
  type Facts,
  fieldAreaAt,
  isWhatIf,
  type MaterialUse,
} from '../facts.ts'
import { figuresOf } from '../product-uses.ts'
import { cropName } from '../register-text.ts'
import { isRegistered, productIn, type ProductInJob } from '../register-use.ts'
import type { Finding, Rule } from '../rule.ts'
import { LABEL } from '../sources.ts'

/** A product in a job that has a day. */
interface Treatment {
  readonly event: EventFacts
  readonly material: MaterialUse
}

const lastDayOf = (event: EventFacts): string => event.endDate ?? event.date

/** Jobs that have a day, by product; a product twice in one job is one treatment. */
function treatmentsByProduct(events: Facts['events']): Map<string, Treatment[]> {
  const byKey = new Map<string, Treatment[]>()
  for (const event of events) {
    if (event.status === 'PLANNED') continue
    for (const material of event.materials) {
      if (!isRegistered(event, material)) continue
      const list = byKey.get(material.key)
      if (!list) byKey.set(material.key, [{ event, material }])
      else if (list.at(-1)?.event !== event) list.push({ event, material })
    }
  }
  return byKey
}

const isAfter = (a: EventFacts, b: EventFacts): boolean => {
  if (a.date !== b.date) return a.date > b.date
  const [timeOfA, timeOfB] = [a.startTime ?? '', b.startTime ?? '']
  return timeOfA === timeOfB ? a._id > b._id : timeOfA > timeOfB
}

/** The finding stands on the later job; on the one that is not done where only one of them is. */
function inOrder(a: Treatment, b: Treatment): readonly [earlier: Treatment, later: Treatment] {
  if (isWhatIf(a.event) !== isWhatIf(b.event)) return isWhatIf(a.event) ? [b, a] : [a, b]
  return isAfter(a.event, b.event) ? [b, a] : [a, b]
}

/** Days from the last of the one to the first of the other; 0 when they touch. */
function gapOf(a: EventFacts, b: EventFacts): number {
  const [endOfA, endOfB] = [lastDayOf(a), lastDayOf(b)]
  if (b.date > endOfA) return daysBetween(endOfA, b.date)
  return a.date > endOfB ? daysBetween(endOfB, a.date) : 0
}

/** The least interval of the uses that the job may be; 0 when one of them asks for none. */
const intervalOf = ({ uses }: Pick<ProductInJob, 'uses'>): number =>
  uses.length === 0 ? 0 : Math.min(...uses.map(({ intervalDays }) => intervalDays ?? 0))

/** Two parts of a field that fit into it side by side may be different places. */
const mayLieApart = (a: EventFacts, b: EventFacts, { field }: Facts): boolean =>
  areaUnits(a.area) + areaUnits(b.area) <= areaUnits(fieldAreaAt(b, field))

interface Pair {
  readonly related: EventFacts
  readonly found: Pick<ProductInJob, 'event' | 'material' | 'crop'>
  readonly interval: number
}

function findingOf(facts: Facts, { related, found, interval }: Pair): Finding {
  const { event, material, crop } = found
  const isUnsure = mayLieApart(related, event, facts)
  const nextAllowed = addDays(lastDayOf(related), interval)
  return {
    outcome: isUnsure ? 'unknown' : 'broken',
    ...(isUnsure ? { missing: ['area'] as const } : {}),
    event,
    related,
    material,
    cause: `${related._id}|${material.key.slice(0, 100)}|${nextAllowed}`,
    date: isUnsure ? null : event.date,
    until: addDays(nextAllowed, -1),
    nextAllowed,
    message: () =>
      `Põld „${facts.field.name}“: vahendiga „${material.name}“ tehtud töö „${event.job.name}“ (${dayText(event.date)}) ja ` +
      `töö „${related.job.name}“ (${dayText(related.date)}) vahe on ${countText(gapOf(related, event), 'päev', 'päeva')}. ` +
      `Registri järgi peab kahe töötluse vahe kultuuril „${cropName(crop)}“ olema vähemalt ` +
      `${countText(interval, 'päev', 'päeva')}. ` +
      (isUnsure ? 'Kui töödeldi põllu eri osi, on kõik korras. ' : '') +
      `Uuesti tohib kasutada alates ${dayText(nextAllowed)}.`,
  }
}

function judge(facts: Facts, one: Treatment, other: Treatment): Finding | undefined {
  const [earlier, later] = inOrder(one, other)
  const product = facts.products?.of(later.material)
  const gap = gapOf(earlier.event, later.event)
  if (!product || gap >= Math.ceil(figuresOf(product).intervalDays)) return undefined
  if (cropYearOfEvent(one.event, facts.field) !== cropYearOfEvent(other.event, facts.field)) return undefined
  const found = productIn(facts, later.event, later.material)
  const interval = found ? Math.ceil(intervalOf(found)) : 0
  if (!found || gap >= interval) return undefined
  return findingOf(facts, { related: earlier.event, found, interval })
}

/** Every pair of which one is asked for. */
function judgePairs(facts: Facts, list: readonly Treatment[]): Finding[] {
  const findings: Finding[] = []
  for (const [i, one] of list.entries()) {
    const isAsked = !facts.focus || facts.focus.has(one.event._id)
    for (let j = i + 1; j < list.length; j++) {
      const other = list[j]
      if (!other || (!isAsked && !facts.focus?.has(other.event._id))) continue
      const finding = judge(facts, one, other)
      if (finding) findings.push(finding)
    }
  }
  return findings
}

function check(facts: Facts): Finding[] {
  if (!facts.products) return []
  const lists = [...treatmentsByProduct(facts.events).values()].filter((list) => list.length > 1)
  return lists.flatMap((list) => judgePairs(facts, list))
}

/** Two treatments of a field with one product that lie closer together than the register allows. */
export const intervalIgnored: Rule = {
  id: 'INTERVAL_IGNORED',
  title: 'Töötluste vahe liiga lühike',
  level: 'ERROR',
  summary:
    'Sama vahendiga ei tohi põldu ühel saagiaastal uuesti töödelda päevadel 0 kuni N − 1 eelmise töötluse viimasest ' +
    'päevast, kui register nõuab kultuurile vahet N päeva; päeval N tohib. Kui kahe töö pindalad mahuvad põllule ' +
    'kõrvuti, võisid need olla põllu eri osad.',
  sources: LABEL,
  reachOf: (event, products) => {
    if (!products || event.status === 'PLANNED') return null
    const longest = event.materials.reduce((days, material) => {
      const product = isRegistered(event, material) ? products.of(material) : undefined
      return product ? Math.max(days, Math.ceil(figuresOf(product).intervalDays)) : days
    }, 0)
    return longest > 0 ? addDays(lastDayOf(event), longest - 1) : null
  },
  check,
}
