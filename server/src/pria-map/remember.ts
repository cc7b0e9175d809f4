/** Answers that are given again for some minutes: who looks at a parcel looks at it several times. */

const KEPT_MS = 5 * 60_000
const MAX_KEPT = 500

interface Kept<T> {
  readonly until: number
  readonly answer: Promise<T>
}

/** Keeps what `ask` answers by its key; two who ask at once share a question, and a refusal is not kept. */
export function rememberer<T>(now: () => Date): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Kept<T>>()
  return (key, ask) => {
    const at = now().getTime()
    const before = kept.get(key)
    if (before && at < before.until && before.until - at <= KEPT_MS) return before.answer
    const answer = ask()
    kept.delete(key)
    kept.set(key, { until: at + KEPT_MS, answer })
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
