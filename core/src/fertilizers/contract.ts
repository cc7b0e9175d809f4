import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { FertilizerQuery, FoundFertilizer } from './schema.ts'

export const findFertilizers = endpoint('GET', '/fertilizers', {
  summary: 'Mineral, organic and lime fertilizers whose names hold the text, from 2 letters, at most 30',
  query: FertilizerQuery,
  reply: z.array(FoundFertilizer),
})
