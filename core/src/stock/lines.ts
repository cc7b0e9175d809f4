/** Lines of a ledger as they are told. */
import { amountOf, paidCents, priceOf, type Rate } from './exact.ts'
import type { FoldLine, FoldUse } from './fold.ts'
import { costOfLine, type Period, type Sums, undocumentedCents } from './period.ts'
import type { StockEntry, StockLine, StockUnit } from './schema.ts'

/** A use with the field on which it was. */
export interface UseOnField extends FoldUse {
  readonly fieldId: string
  readonly fieldName: string
}
type Line = FoldLine<StockEntry, UseOnField>

const idOf = ({ entry, use, date }: Line): string => {
  if (entry) return entry._id
  return use ? `${use.jobId}|${use.place}|${use.isCoating ? 'coating' : 'material'}` : `fixup|${date}`
}

const paid = (line: Line): number | null => {
  const { entry } = line
  if (entry?.type !== 'INCREASE') return costOfLine(line)
  return entry.pricePerUnit === null ? null : paidCents(entry.amount, entry.pricePerUnit)
}

const jobOf = ({ use }: Line): StockLine['job'] =>
  use && { jobId: use.jobId, fieldId: use.fieldId, fieldName: use.fieldName }

function lineOf(line: Line, unit: StockUnit): StockLine {
  const { type, date, entry, reason, fault, isDrawn } = line
  const price = (rate: Rate | null) => (rate === null ? null : priceOf(rate, unit))
  return {
    _id: idOf(line),
    type,
    date,
    amount: line.change === null ? null : amountOf(line.change, unit),
    counted: line.counted === null ? null : amountOf(line.counted, unit),
    balance: amountOf(line.balance, unit),
    undocumented: amountOf(line.undocumented, unit),
    cost: paid(line),
    undocumentedCost: undocumentedCents(line),
    meanPriceBefore: price(line.meanBefore),
    meanPrice: price(line.mean),
    priceReason: reason,
    fault,
    isDrawn,
    entry,
    job: jobOf(line),
  }
}

const boundary = (
  type: 'PERIOD_START_BALANCE' | 'PERIOD_END_BALANCE',
  of: { date: string; balance: bigint; mean: Rate | null },
  unit: StockUnit,
): StockLine => {
  const { date, balance, mean } = of
  const line: Line = {
    type: 'CURRENT_BALANCE',
    date,
    balance,
    mean,
    meanBefore: mean,
    change: balance,
    counted: null,
    undocumented: 0n,
    entry: null,
    use: null,
    reason: null,
    fault: null,
    isDrawn: true,
  }
  return { ...lineOf(line, unit), _id: type, type, amount: 0, undocumentedCost: null }
}

/** The ledger of a period between the balances at its ends; their cost is the value of what there is. */
export function linesOf(
  sums: Sums<StockEntry, UseOnField>,
  { start, end }: Period,
  unit: StockUnit,
): StockLine[] {
  const atStart = { date: start, balance: sums.startBalance, mean: sums.startMean }
  const atEnd = { date: end, balance: sums.balance, mean: sums.mean }
  return [
    boundary('PERIOD_START_BALANCE', atStart, unit),
    ...sums.lines.map((line) => lineOf(line, unit)),
    boundary('PERIOD_END_BALANCE', atEnd, unit),
  ]
}
