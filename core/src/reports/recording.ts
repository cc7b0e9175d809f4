/** Segments of a recorded session, in the envelopes of Sentry's protocol. What is in them is masked before. */
import { scrubbedPath } from './scrub.ts'

/** Bounds of one recording; it ends where it would go over one of them. */
export const RECORDING_LIMITS = {
  /** Length, ms. */
  ms: 60 * 60_000,
  /** All of its events as JSON, characters. */
  size: 6_000_000,
  /** One segment as JSON, characters: a page that is larger is not recorded. */
  segmentSize: 2_000_000,
  segments: 500,
} as const

export interface Segment {
  /** 32 hexadecimal digits, the same for all segments of a recording. */
  readonly recordingId: string
  /** From 0 on. */
  readonly number: number
  readonly startedAt: Date
  readonly at: Date
  /** Addresses of the pages since the last segment. */
  readonly paths: readonly string[]
  readonly user: { readonly id: string; readonly companyName: string }
  readonly release: string
  readonly environment: string
}

const seconds = (moment: Date): number => moment.getTime() / 1000

const eventOf = ({ recordingId, user, ...segment }: Segment) => ({
  type: 'replay_event',
  replay_type: 'session',
  event_id: recordingId,
  replay_id: recordingId,
  segment_id: segment.number,
  replay_start_timestamp: seconds(segment.startedAt),
  timestamp: seconds(segment.at),
  platform: 'javascript',
  release: segment.release,
  environment: segment.environment,
  urls: segment.paths.map(scrubbedPath),
  user: { id: user.id, username: user.companyName },
})

/**
 * Head of a segment's envelope, before the events. They follow as a JSON list, as it is or packed with zlib; `length`
 * is theirs, bytes.
 */
export function segmentHeadOf(segment: Segment, length: number): string {
  const own = `${JSON.stringify({ segment_id: segment.number })}\n`
  const heads = [
    { event_id: segment.recordingId, sent_at: segment.at.toISOString() },
    { type: 'replay_event' },
    eventOf(segment),
    { type: 'replay_recording', length: own.length + length },
  ]
  return heads.map((head) => `${JSON.stringify(head)}\n`).join('') + own
}
