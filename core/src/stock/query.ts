/** Questions to the stock: a period, one material, a page of entries. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day } from '../time/schema.ts'

const areInOrder = ({ start, end }: { start?: string | undefined; end?: string | undefined }): boolean =>
  start === undefined || end === undefined || start <= end
const wrongOrder = { error: 'endBeforeStart', path: ['end'] }

/** First and last day, both inside. Left out, it is the calendar year of the last day, up to today. */
export const StockQuery = z
  .object({
    start: Day.optional(),
    end: Day.optional(),
    requisiteId: Id.optional(),
    /** Without plans the balances alone are told: what is planned counts as 0. */
    plans: z.enum(['true', 'false']).default('true'),
  })
  .refine(areInOrder, wrongOrder)
export type StockQuery = z.infer<typeof StockQuery>
/** Entries that are answered at once, the newest; those before are asked for by the last of them. */
export const MAX_LISTED_ENTRIES = 5000

/** First and last day of entries, both inside; all where they are left out. The list goes on after an entry, by its day and id. */
export const EntriesQuery = z
  .object({ start: Day.optional(), end: Day.optional(), afterDay: Day.optional(), afterId: Id.optional() })
  .refine(areInOrder, wrongOrder)
  .refine(({ afterDay, afterId }) => (afterDay === undefined) === (afterId === undefined), {
    error: 'required',
    path: ['afterId'],
  })
export type EntriesQuery = z.infer<typeof EntriesQuery>
