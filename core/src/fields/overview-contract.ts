import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { YearInPath } from '../time/schema.ts'
import { FieldOverview } from './overview-schema.ts'

export const getFieldsOverview = endpoint('GET', '/fields/{year}/overview', {
  summary:
    'Of each field its last done or running job of a crop year, and the next days on which work and harvest are allowed',
  params: z.object({ year: YearInPath }),
  reply: z.array(FieldOverview),
})
