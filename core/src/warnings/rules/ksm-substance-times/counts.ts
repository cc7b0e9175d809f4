/** Uses of one substance on one field in a calendar year, in the order in which they count. */
import { areaOfYear } from '../../../fields/rules.ts'
import { materialKey } from '../../../materials/schema.ts'
import { areaUnits } from '../../../units/rounding.ts'
import { CATEGORY } from '../../../settings/table.ts'
import {
  cropAt,
  cropYearOfEvent,
  type EventFacts,
  type Facts,
  isWhatIf,
  type MaterialUse,
} from '../../facts.ts'
import { isHay, isInKsm, substancesIn } from '../../lib/ksm.ts'
import { calendarYearOf } from '../../lib/fertilizing/nutrient-doses.ts'
import { allowedUnits } from '../../lib/uses/use-tolerance.ts'
import { inOrder } from '../../lib/uses/uses.ts'
import { MAX_SUBSTANCE_TIMES } from './limits.ts'

/** The crops of § 17, lg 2, but for hay. */
const LISTED: ReadonlySet<string> = new Set([
  'talinisu',
  'suvinisu',
  'rukis',
  'sangaste_rukis',
  'suvioder',
  'kaer',
  'taliraps',
  'suviraps',
  'talirups',
  'suvirups',
  'mais',
  'poldhernes',
  'aedhernes',
  'polduba',
])
/** Grass that is grown for its seed is free. */
const SEED_YIELD = 'Seemned'

/** Whether the rule holds for what grows; undefined where nobody has said what it is. */
function isListed(event: EventFacts, { field }: Facts): boolean | undefined {
  const crop = cropAt(event, field)
  if (crop === null) return undefined
  if (!isHay(crop)) return LISTED.has(crop)
  const info = field.yearInfo.find(({ year }) => year === cropYearOfEvent(event, field))
  return info?.mainCrop?.yieldType !== SEED_YIELD
}

const INSECTICIDE = /insektitsiid/i

/** Whether the product works against insects; undefined where neither copy nor register says what it works against. */
function isInsecticide(material: MaterialUse, { products }: Facts): boolean | undefined {
  const kinds = [material.subtype, ...(products?.of(material)?.kinds ?? [])].filter((kind) => kind !== null)
  return kinds.length === 0 ? undefined : kinds.some((kind) => INSECTICIDE.test(kind))
}

/** One job with a substance. */
export interface SubstanceUse {
  readonly event: EventFacts
  readonly material: MaterialUse
  /** Its name; registers write it in one way, and another job's word for it may not change what this one means. */
  readonly substance: string
  /** Crop and product are known to be such as the rule is about. */
  readonly isSure: boolean
  /** Why not. */
  readonly missing: 'crop' | 'register' | null
}

/** A chemical in plant protection; 'Muu' is no treatment, and what is planned for no day is counted by its year. */
export const usesSubstances = (
  { category, materials }: EventFacts,
  register: Pick<Facts, 'products'>,
): boolean =>
  category.key !== CATEGORY.other &&
  materials.some((material) => material.type === 'chemical' && substancesIn(register, material).length > 0)

function usesIn(event: EventFacts, facts: Facts): SubstanceUse[] {
  const listed = isListed(event, facts)
  if (listed === false) return []
  return event.materials.flatMap((material) => {
    const insecticide = material.type === 'chemical' ? isInsecticide(material, facts) : true
    if (insecticide === true) return []
    const missing = listed === undefined ? 'crop' : insecticide === undefined ? 'register' : null
    return substancesIn(facts, material).map(({ name }) => ({
      event,
      material,
      substance: name,
      isSure: missing === null,
      missing,
    }))
  })
}

/** A job with which a substance comes above its times. */
export interface TooMany {
  readonly use: SubstanceUse
  readonly key: string
  readonly year: number
  readonly times: number
  readonly totalUnits: number
  readonly fieldUnits: number
  readonly allowed: number
  /** The jobs that were counted, this one included. */
  readonly counted: readonly SubstanceUse[]
}

/** The jobs above the limit among the uses of one substance in one year; each job counts once. */
function tooManyOf(key: string, uses: readonly SubstanceUse[], facts: Facts): TooMany[] {
  return uses.flatMap((use, i): TooMany[] => {
    if (uses.findIndex(({ event }) => event === use.event) < i) return []
    const { event } = use
    const year = calendarYearOf(event)
    const times = MAX_SUBSTANCE_TIMES.at(`${year}-12-31`)?.value
    const fieldUnits = areaUnits(areaOfYear(facts.field, year))
    // a job is never held against one of a later crop year: a change there would not judge it anew
    const cropYear = cropYearOfEvent(event, facts.field)
    const before = uses.slice(0, i + 1).filter((each) => cropYearOfEvent(each.event, facts.field) <= cropYear)
    const counted = [...new Map(before.map((each) => [each.event, each])).values()]
    const totalUnits = counted.reduce((sum, each) => sum + areaUnits(each.event.area), 0)
    const allowed = times === undefined ? Infinity : allowedUnits(times, fieldUnits, event.date)
    return times === undefined || totalUnits <= allowed
      ? []
      : [{ use, key, year, times, totalUnits, fieldUnits, allowed, counted }]
  })
}

function tooManyAmong(events: readonly EventFacts[], facts: Facts): TooMany[] {
  const uses = inOrder(events).flatMap((event) => usesIn(event, facts))
  const groups = Map.groupBy(uses, (use) => `${calendarYearOf(use.event)}|${materialKey(use.substance)}`)
  return [...groups].flatMap(([key, group]) => {
    const sure = group.filter(({ isSure }) => isSure)
    const certain = tooManyOf(key, sure, facts)
    const broken = new Set(certain.map(({ use }) => use.event))
    const maybe = sure.length === group.length ? [] : tooManyOf(key, group, facts)
    return [...certain, ...maybe.filter(({ use }) => !broken.has(use.event))]
  })
}

/** Uses that are done are counted among themselves; drafts, then plans, are added to all of them. */
export function tooManyUses(facts: Facts): TooMany[] {
  if (!facts.ksmYears?.length) return []
  const events = facts.events.filter((event) => isInKsm(facts, event) && usesSubstances(event, facts))
  if (events.length === 0) return []
  const done = events.filter((event) => !isWhatIf(event))
  const onDone = tooManyAmong(done, facts)
  if (done.length === events.length) return onDone
  return [...onDone, ...tooManyAmong(events, facts).filter(({ use }) => isWhatIf(use.event))]
}
