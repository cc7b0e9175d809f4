/** Times two ways of doing the same thing, taken in turns in one run, so that a noisy machine is noisy for both. */
export interface Timing {
  /** Milliseconds. */
  readonly median: number
  readonly p95: number
}
export type Work = (round: number) => unknown

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export function timingOf(samples: readonly number[]): Timing {
  const sorted = samples.toSorted((a, b) => a - b)
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95) }
}

async function timed(work: Work, round: number): Promise<number> {
  const start = performance.now()
  await work(round)
  return performance.now() - start
}

export interface Comparison {
  readonly ours: Timing
  readonly bare: Timing
  /** Milliseconds of our very first round, with code that nothing has compiled yet. */
  readonly first: number
}

/** Rounds of both, one after the other; the first tenth warms up and is not counted, nor is the tidying after each. */
export async function compare(
  work: { ours: Work; bare: Work; tidy?: () => unknown },
  rounds: number,
): Promise<Comparison> {
  const warmUp = Math.ceil(rounds / 10)
  let first = 0
  const samples: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = 0; round < rounds + warmUp; round++) {
    const times = { bare: await timed(work.bare, round), ours: await timed(work.ours, round) }
    await work.tidy?.()
    if (round === 0) first = times.ours
    if (round < warmUp) continue
    samples.bare.push(times.bare)
    samples.ours.push(times.ours)
  }
  return { ours: timingOf(samples.ours), bare: timingOf(samples.bare), first }
}

/** Rounds of one piece of work; the first tenth warms up and is not counted. */
export async function time(work: Work, rounds: number): Promise<Timing> {
  const warmUp = Math.ceil(rounds / 10)
  const samples: number[] = []
  for (let round = 0; round < rounds + warmUp; round++) {
    const took = await timed(work, round)
    if (round >= warmUp) samples.push(took)
  }
  return timingOf(samples)
}
