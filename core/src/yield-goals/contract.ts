import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { YearInPath } from '../time/schema.ts'
import { GoalsChange, YieldPlan } from './schema.ts'

const params = z.object({ year: YearInPath })

export const getYieldGoals = endpoint('GET', '/fields/{year}/predicted-yield', {
  summary:
    'Yields that are counted on in a crop year, by field and crop, with what the fields gave in the five years before',
  params,
  reply: YieldPlan,
})
export const changeYieldGoals = endpoint('PUT', '/fields/{year}/predicted-yield', {
  summary:
    'Sets goals of a crop year, and prices of a tonne; those that are not named stay. A 409 brings the stored goals that somebody else has changed',
  writes: ['yieldGoals'],
  params,
  body: GoalsChange,
  refuses: ['notFound', 'conflict'],
  reply: YieldPlan,
})
