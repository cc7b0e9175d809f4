/** Fields being put in order: what each step makes of the list of their ids. */
import { cropTitle } from '@vagu/core/crops/title'
import { areaOfYear, mainCropOf, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { compareNamesOfAnyCase } from '@vagu/core/text/order'

export const ORDER_KEYS = ['name', 'code', 'area', 'crop'] as const
export type OrderKey = (typeof ORDER_KEYS)[number]

/** Texts in Estonian order, what says nothing last. */
const compareTexts = (a: string, b: string): number =>
  Number(a === '') - Number(b === '') || compareNamesOfAnyCase(a, b)

const cropOf = (field: Field, year: number): string => {
  const crop = mainCropOf(field, year)
  return crop ? cropTitle(crop) : ''
}

/** Ids in the order of a property in a crop year, the largest area first; equal ones stay as they stood. */
export function orderedBy(fields: readonly Field[], key: OrderKey, year: number): string[] {
  const compare: Readonly<Record<OrderKey, (a: Field, b: Field) => number>> = {
    name: (a, b) => compareTexts(nameOfYear(a, year), nameOfYear(b, year)),
    code: (a, b) => compareTexts(a.code, b.code),
    area: (a, b) => areaOfYear(b, year) - areaOfYear(a, year),
    crop: (a, b) => compareTexts(cropOf(a, year), cropOf(b, year)),
  }
  return fields.toSorted(compare[key]).map(({ _id }) => _id)
}

/** One id in another place of the list; beyond an end it stays at the end. */
export function movedTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const to = Math.max(0, Math.min(place, ids.length - 1))
  if (ids[to] === id || !ids.includes(id)) return ids
  return ids.filter((other) => other !== id).toSpliced(to, 0, id)
}

/** Every field of the farm in order: the shown ones take their own places anew, the others keep theirs. */
export function wholeOrder(all: readonly string[], shown: readonly string[]): string[] {
  const isShown = new Set(shown)
  const next = shown.values()
  return all.map((id) => (isShown.has(id) ? (next.next().value ?? id) : id))
}
