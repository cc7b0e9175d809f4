import { z } from 'zod'
import { Year } from '../time/schema.ts'

/** The screen under whose name the chosen year is kept: all of them. */
export const ALL_SCREENS = 'global'

/** `chosenIn` is the opening year at the time of choosing: a choice of last season does not hold in the next. */
const Saved = z.object({ globalYear: Year, chosenIn: Year.optional() })

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
