import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { FoundSeed, SeedQuery } from './schema.ts'

export const findSeeds = endpoint('GET', '/seeds', {
  summary: 'Varieties whose names, or the names of whose crops, hold the text, from 2 letters, at most 30',
  query: SeedQuery,
  reply: z.array(FoundSeed),
})
