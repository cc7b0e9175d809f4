/** Records whoever is signed in, while that is wanted: begins, ends and begins anew with the session. */
import { type ReportAddress, readDsn } from '@vagu/core/reports/dsn'
import type { ReportSettings } from '@vagu/core/reports/schema'
import type { User } from '@vagu/core/users/schema'
import { knownUser } from '../../entities/session/session.ts'
import { mayTell } from '../../lib/reports.ts'
import { startRecorder } from './recorder.ts'
import { Segments } from './segments.ts'

/** Between segments, and between looks at who is signed in, ms. */
const EVERY_MS = 5000

interface Running {
  readonly userId: string
  readonly accountId: string
  readonly segments: Segments
  /** Stops watching and drops what waits. */
  readonly stop: () => void
}

/** Who may be recorded now. */
function recordable(): User | undefined {
  const user = mayTell() ? knownUser() : undefined
  return user && !user.isDemo ? user : undefined
}

function begin(user: User, address: ReportAddress, settings: ReportSettings): Running {
  const { release, environment } = settings
  const recorded = { user: { id: user._id, companyName: user.company.name }, release, environment }
  // the recorder may come to an end while it begins: by a page that is too large
  const watch: { stop?: () => void; isOver?: boolean } = {}
  const onEnd = (): void => {
    watch.isOver = true
    watch.stop?.()
  }
  const segments = new Segments({ address, recorded, onEnd })
  watch.stop = startRecorder((event) => segments.add(event))
  if (watch.isOver === true) watch.stop()
  return { userId: user._id, accountId: user.accountId, segments, stop: () => segments.end() }
}

/** Looks every few seconds who is there; one recording a page and person. Returns how to stop. */
export function keepRecording(dsn: string, settings: ReportSettings): () => void {
  const address = readDsn(dsn)
  if (!address) return () => undefined
  let running: Running | undefined
  const look = (): void => {
    const user = recordable()
    if (running && (running.userId !== user?._id || running.accountId !== user.accountId)) {
      running.stop()
      running = undefined
    }
    if (running) running.segments.send()
    else if (user) running = begin(user, address, settings)
  }
  const leave = (): void => {
    if (recordable()?._id === running?.userId) running?.segments.sendLast()
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  globalThis.addEventListener('pagehide', leave)
  return () => {
    clearInterval(timer)
    globalThis.removeEventListener('pagehide', leave)
    running?.stop()
  }
}
