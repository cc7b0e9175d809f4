import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { Day, YearInPath } from '../time/schema.ts'
import { Field } from './schema.ts'

/** Days between which a season may begin and end are those of `YearInfo`; null is the usual day. */
export const SeasonsChange = z.object({
  seasonStart: Day.nullable(),
  seasonEnd: Day.nullable().optional(),
  /** Without it every active field. */
  fieldIds: z.array(Id).min(1, 'required').max(5000, 'tooLarge').optional(),
})
export type SeasonsChange = z.infer<typeof SeasonsChange>

export const changeSeasons = endpoint('PUT', '/fields/{year}/seasons', {
  summary:
    'Sets when the season of a crop year begins, on some fields or all active ones; answers them without shapes',
  writes: ['fields', 'jobs'],
  params: z.object({ year: YearInPath }),
  body: SeasonsChange,
  reply: z.array(Field),
})
