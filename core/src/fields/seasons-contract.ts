import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { YearInPath } from '../time/schema.ts'
import { Field } from './schema.ts'
import { SeasonsChange } from './seasons-schema.ts'

export const changeSeasons = endpoint('PUT', '/fields/{year}/seasons', {
  summary:
    'Sets when the season of a crop year begins, on some fields or all active ones; answers them without shapes',
  writes: ['fields', 'jobs'],
  params: z.object({ year: YearInPath }),
  body: SeasonsChange,
  reply: z.array(Field),
})
