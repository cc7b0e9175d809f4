import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { YearInPath } from '../time/schema.ts'
import { ParticipationChange, RequirementKey, RequirementLines, SchemesOfYear } from './schema.ts'

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
