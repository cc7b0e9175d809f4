import { endpoint } from '../endpoint.ts'
import { ReportSettings } from './schema.ts'

export const getReportSettings = endpoint('GET', '/reports/settings', {
  summary: 'Where pages tell of errors by Sentry’s protocol; null where nobody is told',
  needs: 'nothing',
  reply: ReportSettings,
})
