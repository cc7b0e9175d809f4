import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { usesOf } from '@vagu/core/materials/used'
import { JobMaterial } from '@vagu/core/jobs/schema'
import { amountOf, isUnit, meanOf, partsOf, priceOf, quantityOf, rateOf } from '@vagu/core/stock/exact'
import { type FoldEntry, foldLedger, type FoldUse } from '@vagu/core/stock/fold'
import { lotsAfter } from '@vagu/core/stock/lots'
import { costOfLine, sumsOf, undocumentedCents } from '@vagu/core/stock/period'
import { Scale } from '@vagu/core/stock/scale'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const tables = tablesOf(readFileSync(join(root, 'docs/calculations/stock.md'), 'utf8'))

/** Puts each row of a table of the page to the code; an empty cell is an empty text. */
function examples(title: string, check: (cells: readonly string[]) => void): void {
  const rows = tables.get(title) ?? []
  describe(title, () => {
    it('has examples', () => expect(rows.length).toBeGreaterThan(0))
    it.each(rows.map((cells) => ({ cells })))('$cells', ({ cells }) => check([...cells]))
  })
}
const PERIOD = { start: '2026-01-01', end: '2026-12-31' }
const TYPES = { count: 'CURRENT_BALANCE', in: 'INCREASE', out: 'DECREASE' } as const
const euros = (text = ''): number | null => (text === '' ? null : Math.round(Number(text) * 100))

interface Made {
  readonly entries: FoldEntry[]
  readonly uses: FoldUse[]
}
const entryOf = (
  of: Pick<FoldEntry, '_id' | 'type' | 'date' | 'amount'> & Partial<FoldEntry>,
): FoldEntry => ({
  moment: null,
  unit: 'kg',
  pricePerUnit: null,
  batchNo: '',
  expiresOn: null,
  ...of,
})
const usageOf = (of: Pick<FoldUse, 'jobId' | 'date' | 'amount'> & Partial<FoldUse>): FoldUse => ({
  place: 0,
  isCoating: false,
  unit: 'kg',
  batchNo: null,
  ...of,
})

/** Entries and jobs as a cell writes them. */
function madeOf(text = ''): Made {
  const made: Made = { entries: [], uses: [] }
  for (const [i, step] of text.split('; ').entries()) {
    const [what = '', on = '', amount = '', price] = step.split(' ')
    const common = { date: `2026-${on}`, amount: Number(amount) }
    if (what === 'job') made.uses.push(usageOf({ ...common, jobId: `j${i}` }))
    else {
      const type = TYPES[what as keyof typeof TYPES]
      const pricePerUnit = price === undefined ? null : Number(price)
      made.entries.push(entryOf({ ...common, _id: `e${i}`, type, pricePerUnit }))
    }
  }
  return made
}

describe('docs/calculations/stock.md', () => {
  examples('Mean price', ([there, mean, came, price, after]) => {
    const [rate, parts] = [rateOf(Number(mean), 'kg'), partsOf(Number(came), 'kg')]
    const old = { parts: partsOf(Number(there), 'kg'), rate }
    const next = price === '' ? rate : meanOf(old, { parts, rate: rateOf(Number(price), 'kg') })
    expect(priceOf(next, 'kg')).toBe(Number(after))
  })

  examples('Ledger', ([steps, balance, change, cost, undocumented, undocumentedCost]) => {
    const made = madeOf(steps)
    const folded = foldLedger({ ...made, density: null })
    const sums = sumsOf(folded, PERIOD)
    expect(amountOf(sums.balance, 'kg')).toBe(Number(balance))
    expect(amountOf(sums.undocumented, 'kg')).toBe(Number(undocumented))
    const count = folded.lines.findLast(({ type }) => type === 'CURRENT_BALANCE')
    expect(count?.change == null ? '' : String(amountOf(count.change, 'kg'))).toBe(change)
    const job = folded.lines.findLast(({ use, isDrawn }) => use !== null && isDrawn)
    expect(job ? costOfLine(job) : null).toBe(euros(cost))
    expect(job ? undocumentedCents(job) : 0).toBe(euros(undocumentedCost))
  })

  examples('Dressing', ([rate, area, dose, litres]) => {
    const coating = { name: 'Puhis', amount: Number(dose), unit: 'l/t' }
    const seed = JobMaterial.parse({
      name: 'Nisu',
      type: 'seed',
      amount: Number(rate),
      unit: 'kg/ha',
      coating,
    })
    const [dressing] = usesOf({ area: Number(area), requisites: [seed] }).dressings
    expect(dressing?.totalAmount).toBe(Number(litres))
  })

  examples('Kilograms and litres', ([amount, unit = '', density, kept = '', inStock]) => {
    if (!isUnit(kept)) throw new Error(`no unit: ${kept}`)
    const scale = new Scale(quantityOf(kept), density === '' ? null : Number(density))
    const parts = scale.parts(Number(amount), unit)
    expect(typeof parts === 'bigint' ? String(amountOf(parts, kept)) : '').toBe(inStock)
  })

  examples('Lots', ([came = '', went = '', left]) => {
    const entries = came.split('; ').map((lot, i) => {
      const [batchNo = '', amount, expiresOn = null] = lot.split(' ')
      return entryOf({
        _id: `e${i}`,
        type: 'INCREASE',
        date: '2026-05-01',
        amount: Number(amount),
        batchNo,
        expiresOn,
      })
    })
    const uses = went.split('; ').map((use, i) => {
      const [amount, batchNo = null] = use.split(' ')
      return usageOf({ jobId: `j${i}`, date: '2026-05-02', amount: Number(amount), batchNo })
    })
    const { lots } = lotsAfter(foldLedger({ entries, uses, density: null }).lines)
    expect(lots.map(({ entry, left: parts }) => `${entry.batchNo} ${amountOf(parts, 'kg')}`).join('; ')).toBe(
      left,
    )
  })
})
