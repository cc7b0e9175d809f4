import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { MaterialUpdate, MaterialUpdatePreview } from './material-update-schema.ts'
import { Job } from './schema.ts'

export const updateJobMaterials = endpoint('POST', '/job-events/requisites', {
  summary: 'Brings the copies of a material in chosen jobs to what the material is today, all or none',
  writes: ['jobs'],
  body: MaterialUpdate,
  refuses: ['notFound'],
  reply: z.array(Job),
  isLong: true,
})
export const previewJobMaterials = endpoint('POST', '/job-events/requisites/preview', {
  summary: 'Which warnings that would bring and take away; stores nothing',
  writes: [],
  body: MaterialUpdate,
  refuses: ['notFound'],
  reply: MaterialUpdatePreview,
  isLong: true,
})
