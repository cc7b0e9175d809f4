import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { YearInPath } from '../time/schema.ts'
import { CropHarvest, YieldOverview } from './schema.ts'

export const getHarvestProgress = endpoint('GET', '/harvest-progress/{year}', {
  summary: 'How far the harvest of each main crop of a crop year is, the largest crop first',
  params: z.object({ year: YearInPath }),
  reply: z.array(CropHarvest),
})
export const getYieldOverview = endpoint('GET', '/yields/{year}', {
  summary:
    'What each field gave in a crop year, at the standard moisture where it was measured, with the goals and the five years before',
  params: z.object({ year: YearInPath }),
  reply: YieldOverview,
})
