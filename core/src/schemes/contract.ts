import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { YearInPath } from '../time/schema.ts'
import {
  ParticipationChange,
  ParticipationVersion,
  RequirementKey,
  RequirementLines,
  SchemesOfYear,
} from './schema.ts'

const params = z.object({ year: YearInPath })

export const getSchemes = endpoint('GET', '/schemes/{year}', {
  summary:
    'Supports of a calendar year: where the farm takes part, and each requirement with its figure, limit, day and state',
  params,
  reply: SchemesOfYear,
})
export const getRequirementLines = endpoint('GET', '/schemes/{year}/requirements/{key}', {
  summary: 'Fields and jobs that the figure of one requirement is made of',
  params: params.extend({ key: RequirementKey }),
  refuses: ['notFound'],
  reply: RequirementLines,
})
export const changeParticipation = endpoint('PUT', '/schemes/{year}', {
  summary:
    'Says where the farm takes part in a year, and what was done that no record shows; jobs are judged anew where KSM comes or goes',
  writes: ['schemes', 'settings'],
  params,
  body: ParticipationChange,
  refuses: ['notFound', 'conflict'],
  reply: SchemesOfYear,
})
export const listParticipationVersions = endpoint('GET', '/schemes/{year}/history', {
  summary:
    'Who changed where the farm takes part in a year, when and how: the last 200 changes, newest first',
  params,
  reply: z.array(ParticipationVersion),
})
export const restoreParticipationVersion = endpoint('POST', '/schemes/{year}/history/{entryId}', {
  summary: 'Makes the participation of a year what it became with that change, as a new change',
  writes: ['schemes', 'settings'],
  params: params.extend({ entryId: Id }),
  refuses: ['notFound'],
  reply: SchemesOfYear,
})
