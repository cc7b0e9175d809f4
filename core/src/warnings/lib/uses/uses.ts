/** The uses of materials on one field, and in which order they count. */
import { type EventFacts, type Facts, isWhatIf, type MaterialUse } from '../../facts.ts'
import { limitOfUse } from '../register/register-use.ts'
import { sameMaterialKeys } from './same-material.ts'

/** One material in one job. */
export interface Use {
  readonly event: EventFacts
  readonly material: MaterialUse
  /** How often it may be used in a season; null where nothing says so. */
  readonly limit: number | null
}

/** The field and the register that tell how often. */
export type UsePlace = Pick<Facts, 'field' | 'products' | 'focus'> & {
  /** How often a material may be used, when it is not what the rules count by. */
  readonly limitOf?: typeof limitOfUse
}

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

/** Uses in the order in which their jobs count; those of one job stay as they stand. */
export const usesInOrder = (uses: readonly Use[]): Use[] =>
  uses
    .map((use) => ({ use, order: orderOf(use.event) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ use }) => use)

export function usesOf(events: readonly EventFacts[], place: UsePlace): Use[] {
  const limitOf = place.limitOf ?? limitOfUse
  const uses: Use[] = []
  for (const event of events)
    for (const material of event.materials)
      uses.push({ event, material, limit: limitOf(place, event, material) })
  return uses
}

const isNumbered = ({ material: { registerNumber, ingredients } }: Use): boolean =>
  registerNumber !== null && ingredients.every(({ code }) => code !== '')

/**
 * Keys of what the jobs that are asked for use: nothing else can come above its limit by them. Undefined when all
 * jobs are asked for, or when something has only a name: a job may then tell which number another's name stands for.
 */
export function keysInFocus(
  uses: readonly Use[],
  focus: Facts['focus'],
  keysOf: (material: MaterialUse) => readonly string[],
): ReadonlySet<string> | undefined {
  if (!focus || !uses.every(isNumbered)) return undefined
  return new Set(uses.flatMap(({ event, material }) => (focus.has(event._id) ? keysOf(material) : [])))
}

/** Keys that tell whether two materials are one product, among the uses of a crop year. */
export const productKeysOf = (uses: readonly Use[]): ((material: MaterialUse) => string) =>
  sameMaterialKeys(uses.map(({ material }) => material))
