/**
 * The fold of one material: its stored entries and what jobs used become the lines of its ledger. Nothing of it is stored,
 * so an entry of an earlier day moves all that follows it, but no count.
 *
 * Order in a day: a count at its start, what came, jobs, what went, a count at its end. What is used beyond what there is
 * takes the balance below 0; at the end of the day, before its last count, a DYNAMIC_FIXUP lifts it to 0.
 */
import { isUnit, meanOf, type Parts, quantityOf, type Rate } from './exact.ts'
import { Scale } from './scale.ts'
import type { LineFault, PriceReason, StockEntry, StockType, StockUnit } from './schema.ts'

export type FoldEntry = Pick<
  StockEntry,
  '_id' | 'type' | 'date' | 'moment' | 'unit' | 'amount' | 'pricePerUnit' | 'batchNo' | 'expiresOn'
>

/** Use of the material by one job. */
export interface FoldUse {
  readonly jobId: string
  /** Place among the materials of the job. */
  readonly place: number
  readonly isCoating: boolean
  readonly date: string
  /** In all; null where the job does not say. */
  readonly amount: number | null
  readonly unit: string | null
  readonly batchNo: string | null
}

export interface Ledger<E extends FoldEntry = FoldEntry, U extends FoldUse = FoldUse> {
  readonly entries: readonly E[]
  readonly uses: readonly U[]
  /** Kilograms in a litre; null where nobody has said. */
  readonly density: number | null
}

export interface FoldLine<E extends FoldEntry = FoldEntry, U extends FoldUse = FoldUse> {
  readonly type: Exclude<StockType, 'PERIOD_START_BALANCE' | 'PERIOD_END_BALANCE'>
  readonly date: string
  readonly entry: E | null
  readonly use: U | null
  /** Change of the balance, or what a use that draws nothing comes to; null where it cannot be told. */
  readonly change: Parts | null
  readonly counted: Parts | null
  readonly balance: Parts
  readonly undocumented: Parts
  readonly meanBefore: Rate | null
  readonly mean: Rate | null
  readonly reason: PriceReason | null
  readonly fault: LineFault | null
  /** Whether it changed the balance. */
  readonly isDrawn: boolean
}

export interface Folded<E extends FoldEntry = FoldEntry, U extends FoldUse = FoldUse> {
  /** Unit in which the material is kept; null where neither an entry nor a job says one. */
  readonly unit: StockUnit | null
  /** Day of the first entry: from then on jobs draw. Null where the material is not kept in stock. */
  readonly keptSince: string | null
  readonly lines: readonly FoldLine<E, U>[]
}

const RANK = { start: 0, in: 1, use: 2, out: 3, end: 5 } as const

const byDayAndId = (a: FoldEntry, b: FoldEntry): number =>
  a.date === b.date ? (a._id < b._id ? -1 : 1) : a.date < b.date ? -1 : 1

/** The very first entry of a material says what there was when its day began; a later count is of its end. */
function rankOf(entry: FoldEntry, first: FoldEntry): number {
  if (entry.type === 'INCREASE') return RANK.in
  if (entry.type === 'DECREASE') return RANK.out
  return (entry.moment ?? (entry === first ? 'START' : 'END')) === 'START' ? RANK.start : RANK.end
}

interface Step<E, U> {
  readonly date: string
  readonly rank: number
  readonly id: string
  readonly entry: E | null
  readonly use: U | null
}

const inOrder = <E, U>(a: Step<E, U>, b: Step<E, U>): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  if (a.rank !== b.rank) return a.rank - b.rank
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

const idOfUse = ({ jobId, place, isCoating }: FoldUse): string =>
  `${jobId}|${String(place).padStart(3, '0')}|${isCoating ? 1 : 0}`

function stepsOf<E extends FoldEntry, U extends FoldUse>(entries: readonly E[], uses: readonly U[]) {
  const first = entries[0]
  const steps = [
    ...entries.map((entry): Step<E, U> => {
      const rank = rankOf(entry, first ?? entry)
      return { date: entry.date, rank, id: entry._id, entry, use: null }
    }),
    ...uses.map((use): Step<E, U> => {
      return { date: use.date, rank: RANK.use, id: idOfUse(use), entry: null, use }
    }),
  ]
  return steps.toSorted(inOrder)
}

/**
 * Unit of the newest entry that can be counted beside the first one, else of the newest use that says one: an entry that
 * cannot be converted is left out itself, and leaves the others as they are.
 */
function unitOf({ entries, uses, density }: Ledger): StockUnit | null {
  const [first] = entries
  if (first) {
    const scale = new Scale(quantityOf(first.unit), density)
    return entries.findLast(({ unit }) => scale.counts(unit))?.unit ?? first.unit
  }
  let newest: FoldUse | undefined
  for (const use of uses) if (isUnit(use.unit) && (!newest || use.date >= newest.date)) newest = use
  return newest !== undefined && isUnit(newest.unit) ? newest.unit : null
}

/** The state that goes from line to line, and the lines that it leaves. */
class Book<E extends FoldEntry, U extends FoldUse> {
  readonly lines: FoldLine<E, U>[] = []
  readonly #scale: Scale
  readonly #keptSince: string | null
  #balance: Parts = 0n
  #mean: Rate | null = null
  constructor(scale: Scale, keptSince: string | null) {
    this.#scale = scale
    this.#keptSince = keptSince
  }

  /** At the end of a day, before a count of it: lifts to 0 what is below. */
  lift(date: string): void {
    if (this.#balance >= 0n) return
    const change = -this.#balance
    this.#balance = 0n
    this.#write({ type: 'DYNAMIC_FIXUP', date, change })
  }

  enter(entry: E): void {
    const parts = this.#scale.parts(entry.amount, entry.unit)
    const facts = { type: entry.type, date: entry.date, entry }
    if (typeof parts === 'string') this.#write({ ...facts, change: null, fault: parts, isDrawn: false })
    else if (entry.type === 'INCREASE') this.#come(entry, parts)
    else if (entry.type === 'DECREASE') this.#go({ ...facts, parts })
    else this.#count(entry, parts)
  }

  use(use: U): void {
    const parts = this.#scale.parts(use.amount, use.unit)
    const type = use.isCoating ? 'JOB_EVENT_COATING' : 'JOB_EVENT'
    const facts = { type, date: use.date, use } as const
    if (typeof parts === 'string') this.#write({ ...facts, change: null, fault: parts, isDrawn: false })
    else if (this.#keptSince === null || use.date < this.#keptSince)
      this.#write({ ...facts, change: -parts, isDrawn: false })
    else this.#go({ ...facts, parts })
  }

  #come(entry: E, parts: Parts): void {
    const meanBefore = this.#mean
    const rate = this.#scale.rate(entry.pricePerUnit, entry.unit)
    const reason = this.#priceBy(parts, rate)
    this.#balance += parts
    this.#write({ type: 'INCREASE', date: entry.date, entry, change: parts, meanBefore, reason })
  }

  #priceBy(parts: Parts, rate: Rate | null): PriceReason {
    if (rate === null) return 'UNPRICED'
    const [there, old] = [this.#balance, this.#mean]
    if (old === null || there <= 0n) {
      this.#mean = rate
      return old === null ? 'FIRST' : 'EMPTY'
    }
    this.#mean = meanOf({ parts: there, rate: old }, { parts, rate })
    return 'MIXED'
  }

  #go({ parts, ...facts }: { parts: Parts } & Partial<FoldLine<E, U>> & Omit<Facts, 'change'>): void {
    this.#balance -= parts
    const below = this.#balance < 0n ? -this.#balance : 0n
    this.#write({ ...facts, change: -parts, undocumented: below < parts ? below : parts })
  }

  #count(entry: E, counted: Parts): void {
    const meanBefore = this.#mean
    const change = counted - this.#balance
    const rate = this.#scale.rate(entry.pricePerUnit, entry.unit)
    this.#balance = counted
    if (rate !== null) this.#mean = rate
    const reason = rate === null ? null : meanBefore === null ? 'FIRST' : 'COUNTED'
    this.#write({ type: 'CURRENT_BALANCE', date: entry.date, entry, change, counted, meanBefore, reason })
  }

  #write(line: Partial<FoldLine<E, U>> & Facts): void {
    this.lines.push({
      entry: null,
      use: null,
      counted: null,
      undocumented: 0n,
      reason: null,
      fault: null,
      isDrawn: true,
      meanBefore: this.#mean,
      ...line,
      balance: this.#balance,
      mean: this.#mean,
    })
  }
}
interface Facts extends Pick<FoldLine, 'type' | 'date'> {
  readonly change: Parts | null
}

/** The ledger of one material, from its beginning. */
export function foldLedger<E extends FoldEntry, U extends FoldUse>({
  entries: all,
  uses,
  density,
}: Ledger<E, U>): Folded<E, U> {
  const entries = all.toSorted(byDayAndId)
  const unit = unitOf({ entries, uses, density })
  const keptSince = entries[0]?.date ?? null
  const book = new Book<E, U>(new Scale(unit === null ? 'mass' : quantityOf(unit), density), keptSince)
  let date = ''
  for (const step of stepsOf(entries, uses)) {
    if (step.date !== date || step.rank === RANK.end) book.lift(date)
    date = step.date
    if (step.entry) book.enter(step.entry)
    else if (step.use) book.use(step.use)
  }
  book.lift(date)
  return { unit, keptSince, lines: book.lines }
}
