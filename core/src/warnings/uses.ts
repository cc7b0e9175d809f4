/** The uses of materials on one field: in which order they count, and which of them are one material. */
import { materialKey } from '../requisites/schema.ts'
import { type EventFacts, type Facts, isWhatIf, type MaterialUse } from './facts.ts'
import { limitOfUse } from './register-use.ts'

/** One material in one job. */
export interface Use {
  readonly event: EventFacts
  readonly material: MaterialUse
  /** How often it may be used in a season; null where nothing says so. */
  readonly limit: number | null
}

/** The field and the register that tell how often. */
export type UsePlace = Pick<Facts, 'field' | 'products' | 'focus'>

/** In which order jobs count: done before drafts before plans, then by day and time; then the record's name decides. */
export const orderOf = (event: EventFacts): string => {
  const rank = event.status === 'PLANNED' ? 2 : isWhatIf(event) ? 1 : 0
  return `${rank} ${event.date} ${event.startTime ?? ''} ${event._id}`
}

export const inOrder = (events: readonly EventFacts[]): EventFacts[] =>
  events
    .map((event) => ({ event, order: orderOf(event) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ event }) => event)

export const usesOf = (events: readonly EventFacts[], place: UsePlace): Use[] =>
  events.flatMap((event) =>
    event.materials.map((material) => ({ event, material, limit: limitOfUse(place, event, material) })),
  )

const isNumbered = ({ material: { registerNumber, ingredients } }: Use): boolean =>
  registerNumber !== null && ingredients.every(({ code }) => code !== '')

/**
 * What the jobs that are asked for use: nothing else can come above its limit by them. Undefined when all jobs are asked
 * for, or when something has only a name: a job may then tell which number another's name stands for.
 */
export function keysAsked(
  uses: readonly Use[],
  focus: Facts['focus'],
  keysOf: (material: MaterialUse) => readonly string[],
): ReadonlySet<string> | undefined {
  if (!focus || !uses.every(isNumbered)) return undefined
  return new Set(uses.flatMap(({ event, material }) => (focus.has(event._id) ? keysOf(material) : [])))
}

/** Something that has a number or code, or only a name. */
interface Numbered {
  readonly number: string | null
  readonly name: string
}

/** Numbers by name, where exactly one is known: what has only a name goes by it to that number. */
export function numbersByName(all: readonly Numbered[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>()
  for (const { number, name } of all) {
    if (number === null) continue
    const key = materialKey(name)
    const known = found.get(key)
    found.set(key, known === undefined || known === number ? number : null)
  }
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== null))
}

/** What tells whether two materials are one product, among the uses of a crop year. */
export function productKeysOf(uses: readonly Use[]): (material: MaterialUse) => string {
  if (uses.every(({ material }) => material.registerNumber !== null)) return ({ key }) => key
  const numbers = numbersByName(
    uses.map(({ material }) => ({
      number: material.registerNumber === null ? null : material.key,
      name: material.name,
    })),
  )
  return ({ registerNumber, key }) => (registerNumber === null ? (numbers.get(key) ?? key) : key)
}
