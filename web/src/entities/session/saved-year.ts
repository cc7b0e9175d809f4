import { Year } from '@vagu/core/time/schema'
import { z } from 'zod'

/** `chosenIn` is the opening year at the time of choosing: a choice of last season does not hold in the next. */
const Saved = z.object({ globalYear: Year, chosenIn: Year.optional() })

const YEARS_BEFORE = 4

export const globalSettings = (
  year: number,
  opening: number,
): z.infer<typeof Saved> & Record<string, number> => ({
  globalYear: year,
  chosenIn: opening,
})

/** The chosen year out of the saved settings of the screens; undefined where none holds. */
export function savedYearOf(settings: unknown, opening: number): number | undefined {
  const saved = Saved.safeParse(settings).data
  if (!saved || (saved.chosenIn !== undefined && saved.chosenIn !== opening)) return undefined
  return saved.globalYear
}

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
