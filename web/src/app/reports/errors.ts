/** Tells a service that speaks Sentry’s protocol of errors on pages. */
import { postAddressOf, readDsn } from '@vagu/core/reports/dsn'
import { ReportQueue, takenOf } from '@vagu/core/reports/queue'
import { envelopeOf, isTold, reportOf } from '@vagu/core/reports/report'
import type { ReportSettings } from '@vagu/core/reports/schema'
import { onFault } from '../../lib/faults.ts'
import { mayTell } from '../../lib/reports.ts'
import { newReportId } from './report-id.ts'
import { post } from './post.ts'

/** Hears the errors of the page, and tells of them. Returns how to stop. */
export function tellOfErrors(dsn: string, { release, environment }: ReportSettings): () => void {
  const address = readDsn(dsn)
  if (!address) return () => undefined
  const queue = new ReportQueue({
    now: () => Date.now(),
    send: async (report) => {
      const response = await post(postAddressOf(address, release), envelopeOf(report, new Date()))
      return takenOf(response.ok, response.headers.get('retry-after'))
    },
  })
  const tell = (error: unknown): void => {
    const place = globalThis.location.pathname
    if (!mayTell() || !isTold(error, place)) return
    const facts = { release, environment, platform: 'javascript', place } as const
    queue.push(reportOf({ error, id: newReportId(), at: new Date(), ...facts }))
  }
  const onError = ({ error }: ErrorEvent): void => tell(error)
  const onRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason)
  globalThis.addEventListener('error', onError)
  globalThis.addEventListener('unhandledrejection', onRejection)
  const forget = onFault(tell)
  return () => {
    globalThis.removeEventListener('error', onError)
    globalThis.removeEventListener('unhandledrejection', onRejection)
    forget()
  }
}
