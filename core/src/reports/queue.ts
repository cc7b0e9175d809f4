/** Reports on their way: few at once, each fault once in a while, and none that could hold anything up. */
import { HOUR_MS } from '../time/spans.ts'
import { faultKeyOf, type Report } from './report.ts'

/** Whether a report was taken; when to go on, where the service says so, s. */
export interface Taken {
  readonly isTaken: boolean
  readonly retryAfter?: number | undefined
}

/** Answer of a service to a report. */
export function takenOf(isTaken: boolean, retryAfter: string | null): Taken {
  const seconds = Number(retryAfter ?? Number.NaN)
  return { isTaken, retryAfter: Number.isFinite(seconds) ? seconds : undefined }
}

interface Needs {
  /** Moment, ms. */
  readonly now: () => number
  readonly send: (report: Report) => Promise<Taken>
}

const MAX_WAITING = 20
const MAX_PER_HOUR = 100
/** The same fault is told again after this, ms. */
const AGAIN_MS = 60_000
const MAX_KNOWN = 200
/** Pause after a report that was not taken, s. */
const PAUSE = 60

export class ReportQueue {
  readonly #needs: Needs
  readonly #waiting: Report[] = []
  readonly #lastTold = new Map<string, number>()
  #sent: number[] = []
  #silentUntil = 0
  #sending: Promise<void> | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Takes a report, or drops it; never throws and never waits. */
  push(report: Report): void {
    const now = this.#needs.now()
    this.#sent = this.#sent.filter((moment) => now - moment < HOUR_MS)
    if (now < this.#silentUntil || this.#waiting.length >= MAX_WAITING || this.#sent.length >= MAX_PER_HOUR)
      return
    if (!this.#isNew(faultKeyOf(report), now)) return
    this.#sent.push(now)
    this.#waiting.push(report)
    this.#sending ??= this.#sendAll()
  }

  /** Ends when nothing waits any more. */
  async settled(): Promise<void> {
    await this.#sending
  }

  #isNew(key: string, now: number): boolean {
    if (now - (this.#lastTold.get(key) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return false
    if (this.#lastTold.size >= MAX_KNOWN) this.#lastTold.clear()
    this.#lastTold.set(key, now)
    return true
  }

  async #sendAll(): Promise<void> {
    for (let report = this.#waiting.shift(); report; report = this.#waiting.shift()) {
      const taken = await this.#needs.send(report).catch((): Taken => ({ isTaken: false }))
      if (taken.isTaken) continue
      this.#waiting.length = 0
      this.#silentUntil = this.#needs.now() + (taken.retryAfter ?? PAUSE) * 1000
    }
    this.#sending = undefined
  }
}
