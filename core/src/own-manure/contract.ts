import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { YearInPath } from '../time/schema.ts'
import { OwnManure, OwnManureChange } from './schema.ts'

const params = z.object({ year: YearInPath })

export const getOwnManure = endpoint('GET', '/own-manure/{year}', {
  summary:
    'Animals of the farm in a calendar year with the share of it that they stand in the house, and manure that was bought and sold',
  params,
  reply: OwnManure,
})
export const changeOwnManure = endpoint('PUT', '/own-manure/{year}', {
  summary:
    'Says which animals the farm has in a calendar year and what manure it bought and sold, all of it at once. A 409 brings what somebody else has stored',
  writes: ['ownManure'],
  params,
  body: OwnManureChange,
  refuses: ['conflict'],
  reply: OwnManure,
})
