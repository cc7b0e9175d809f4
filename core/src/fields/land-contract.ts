import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { YearInPath } from '../time/schema.ts'
import { AreaScope, Land } from './land-schema.ts'

export const getLand = endpoint('GET', '/fields/{year}/land', {
  summary:
    'The land in use in a crop year by farm, crop and group, with the share of each: of the farm on the screens, or of all that the user owns with it',
  params: z.object({ year: YearInPath }),
  query: z.object({ scope: AreaScope.optional() }),
  reply: Land,
})
