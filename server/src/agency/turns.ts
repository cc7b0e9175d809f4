/** Turns at the agency: so many requests of ours at once, the others wait in line. */

/** Most that wait: whoever comes then is told at once that there is no answer. */
const MAX_WAITING = 200

export function turnsOf(most: number, mostWaiting = MAX_WAITING): <T>(work: () => Promise<T>) => Promise<T> {
  let open = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (open >= most) {
      if (waiting.length >= mostWaiting) throw new Error('too many wait for the agency')
      await new Promise<void>((resolve) => void waiting.push(resolve))
    } else open++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else open--
    }
  }
}
