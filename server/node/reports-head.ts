/** Settings of the reporting services, for pages: they stand in the page itself, so that no page load asks for them. */
import { readDsn } from '@vagu/core/reports/dsn'
import { REPORTS_META } from '@vagu/core/reports/page-meta'
import type { ReportSettings } from '@vagu/core/reports/schema'
import type { ReportServices } from './config-reports.ts'

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** Nothing where nobody is told. */
export function reportsHead(services: ReportServices, release: string): string {
  if (services.errors === null && services.recording === null) return ''
  const settings: ReportSettings = { ...services, release }
  const content = JSON.stringify(settings).replaceAll(/[&"<>]/g, (sign) => ESCAPED[sign] ?? sign)
  return `<meta name="${REPORTS_META}" content="${content}" />`
}

/** The origins that pages send to. */
export const originsOf = ({ errors, recording }: ReportServices): string[] => [
  ...new Set([errors, recording].flatMap((dsn) => readDsn(dsn ?? '')?.origin ?? [])),
]
