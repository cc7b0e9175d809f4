/** How long the page may be busy before whatever else waits has its turn, milliseconds. */
const SLICE_MS = 5

/** Works a list off in slices, so that a key never waits for all of it; answers how to stop it. */
export function inSlices<T>(work: Iterator<T>, onDone: (made: readonly T[]) => void): () => void {
  const made: T[] = []
  const slice = (): void => {
    const until = performance.now() + SLICE_MS
    do {
      const next = work.next()
      if (next.done) return onDone(made)
      made.push(next.value)
    } while (performance.now() < until)
    timer = setTimeout(slice)
  }
  let timer = setTimeout(slice)
  return () => clearTimeout(timer)
}
