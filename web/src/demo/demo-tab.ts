/** Whether this tab is a demo, and the worker that answers it; apart from its start, which few need. */
import { setTransport } from '../lib/transport.ts'

/** Remembers over a reload that this tab is a demo; the farm begins anew then. */
const MARK = 'vagu-demo'
let worker: Worker | undefined

export const wasDemo = (): boolean => sessionStorage.getItem(MARK) !== null

/** When the sample farm of this tab stood, ms: what was made later is the visitor's own. */
export const demoStartedAt = (): number => Number(sessionStorage.getItem(MARK))

/**
 * From now on this worker belongs to the tab. It is a demo already while its farm is made: a page that is loaded meanwhile
 * begins the demo anew instead of asking to sign in.
 */
export function keepWorker(started: Worker): void {
  worker = started
  markStarted()
}
export const markStarted = (): void => sessionStorage.setItem(MARK, String(Date.now()))

/** Ends the demo; nothing of it is kept, and the network answers again. */
export function stopDemo(): void {
  worker?.terminate()
  worker = undefined
  sessionStorage.removeItem(MARK)
  setTransport()
}
