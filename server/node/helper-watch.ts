/**
 * Ends the process when its work has become too large or too long: a thread of its own, because work that builds
 * something large lets nothing else happen on its thread, and what is not JavaScript's own memory has no other limit.
 */
import { parentPort } from 'node:worker_threads'
import type { JobLimits } from './helper-jobs.ts'

/** Between two looks, ms: in so long a decoder takes some tens of megabytes. */
const LOOK_EVERY = 20

let limits: (JobLimits & { readonly since: number }) | undefined

parentPort?.on('message', (next: JobLimits | null) => {
  limits = next === null ? undefined : { ...next, since: performance.now() }
})

setInterval(() => {
  if (limits === undefined) return
  const isOver = process.memoryUsage.rss() > limits.memory || performance.now() - limits.since > limits.time
  if (isOver) process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY)
