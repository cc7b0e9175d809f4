import { endpoint } from '../endpoint.ts'
import { JobRequirementsChange, Settings } from './schema.ts'

export const changeJobRequirements = endpoint('PUT', '/settings/job-requirements', {
  summary: 'What one job type collects, and its price per hectare',
  body: JobRequirementsChange,
  reply: Settings,
})
