import { dayText, numberText } from '../../../text/format.ts'
import { addDays, daysBetween } from '../../../time/day.ts'
import { areaUnits, hectaresOf } from '../../../units/rounding.ts'
import { counted } from '../../../text/counted.ts'
import {
  cropYearOfEvent,
  type EventFacts,
  type Facts,
  fieldAreaAt,
  type FieldFacts,
  isWhatIf,
  type MaterialUse,
} from '../../facts.ts'
import { figuresOf } from '../../lib/register/product-uses.ts'
import { cropName } from '../../lib/register/register-text.ts'
import { isRegistered, productIn, type ProductInJob } from '../../lib/register/register-use.ts'
import { type Finding, type Missing, NO_FINDINGS, type Prepared, type Rule } from '../../rule.ts'
import { type AsTyped, asTyped } from '../../lib/as-typed.ts'
import { LABEL } from '../../lib/law/sources.ts'

/** A product in a job that has a day. */
interface Treatment {
  readonly event: EventFacts
  readonly material: MaterialUse
}

const lastDayOf = (event: EventFacts): string => event.endDate ?? event.date

/** Keys of what the jobs that are asked for use; undefined when all are. */
function keysInFocus({ events, focus }: Facts): ReadonlySet<string> | undefined {
  if (!focus) return undefined
  const inFocus = events.filter(({ _id }) => focus.has(_id))
  return new Set(inFocus.flatMap(({ materials }) => materials.map(({ key }) => key)))
}

/** Jobs that have a day, by product; a product twice in one job is one treatment. */
function treatmentsByProduct(facts: Facts): Map<string, Treatment[]> {
  const inFocus = keysInFocus(facts)
  const byKey = new Map<string, Treatment[]>()
  for (const event of facts.events) {
    if (event.status === 'PLANNED') continue
    for (const material of event.materials) {
      if (inFocus?.has(material.key) === false || !isRegistered(event, material)) continue
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

/** Of two jobs the finding stands on the later one; on the one that is not done where only one of them is. */
const isBefore = ({ event: one }: Treatment, { event: other }: Treatment): boolean =>
  isWhatIf(one) === isWhatIf(other) ? !isAfter(one, other) : isWhatIf(other)

/** Days from the last of the one to the first of the other; 0 when they touch. */
function gapOf(a: EventFacts, b: EventFacts): number {
  const [endOfA, endOfB] = [lastDayOf(a), lastDayOf(b)]
  if (b.date > endOfA) return daysBetween(endOfA, b.date)
  return a.date > endOfB ? daysBetween(endOfB, a.date) : 0
}

/** The least interval of the uses that the job may be; 0 when one of them asks for none. */
const intervalOf = ({ uses }: Pick<ProductInJob, 'uses'>): number =>
  uses.length === 0 ? 0 : Math.min(...uses.map(({ intervalDays }) => intervalDays ?? 0))

interface Judged {
  readonly found: Pick<ProductInJob, 'material' | 'crop'>
  readonly interval: number
  /** Area of the field in the crop year of the job. */
  readonly fieldUnits: number
}

/** The same with the job as it is typed now; a class, as `TooNear` is. */
class Typed implements Judged {
  readonly event: EventFacts
  readonly found: Judged['found']
  readonly interval: number
  readonly fieldUnits: number

  constructor(event: EventFacts, { found, interval, fieldUnits }: Judged) {
    this.event = event
    this.found = found
    this.interval = interval
    this.fieldUnits = fieldUnits
  }
}

/** Two parts of a field that fit into it side by side may be different places. */
const mayLieApart = (other: EventFacts, { event, fieldUnits }: Typed): boolean =>
  areaUnits(other.area) + areaUnits(event.area) <= fieldUnits

const lawText = ({ found: { crop }, interval }: Judged): string =>
  `Registri järgi peab kahe töötluse vahe kultuuril „${cropName(crop)}“ olema vähemalt ` +
  `${counted(interval, 'päev', 'päeva')}. `

const OF_AREA: readonly Missing[] = ['area']

/** Facts of a job beside another, whatever their areas. */
function pairOf({ found: { material }, interval }: Omit<Judged, 'fieldUnits'>, related: EventFacts) {
  const nextAllowed = addDays(lastDayOf(related), interval)
  const cause = `${related._id}|${material.key.slice(0, 100)}|${nextAllowed}`
  return { cause, until: addDays(nextAllowed, -1), nextAllowed }
}

/** Made apart from the field that gets it, as that of a dose. */
const messageOf =
  (field: FieldFacts, { related, common }: Near, typed: Typed) =>
  (): string =>
    `Põld „${field.name}“: vahendiga „${typed.found.material.name}“ tehtud töö „${typed.event.job.name}“ (${dayText(typed.event.date)}) ja ` +
    `töö „${related.job.name}“ (${dayText(related.date)}) vahe on ${counted(gapOf(related, typed.event), 'päev', 'päeva')}. ` +
    lawText(typed) +
    (mayLieApart(related, typed) ? 'Kui töödeldi põllu eri osi, on kõik korras. ' : '') +
    `Uuesti tohib kasutada alates ${dayText(common.nextAllowed)}.`

/** A job that is too close to one before it. It is made at every key in an area, and stays until the next: see `Found`. */
class TooNear implements Finding {
  readonly outcome: 'unknown' | 'broken'
  readonly event: EventFacts
  readonly related: EventFacts
  readonly material: MaterialUse
  readonly cause: string
  readonly date: string | null
  readonly until: string
  readonly nextAllowed: string
  readonly missing: readonly Missing[] | undefined
  readonly message: () => string

  constructor({ field }: Facts, near: Near, typed: Typed) {
    const { related, common } = near
    const { event } = typed
    const { material } = typed.found
    const isUnsure = mayLieApart(related, typed)
    this.outcome = isUnsure ? 'unknown' : 'broken'
    this.event = event
    this.related = related
    this.material = material
    this.cause = common.cause
    this.date = isUnsure ? null : event.date
    this.until = common.until
    this.nextAllowed = common.nextAllowed
    this.missing = isUnsure ? OF_AREA : undefined
    this.message = messageOf(field, near, typed)
  }
}

const unitsOf = (events: readonly EventFacts[]): number =>
  events.reduce((sum, { area }) => sum + areaUnits(area), 0)

/** The job and those before it that lie in one span shorter than the interval, and the one at the other end of it. */
interface Span {
  readonly related: Near
  readonly events: readonly EventFacts[]
}

/**
 * The span that begins last and in which the areas add up to more than the field: every two of its jobs are too close.
 * The job itself stands in it.
 */
function overfullSpan(near: readonly Near[], { event, interval, fieldUnits }: Typed): Span | undefined {
  const all = [...near.map(({ related }) => related), event].toSorted((a, b) => (isAfter(a, b) ? 1 : -1))
  for (const first of all.toReversed()) {
    const within = all.filter((other) => !isAfter(first, other) && gapOf(first, other) < interval)
    const isFull = unitsOf(within) > fieldUnits
    const other = first === event ? within.at(-1) : first
    const related = near.find((each) => each.related === other)
    if (isFull && within.includes(event) && related) return { related, events: within }
  }
  return undefined
}

function findingOfSpan(facts: Facts, { related, events }: Span, typed: Typed): Finding {
  const { event } = typed
  const { material } = typed.found
  const { common } = related
  return {
    event,
    related: related.related,
    material,
    ...common,
    outcome: 'broken',
    cause: `${common.cause}|span`,
    judged: String(unitsOf(events)),
    date: event.date,
    message: () =>
      `Põld „${facts.field.name}“: vahendiga „${material.name}“ on lühema vahega kui ` +
      `${counted(typed.interval, 'päev', 'päeva')} töödeldud kokku ${numberText(hectaresOf(unitsOf(events)))} ha ` +
      `(${events.map(({ date }) => dayText(date)).join(', ')}), põllul on ` +
      `${numberText(fieldAreaAt(event, facts.field))} ha. ${lawText(typed)}` +
      `Uuesti tohib kasutada alates ${dayText(common.nextAllowed)}.`,
  }
}

/** A job before another that is closer to it than its product asks. */
interface Near {
  readonly related: EventFacts
  readonly common: ReturnType<typeof pairOf>
}
/** A treatment, and those before it that are too close. */
interface TooClose extends Judged {
  readonly event: EventFacts
  readonly near: readonly Near[]
}

/** `list`: the treatments with the product. */
function tooCloseTo(facts: Facts, later: Treatment, list: readonly Treatment[]): TooClose | undefined {
  const { event } = later
  const product = facts.products?.of(later.material)
  const max = product ? Math.ceil(figuresOf(product).intervalDays) : 0
  if (max <= 0) return undefined
  const year = cropYearOfEvent(event, facts.field)
  const close = list.filter(
    (other) =>
      other !== later &&
      isBefore(other, later) &&
      cropYearOfEvent(other.event, facts.field) === year &&
      gapOf(other.event, event) < max,
  )
  const isNeeded = !facts.focus || [later, ...close].some((each) => facts.focus?.has(each.event._id))
  const found = close.length > 0 && isNeeded ? productIn(facts, event, later.material) : undefined
  const interval = found ? Math.ceil(intervalOf(found)) : 0
  const near = close.map((each) => each.event).filter((other) => gapOf(other, event) < interval)
  if (!found || near.length === 0) return undefined
  return {
    event,
    found,
    interval,
    fieldUnits: areaUnits(fieldAreaAt(event, facts.field)),
    near: near.map((related) => ({ related, common: pairOf({ found, interval }, related) })),
  }
}

/** Whether they lie side by side, by the areas that are typed now. */
function findingsOf(facts: Facts, close: TooClose, now: AsTyped): Finding[] {
  const typed = new Typed(now(close.event), close)
  const near = close.near.map((each): Near => {
    const related = now(each.related)
    return related === each.related ? each : { ...each, related }
  })
  const pairs = near.map((each) => new TooNear(facts, each, typed))
  const isBroken = pairs.some(({ outcome }) => outcome === 'broken')
  const span = isBroken ? undefined : overfullSpan(near, typed)
  return span ? [findingOfSpan(facts, span, typed)] : pairs
}

function tooCloseIn(facts: Facts): TooClose[] {
  if (!facts.products) return []
  const lists = [...treatmentsByProduct(facts).values()].filter((list) => list.length > 1)
  return lists.flatMap((list) => list.flatMap((later) => tooCloseTo(facts, later, list) ?? []))
}

function prepare(facts: Facts): Prepared {
  const [first, ...others] = tooCloseIn(facts)
  if (!first) return () => NO_FINDINGS
  return (typed) => {
    const now = asTyped(typed)
    const found = findingsOf(facts, first, now)
    return others.length === 0 ? found : [found, ...others.map((each) => findingsOf(facts, each, now))].flat()
  }
}

/** Two treatments of a field with one product that lie closer together than the register allows. */
export const intervalIgnored: Rule = {
  id: 'INTERVAL_IGNORED',
  title: 'Töötluste vahe liiga lühike',
  level: 'ERROR',
  summary:
    'Sama vahendiga ei tohi põldu ühel saagiaastal uuesti töödelda päevadel 0 kuni N − 1 eelmise töötluse viimasest ' +
    'päevast, kui register nõuab kultuurile vahet N päeva; päeval N tohib. Kui nii lühikese aja sees tehtud tööde ' +
    'pindalad mahuvad põllule kõrvuti, võisid need olla põllu eri osad; töö, millega summa põllu pindala ületab, on rikkumine.',
  sources: LABEL,
  affectsUntil: (event, products) => {
    if (!products || event.status === 'PLANNED') return null
    const longest = event.materials.reduce((days, material) => {
      const product = isRegistered(event, material) ? products.of(material) : undefined
      return product ? Math.max(days, Math.ceil(figuresOf(product).intervalDays)) : days
    }, 0)
    return longest > 0 ? addDays(lastDayOf(event), longest - 1) : null
  },
  quantities: ['area'],
  prepare,
  check: (facts) => prepare(facts)([]),
}
