/** Memory at rest: V8 collects when it needs room, so what a burst of work left would stay as long as nothing happens. */
import { performance } from 'node:perf_hooks'

/** Time between two looks, ms. */
const LOOK_EVERY = 5000
/** Share of the time in which it worked, below which the program is at rest. */
const QUIET = 0.02
/** Bytes that are worth a collection, which takes some 60 ms. */
const WORTH_IT = 8 * 1024 * 1024

interface Running {
  /** Bytes of the heap that are taken, whether needed or not. */
  readonly used: () => number
  /** Share of the time since the last look in which it worked, 0 to 1. */
  readonly share: () => number
  /** Absent without `--expose-gc`. */
  readonly collect: (() => void) | undefined
}

function thisProcess(): Running {
  let before = performance.eventLoopUtilization()
  return {
    used: () => process.memoryUsage().heapUsed,
    share: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
    collect: globalThis.gc && (() => globalThis.gc?.()),
  }
}

/** Gives back what work has left, whenever the program is at rest. Returns how to end that. */
export function giveBackAtRest({ used, share, collect }: Running = thisProcess()): () => void {
  if (collect === undefined) return () => {}
  let left = 0
  const look = setInterval(() => {
    if (share() > QUIET || used() - left < WORTH_IT) return
    collect()
    left = used()
  }, LOOK_EVERY).unref()
  return () => clearInterval(look)
}
