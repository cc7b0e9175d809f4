/** Phosphorus and potassium as elements, which are stored, and as oxides, which stand on bags (by atomic mass). */
import { roundTo } from '@vagu/core/units/rounding'

const OXIDE_OF = { P: 2.29147571, K: 1.2048192 } as const
export type OxideElement = keyof typeof OXIDE_OF

/** A bag's rounding moves nothing: the other figure follows only when they differ by more, as parts of one. */
const TOLERANCE = { P: 0.005, K: 0.001 } as const

type Figure = number | null | undefined
const isKnown = (value: Figure): value is number => value != null && !Number.isNaN(value)

export const oxideOf = (element: OxideElement, value: Figure): number | null =>
  value == null ? null : roundTo(value * OXIDE_OF[element], 2)
export const elementOf = (element: OxideElement, oxide: number | null): number | null =>
  oxide === null || Number.isNaN(oxide) ? oxide : roundTo(oxide / OXIDE_OF[element], 4)

const isSame = (element: OxideElement, a: Figure, b: Figure): boolean =>
  isKnown(a) && isKnown(b) && Math.abs(a - b) <= TOLERANCE[element] * Math.abs(b)

/** The element after its oxide was typed; `before` is what it was before the typing began. */
export function elementAfter(element: OxideElement, oxide: number | null, before: Figure): number | null {
  const exact = elementOf(element, oxide)
  return isSame(element, exact, before) ? (before ?? null) : exact
}

/** The oxide that stands beside the element: as it was typed while they agree, else reckoned. */
export const oxideBeside = (element: OxideElement, value: Figure, typed: Figure): number | null =>
  isKnown(typed) && isSame(element, elementOf(element, typed), value) ? typed : oxideOf(element, value)
