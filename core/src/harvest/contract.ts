import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { YearInPath } from '../time/schema.ts'
import { CropHarvest } from './schema.ts'

export const getHarvestProgress = endpoint('GET', '/harvest-progress/{year}', {
  summary: 'How far the harvest of each main crop of a crop year is, the largest crop first',
  params: z.object({ year: YearInPath }),
  reply: z.array(CropHarvest),
})
