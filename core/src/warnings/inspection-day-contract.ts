import { endpoint } from '../endpoint.ts'
import { InspectionDay } from './inspection-day/schema.ts'

export const getInspectionDay = endpoint('GET', '/inspection-day', {
  summary: 'What an inspector of plant protection would find today, check by check',
  isLong: true,
  reply: InspectionDay,
})
