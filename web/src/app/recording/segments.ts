/** A recording on its way: its events in segments, one after the other, within the bounds of a recording. */
import { postAddressOf, type ReportAddress } from '@vagu/core/reports/dsn'
import { RECORDING_LIMITS, type Segment, segmentHeadOf } from '@vagu/core/reports/recording'
import { post } from '../reports/post.ts'
import { newReportId } from '../reports/report-id.ts'
import type { RecordedEvent } from './recorder.ts'

/** Browsers send no more than 64 KiB of a page that is left. */
const MAX_LAST_WORDS = 60_000

export type Recorded = Pick<Segment, 'user' | 'release' | 'environment'>
interface Needs {
  readonly address: ReportAddress
  readonly recorded: Recorded
  /** Told once, when nothing more is taken. */
  readonly onEnd: () => void
}

const packed = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))).blob()

const envelopeOf = (segment: Segment, events: Blob): Blob =>
  new Blob([segmentHeadOf(segment, events.size), events])

export class Segments {
  readonly #needs: Needs
  readonly #recordingId = newReportId()
  readonly #startedAt = new Date()
  #waiting: string[] = []
  readonly #paths = new Set<string>()
  #waitingSize = 0
  #size = 0
  #number = 0
  #sending: Promise<void> = Promise.resolve()
  #hasEnded = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  add(event: RecordedEvent): void {
    if (this.#hasEnded) return
    const text = JSON.stringify(event)
    this.#size += text.length
    this.#waitingSize += text.length
    const isOver =
      this.#size > RECORDING_LIMITS.size ||
      this.#waitingSize > RECORDING_LIMITS.segmentSize ||
      event.timestamp - this.#startedAt.getTime() > RECORDING_LIMITS.ms
    if (isOver) return this.end()
    this.#waiting.push(text)
    this.#paths.add(globalThis.location.pathname)
  }

  /** Sends what waits, after what is under way. */
  send(): void {
    const next = this.#next()
    if (!next) return
    this.#sending = this.#sending.then(() => this.#post(next.segment, next.text)).catch(() => this.end())
  }

  /** Sends what waits of a page that is left, as far as browsers do that. */
  sendLast(): void {
    const next = this.#waitingSize > MAX_LAST_WORDS ? undefined : this.#next()
    if (!next) return
    const body = envelopeOf(next.segment, new Blob([next.text]))
    void post(this.#postAddress(), body, { keepalive: true }).catch(() => this.end())
  }

  /** Nothing more is taken, and what waits is dropped. */
  end(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#waiting = []
    this.#needs.onEnd()
  }

  #next(): { readonly segment: Segment; readonly text: string } | undefined {
    if (this.#hasEnded || this.#waiting.length === 0) return undefined
    const segment = {
      ...this.#needs.recorded,
      recordingId: this.#recordingId,
      number: this.#number,
      startedAt: this.#startedAt,
      at: new Date(),
      paths: [...this.#paths],
    }
    const text = `[${this.#waiting.join(',')}]`
    this.#number += 1
    this.#waiting = []
    this.#waitingSize = 0
    this.#paths.clear()
    return { segment, text }
  }

  #postAddress(): string {
    return postAddressOf(this.#needs.address, this.#needs.recorded.release)
  }

  async #post(segment: Segment, text: string): Promise<void> {
    if (this.#hasEnded) return
    const response = await post(this.#postAddress(), envelopeOf(segment, await packed(text)))
    // a service that refuses one segment is asked no more: a recording with a gap cannot be played
    if (!response.ok || this.#number >= RECORDING_LIMITS.segments) this.end()
  }
}
