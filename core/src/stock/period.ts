/** Sums of a ledger between two days, both inside: each is the sum of the lines that are shown. */
import { centsOf, type Parts, type Rate } from './exact.ts'
import type { Folded, FoldEntry, FoldLine, FoldUse } from './fold.ts'

export interface Period {
  readonly start: string
  readonly end: string
}

export interface Sums<E extends FoldEntry = FoldEntry, U extends FoldUse = FoldUse> {
  readonly startBalance: Parts
  readonly startMean: Rate | null
  readonly increased: Parts
  readonly used: Parts
  readonly usedAsCoating: Parts
  readonly decreased: Parts
  readonly countedDifference: Parts
  readonly undocumented: Parts
  readonly balance: Parts
  readonly mean: Rate | null
  /** Cents; null where no line has a price. */
  readonly usedCost: number | null
  readonly undocumentedCost: number | null
  readonly countedOn: string | null
  readonly lines: readonly FoldLine<E, U>[]
}

const SUM_OF = {
  INCREASE: 'increased',
  JOB_EVENT: 'used',
  JOB_EVENT_COATING: 'usedAsCoating',
  DECREASE: 'decreased',
  CURRENT_BALANCE: 'countedDifference',
  DYNAMIC_FIXUP: 'undocumented',
} as const satisfies Record<FoldLine['type'], keyof Sums>
/** Sums of what went are told as positive amounts. */
const GOES: ReadonlySet<string> = new Set(['JOB_EVENT', 'JOB_EVENT_COATING', 'DECREASE'])

/** Cents of a line: of a use at the mean of its day. */
export const costOfLine = ({ change, mean }: Pick<FoldLine, 'change' | 'mean'>): number | null =>
  change === null || mean === null ? null : centsOf(change < 0n ? -change : change, mean)
/** Cents of the part of a line that there was nothing for. */
export const undocumentedCents = ({ undocumented, mean }: FoldLine): number | null =>
  mean === null ? null : centsOf(undocumented, mean)

/** Sum of what is known; 0 where there is nothing to sum, null where nothing of it is known. */
const sumKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return values.length > 0 && known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Lines up to a day; a ledger stands in the order of its days. */
export function linesUntil<E extends FoldEntry, U extends FoldUse>(
  { lines }: Pick<Folded<E, U>, 'lines'>,
  day: string,
): readonly FoldLine<E, U>[] {
  let [from, to] = [0, lines.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((lines[middle]?.date ?? '') <= day) from = middle + 1
    else to = middle
  }
  return from === lines.length ? lines : lines.slice(0, from)
}

export function sumsOf<E extends FoldEntry, U extends FoldUse>(
  folded: Folded<E, U>,
  { start, end }: Period,
): Sums<E, U> {
  const all = linesUntil(folded, end)
  const first = all.findIndex(({ date }) => date >= start)
  const lines = first === -1 ? [] : all.slice(first)
  const before = first === -1 ? all.at(-1) : all[first - 1]
  const sums = {
    increased: 0n,
    used: 0n,
    usedAsCoating: 0n,
    decreased: 0n,
    countedDifference: 0n,
    undocumented: 0n,
  }
  // of a material that is kept only what it drew; of another all
  const counts = (line: FoldLine) => line.isDrawn || folded.keptSince === null
  for (const line of lines)
    if (line.change !== null && counts(line))
      sums[SUM_OF[line.type]] += GOES.has(line.type) ? -line.change : line.change
  const uses = lines.filter((line) => line.use !== null && line.change !== null && counts(line))
  return {
    ...sums,
    startBalance: before?.balance ?? 0n,
    startMean: before?.mean ?? null,
    balance: all.at(-1)?.balance ?? 0n,
    mean: all.at(-1)?.mean ?? null,
    usedCost: sumKnown(uses.map(costOfLine)),
    undocumentedCost: sumKnown(uses.filter((line) => line.undocumented > 0n).map(undocumentedCents)),
    countedOn: all.findLast(({ type }) => type === 'CURRENT_BALANCE')?.date ?? null,
    lines,
  }
}
