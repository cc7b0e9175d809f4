/** Tells a service that speaks Sentry's protocol of errors that are logged; off where the installation names none. */
import { randomBytes } from 'node:crypto'
import { postAddressOf, readDsn } from '@vagu/core/reports/dsn'
import { ReportQueue, takenOf } from '@vagu/core/reports/queue'
import { envelopeOf, isTold, reportOf } from '@vagu/core/reports/report'
import type { Log } from '../src/ports.ts'

/** A service that is slow is not waited for, ms. */
const PATIENCE_MS = 5000
/** Time for reports that are under way when the program ends, ms. */
const LAST_WORDS_MS = 2000

interface Settings {
  readonly dsn: string | null
  readonly environment: string
  readonly release: string
}

export interface ErrorReports {
  readonly tell: (error: unknown, place?: string) => void
  /** The log, whose errors are told too. */
  readonly heard: (log: Log) => Log
  /** Waits a moment for what is under way. */
  readonly end: () => Promise<void>
}

const SILENT: ErrorReports = { tell: () => undefined, heard: (log) => log, end: async () => undefined }

/** The error of a line of the log, and the call that it was about. */
function partsOf(facts: object): { error: unknown; place: string | undefined } {
  const { error, method, path } = facts as Readonly<Record<string, unknown>>
  if (typeof path !== 'string') return { error, place: undefined }
  return { error, place: typeof method === 'string' ? `${method} ${path}` : path }
}

export function errorReports({ dsn, environment, release }: Settings): ErrorReports {
  const address = dsn === null ? undefined : readDsn(dsn)
  if (address === undefined) return SILENT
  const queue = new ReportQueue({
    now: () => Date.now(),
    send: async (report) => {
      const response = await fetch(postAddressOf(address, release), {
        method: 'POST',
        body: envelopeOf(report, new Date()),
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await response.body?.cancel()
      return takenOf(response.ok, response.headers.get('retry-after'))
    },
  })
  const tell: ErrorReports['tell'] = (error, place) => {
    const path = place?.split(' ').at(-1)
    if (!isTold(error, path)) return
    const id = randomBytes(16).toString('hex')
    queue.push(reportOf({ error, id, at: new Date(), platform: 'node', release, environment, place }))
  }
  const heard = (log: Log): Log => ({
    info: (facts, text) => log.info(facts, text),
    warn: (facts, text) => log.warn(facts, text),
    error: (facts, text) => {
      log.error(facts, text)
      const { error, place } = partsOf(facts)
      if (error !== undefined) tell(error, place)
    },
  })
  const end = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, LAST_WORDS_MS)
    await Promise.race([queue.settled(), promise])
    clearTimeout(timer)
  }
  return { tell, heard, end }
}
