/** Runs jobs so that at most `most` are under way; the others wait in line. */
export function bounded(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (job) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
