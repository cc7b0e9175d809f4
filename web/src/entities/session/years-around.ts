const YEARS_BEFORE = 4

/** The first and the last crop year of which a farm holds something; null where it holds nothing. */
type Held = { readonly first: number; readonly last: number } | null

/**
 * The years to choose from, newest first: four before this one to the next, those of which the farm holds something with
 * one more to plan, and the chosen one wherever it lies.
 */
export function yearsAround(currentYear: number, chosen: number, held: Held = null): number[] {
  const first = Math.min(currentYear - YEARS_BEFORE, chosen, held?.first ?? currentYear)
  const last = Math.max(currentYear + 1, chosen, (held?.last ?? currentYear) + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}
