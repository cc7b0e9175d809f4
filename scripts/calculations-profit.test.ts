import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { centsOf, yearOfStand } from '@vagu/core/profit/exact'
import { breakEvenOf } from '@vagu/core/profit/totals'
import { areaUnits } from '@vagu/core/units/rounding'
import { splitWhole } from '@vagu/core/units/split-whole'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const tables = tablesOf(readFileSync(join(root, 'docs/calculations/profit.md'), 'utf8'))

/** Puts each row of a table of the page to the code; an empty cell is an empty text. */
function examples(title: string, check: (cells: readonly string[]) => void): void {
  const rows = tables.get(title) ?? []
  describe(title, () => {
    it('has examples', () => expect(rows.length).toBeGreaterThan(0))
    it.each(rows.map((cells) => ({ cells })))('$cells', ({ cells }) => check([...cells]))
  })
}
const numbers = (text = ''): number[] => (text === '' ? [] : text.split(',').map(Number))

describe('docs/calculations/profit.md', () => {
  examples('Cost of an amount', ([amount, unit = '', price, by = '', cents = '']) => {
    const found = centsOf({ amount: Number(amount), unit }, { price: Number(price), unit: by })
    expect(String(found ?? '')).toBe(cents)
  })
  examples('A shared cost', ([cents, areas, shares]) =>
    expect(splitWhole(Number(cents), numbers(areas).map(areaUnits)) ?? []).toEqual(numbers(shares)),
  )
  examples('A sowing over the years of a stand', ([cents, count, shares]) => {
    const years = Number(count)
    const all = Array.from({ length: years }, (_, index) => yearOfStand(Number(cents), { index, years }))
    expect(all).toEqual(numbers(shares))
  })
  examples('Where it breaks even', ([costs, tonneCosts, area, tonnes, tonnePrice, price, yieldPerHa]) => {
    const of = {
      area: Number(area),
      tonnes: Number(tonnes),
      tonneCosts: Number(tonneCosts),
      tonnePrice: Number(tonnePrice),
    }
    expect(breakEvenOf(Number(costs), of)).toEqual({ price: Number(price), yield: Number(yieldPerHa) })
  })
})
