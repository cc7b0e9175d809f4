/**
 * Tells of errors on pages, where the installation names a service for it: loaded after the page, never in the demo, and not
 * where the browser has the cookie of who wants none told.
 */
import { getReportSettings } from '@vagu/core/reports/contract'
import { postAddressOf, readDsn, type ReportAddress } from '@vagu/core/reports/dsn'
import { ReportQueue, takenOf } from '@vagu/core/reports/queue'
import { envelopeOf, isTold, reportOf } from '@vagu/core/reports/report'
import { ReportSettings } from '@vagu/core/reports/schema'
import { z } from 'zod'
import { onFault } from '../../lib/faults.ts'
import { isOnNetwork } from '../../lib/transport.ts'

/** A service that is slow is not waited for, ms. */
const PATIENCE_MS = 5000
const OPT_OUT = /(?:^|;\s*)vagu_opt_out=1(?:;|$)/
const HEX = 16
const ID_BYTES = 16

/** Whether errors of this page are told at all: asked anew for each, since a page may become the demo. */
export const mayTell = (): boolean => isOnNetwork() && !OPT_OUT.test(document.cookie)

const newReportId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(ID_BYTES))]
    .map((byte) => byte.toString(HEX).padStart(2, '0'))
    .join('')

/** Nothing where the server does not say: no page is disturbed for it. */
async function readSettings(): Promise<ReportSettings | undefined> {
  const response = await fetch(`/api${getReportSettings.path}`)
  if (!response.ok) return undefined
  return z.object({ data: ReportSettings }).safeParse(await response.json()).data?.data
}

/** Hears the errors of the page, and tells of them. Returns how to stop. */
function tellTo(address: ReportAddress, { release, environment }: ReportSettings): () => void {
  const queue = new ReportQueue({
    now: () => Date.now(),
    send: async (report) => {
      const response = await fetch(postAddressOf(address, release), {
        method: 'POST',
        body: envelopeOf(report, new Date()),
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
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

/** Begins to tell of errors, where that is wanted; returns how to stop. */
export async function startReports(): Promise<() => void> {
  const settings = mayTell() ? await readSettings() : undefined
  const address = settings?.dsn ? readDsn(settings.dsn) : undefined
  return settings && address ? tellTo(address, settings) : () => undefined
}
