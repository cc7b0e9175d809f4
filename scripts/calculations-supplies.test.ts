/** The examples of the page of supplies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { purchaseOf } from '@vagu/core/supplies/purchase'
import { amountIn, baseUnitOf, partsOf, partsOfUse } from '@vagu/core/supplies/quantities'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const tables = tablesOf(readFileSync(join(root, 'docs/calculations/supplies.md'), 'utf8'))
const rowsOf = (heading: string) => {
  const rows = tables.get(heading)
  if (rows === undefined) throw new Error(`no table under ${heading}`)
  return rows
}
const kg = (text = ''): number => partsOf(Number(text), 'kg')

describe('amount of a use', () => {
  it.each(rowsOf('Amount of a use').map((cells) => ({ cells })))('$cells', ({ cells }) => {
    const [amount, unit = '', hectares, times, overlap, all] = cells
    const base = baseUnitOf(unit)
    if (base === undefined) throw new Error('no unit')
    const parts = partsOfUse({
      amount: Number(amount),
      unit,
      area: Number(hectares),
      times: Number(times),
      overlapPercentage: Number(overlap),
    })
    expect(amountIn(parts ?? Number.NaN, base)).toBe(Number(all))
  })
})

describe('to buy', () => {
  it.each(rowsOf('To buy').map((cells) => ({ cells })))('$cells', ({ cells }) => {
    const [left, reserve, balance, ordered, pack, lacking, packs, amount, over] = cells
    const bought = purchaseOf({
      left: kg(left),
      reserve: kg(reserve),
      balance: kg(balance),
      ordered: kg(ordered),
      pack: pack === '' ? null : kg(pack),
    })
    expect(bought).toEqual({
      lacking: kg(lacking),
      packs: packs === '' ? null : Number(packs),
      amount: kg(amount),
      over: kg(over),
    })
  })
})
