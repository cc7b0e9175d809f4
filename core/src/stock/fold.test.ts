import { describe, expect, it } from 'vitest'
import { amountOf, centsOf, priceOf } from './exact.ts'
import { type FoldEntry, foldLedger, type FoldLine, type FoldUse, type Ledger } from './fold.ts'

let count = 0
const nextId = () => `e${String(++count).padStart(6, '0')}`
const entryOf = (type: FoldEntry['type'], of: Partial<FoldEntry> & Pick<FoldEntry, 'date' | 'amount'>) => ({
  _id: nextId(),
  type,
  moment: null,
  unit: 'kg' as const,
  pricePerUnit: null,
  batchNo: '',
  expiresOn: null,
  ...of,
})
const use = (date: string, amount: number | null, more: Partial<FoldUse> = {}): FoldUse => ({
  jobId: nextId(),
  place: 0,
  isCoating: false,
  date,
  amount,
  unit: 'kg',
  batchNo: null,
  ...more,
})
/** Lines in words: what a farmer would read off them. */
function read({ density = null, ...ledger }: Omit<Ledger, 'density'> & { density?: number | null }) {
  const { unit, lines } = foldLedger({ ...ledger, density })
  if (unit === null) throw new Error('no unit')
  const costOf = (parts: bigint | null, { mean }: FoldLine) =>
    parts === null || mean === null ? null : centsOf(parts < 0n ? -parts : parts, mean)
  return lines.map((line) => ({
    type: line.type,
    change: line.change === null ? null : amountOf(line.change, unit),
    balance: amountOf(line.balance, unit),
    mean: line.mean === null ? null : priceOf(line.mean, unit),
    cost: costOf(line.change, line),
    undocumented: amountOf(line.undocumented, unit),
    undocumentedCost: costOf(line.undocumented, line),
    reason: line.reason,
    fault: line.fault,
    isDrawn: line.isDrawn,
  }))
}
const last = <T>(lines: readonly T[]): T => {
  const line = lines.at(-1)
  if (line === undefined) throw new Error('no lines')
  return line
}

it('costs half a cent up where only the conversion by density lacks in the half', () => {
  const priced = entryOf('CURRENT_BALANCE', {
    date: '2026-05-01',
    amount: 1,
    unit: 't',
    pricePerUnit: 0.0015,
  })
  const counted = entryOf('CURRENT_BALANCE', { date: '2026-05-01', amount: 1, unit: 'l' })
  const uses = [use('2026-05-01', 30, { unit: 't' })]
  const lines = read({ entries: [priced, counted], uses, density: 1.0847 })
  // 30 t at 0.0015 euros are 4.5 cents; in litres the 30 t are rounded down to a billionth
  expect(lines.find(({ type }) => type === 'JOB_EVENT')).toMatchObject({ change: -27657.416797, cost: 5 })
})

it('leaves out what cannot be told in the unit of what is kept, and nothing else', () => {
  const counted = entryOf('CURRENT_BALANCE', { date: '2026-04-01', amount: 1000, unit: 'l' })
  const came = entryOf('INCREASE', { date: '2026-05-01', amount: 50, unit: 'kg' })
  const ledger = { entries: [counted, came], uses: [use('2026-05-02', 100, { unit: 'l' })] }
  expect(foldLedger({ ...ledger, density: null }).unit).toBe('l')
  expect(read(ledger)).toMatchObject([
    { balance: 1000, fault: null },
    { balance: 1000, fault: 'densityMissing' },
    { balance: 900, fault: null },
  ])
  expect(foldLedger({ ...ledger, density: 1.25 }).unit).toBe('kg')
  expect(read({ ...ledger, density: 1.25 }).map(({ balance }) => balance)).toEqual([1250, 1300, 1175])
})
it.each([0, 1e-7, -1, 1e9, Number.NaN])('counts with a density of %s as with none', (density) => {
  const counted = entryOf('CURRENT_BALANCE', { date: '2026-04-01', amount: 1000, unit: 'l' })
  const ledger = { entries: [counted], uses: [use('2026-05-02', 100)] }
  expect(read({ ...ledger, density })).toMatchObject([{ balance: 1000 }, { fault: 'densityMissing' }])
})

describe('the worked figures', () => {
  const start = entryOf('CURRENT_BALANCE', { date: '2026-04-01', amount: 1200, pricePerUnit: 0.4 })
  const bought = entryOf('INCREASE', { date: '2026-04-10', amount: 24_000, pricePerUnit: 0.36 })
  const job = use('2026-05-04', 3348)
  const late = entryOf('INCREASE', { date: '2026-04-20', amount: 5000, pricePerUnit: 0.3 })
  const counted = entryOf('CURRENT_BALANCE', { date: '2026-05-20', amount: 26_500 })

  it('mixes 1 200 kg at 0,40 and 24 000 kg at 0,36 into 0,361905', () => {
    const lines = read({ entries: [start, bought], uses: [job] })
    expect(lines.map(({ mean }) => mean)).toEqual([0.4, 0.361905, 0.361905])
    expect(last(lines)).toMatchObject({ balance: 21_852, cost: 121_166 })
  })
  it('counts the same job at 1 177,34 when 5 000 kg at 0,30 are entered afterwards, of a day before it', () => {
    const lines = read({ entries: [start, bought, late], uses: [job] })
    expect(last(lines)).toMatchObject({ mean: 0.351656, cost: 117_734, balance: 26_852 })
  })
  it('finds 352 kg less at a count of 26 500', () => {
    const lines = read({ entries: [start, bought, late, counted], uses: [job] })
    expect(last(lines)).toMatchObject({ type: 'CURRENT_BALANCE', change: -352, balance: 26_500 })
  })
  it('leaves a count where it is when a job of a day before it comes later', () => {
    const uses = [job, use('2026-05-11', 2000)]
    const lines = read({ entries: [start, bought, late, counted], uses })
    expect(last(lines)).toMatchObject({ change: 1648, balance: 26_500 })
  })
  it('lifts to 0 what two jobs of 12,4 and 9,5 l took of 20 l', () => {
    const litres = { unit: 'l' } as const
    const lines = read({
      entries: [entryOf('INCREASE', { date: '2026-05-01', amount: 20, ...litres, pricePerUnit: 18.5 })],
      uses: [use('2026-05-12', 12.4, litres), use('2026-05-13', 9.5, litres)],
    })
    expect(lines.slice(2)).toMatchObject([
      { type: 'JOB_EVENT', balance: -1.9, cost: 17_575, undocumented: 1.9, undocumentedCost: 3515 },
      { type: 'DYNAMIC_FIXUP', change: 1.9, balance: 0 },
    ])
  })
  it('draws 1,364 l of a dressing', () => {
    const lines = read({
      entries: [entryOf('CURRENT_BALANCE', { date: '2026-05-01', amount: 5, unit: 'l' })],
      uses: [use('2026-05-02', 1.364, { unit: 'l', isCoating: true })],
    })
    expect(last(lines)).toMatchObject({ type: 'JOB_EVENT_COATING', change: -1.364, balance: 3.636 })
  })
})

describe('the order of a day', () => {
  const day = '2026-05-04'
  it('is: count at its start, what came, jobs, what went, count at its end', () => {
    const entries = [
      entryOf('CURRENT_BALANCE', { date: day, amount: 7, moment: 'END' }),
      entryOf('DECREASE', { date: day, amount: 3 }),
      entryOf('INCREASE', { date: day, amount: 50 }),
      entryOf('CURRENT_BALANCE', { date: day, amount: 10, moment: 'START' }),
    ]
    const lines = read({ entries, uses: [use(day, 40)] })
    expect(lines.map(({ type, balance }) => [type, balance])).toEqual([
      ['CURRENT_BALANCE', 10],
      ['INCREASE', 60],
      ['JOB_EVENT', 20],
      ['DECREASE', 17],
      ['CURRENT_BALANCE', 7],
    ])
  })
  it('lets the very first count stand at the start of its day and a later one at the end', () => {
    const entries = [
      entryOf('CURRENT_BALANCE', { date: day, amount: 100 }),
      entryOf('CURRENT_BALANCE', { date: '2026-05-06', amount: 50 }),
    ]
    const lines = read({ entries, uses: [use(day, 30), use('2026-05-06', 10)] })
    expect(lines.map(({ balance }) => balance)).toEqual([100, 70, 60, 50])
  })
  it('lifts to 0 before the count that ends the day, which then finds all that it counts', () => {
    const entries = [
      entryOf('CURRENT_BALANCE', { date: day, amount: 10 }),
      entryOf('CURRENT_BALANCE', { date: day, amount: 4 }),
    ]
    const lines = read({ entries, uses: [use(day, 12), use(day, 3)] })
    expect(lines.slice(1)).toMatchObject([
      { change: -12, balance: -2, undocumented: 2 },
      { change: -3, balance: -5, undocumented: 3 },
      { type: 'DYNAMIC_FIXUP', change: 5, balance: 0 },
      { type: 'CURRENT_BALANCE', change: 4, balance: 4 },
    ])
  })
})

describe('the mean price', () => {
  const priced = (date: string, amount: number, pricePerUnit: number | null) =>
    entryOf('INCREASE', { date, amount, pricePerUnit })
  const reasons = (entries: FoldEntry[], uses: FoldUse[] = []) =>
    read({ entries, uses }).map(({ reason, mean }) => [reason, mean])

  it('stays when something without a price comes, which is named', () => {
    expect(reasons([priced('2026-01-01', 10, 2), priced('2026-01-02', 10, null)])).toEqual([
      ['FIRST', 2],
      ['UNPRICED', 2],
    ])
  })
  it('is the first known one for all that was there', () => {
    expect(reasons([priced('2026-01-01', 10, null), priced('2026-01-02', 10, 3)])).toEqual([
      ['UNPRICED', null],
      ['FIRST', 3],
    ])
  })
  it('is that of what comes when nothing was there', () => {
    const lines = reasons([priced('2026-01-01', 10, 2), priced('2026-01-03', 5, 4)], [use('2026-01-02', 12)])
    expect(last(lines)).toEqual(['EMPTY', 4])
  })
  it('takes a gift as a price of 0', () => {
    expect(reasons([priced('2026-01-01', 10, 2), priced('2026-01-02', 10, 0)])).toEqual([
      ['FIRST', 2],
      ['MIXED', 1],
    ])
  })
  it('stays at a count, but for one that says a price', () => {
    const entries = [
      priced('2026-01-01', 10, 2),
      entryOf('CURRENT_BALANCE', { date: '2026-01-02', amount: 8 }),
      entryOf('CURRENT_BALANCE', { date: '2026-01-03', amount: 8, pricePerUnit: 2.5 }),
    ]
    expect(reasons(entries)).toEqual([
      ['FIRST', 2],
      [null, 2],
      ['COUNTED', 2.5],
    ])
  })
})

describe('units', () => {
  it('are those of one family: tonnes, kilograms and grams', () => {
    const entries = [entryOf('INCREASE', { date: '2026-01-01', amount: 1.5, unit: 't', pricePerUnit: 360 })]
    const lines = read({ entries, uses: [use('2026-01-02', 250), use('2026-01-03', 500, { unit: 'g' })] })
    expect(last(lines)).toMatchObject({ balance: 1.2495, cost: 18 })
    expect(lines[1]).toMatchObject({ cost: 9000 })
  })
  const litres = [entryOf('INCREASE', { date: '2026-01-01', amount: 100, unit: 'l', pricePerUnit: 2.6 })]
  it('leave out kilograms against litres while nobody has said the density', () => {
    const lines = read({ entries: litres, uses: [use('2026-01-02', 65)] })
    expect(last(lines)).toMatchObject({ change: null, fault: 'densityMissing', balance: 100 })
  })
  it('convert with the density, price and all', () => {
    const lines = read({ entries: litres, uses: [use('2026-01-02', 65)], density: 1.3 })
    expect(last(lines)).toMatchObject({ change: -50, balance: 50, cost: 13_000 })
    const kilograms = [...litres, entryOf('INCREASE', { date: '2026-01-01', amount: 130, pricePerUnit: 1 })]
    expect(last(read({ entries: kilograms, uses: [], density: 1.3 }))).toMatchObject({
      balance: 260,
      mean: 1.5,
    })
  })
  it('leave out pieces against a weight, and jobs that do not say how much', () => {
    const entries = [entryOf('INCREASE', { date: '2026-01-01', amount: 100 })]
    const uses = [use('2026-01-02', 5, { unit: 'tk' }), use('2026-01-03', null, { unit: null })]
    const lines = read({ entries, uses, density: 1 })
    expect(lines.map(({ fault, balance }) => [fault, balance])).toEqual([
      [null, 100],
      ['unitMismatch', 100],
      ['amountUnknown', 100],
    ])
  })
})

describe('uses before the first entry', () => {
  it('are shown and draw nothing', () => {
    const entries = [entryOf('CURRENT_BALANCE', { date: '2026-05-01', amount: 10 })]
    const lines = read({ entries, uses: [use('2026-04-30', 4), use('2026-05-01', 4)] })
    expect(lines.map(({ isDrawn, change, balance }) => [isDrawn, change, balance])).toEqual([
      [false, -4, 0],
      [true, 10, 10],
      [true, -4, 6],
    ])
  })
  it('are all that there is of a material that no entry names', () => {
    const { keptSince, lines } = foldLedger({ entries: [], uses: [use('2026-04-30', 4)], density: null })
    expect(keptSince).toBeNull()
    expect(lines).toMatchObject([{ isDrawn: false, balance: 0n, mean: null }])
  })
})
