import { amountOf } from '@vagu/core/pria/amounts'
import { ApplicationUnit } from '@vagu/core/units/schema'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const amounts = tablesOf(readFileSync(join(root, 'docs/calculations/pria.md'), 'utf8')).get('Amounts') ?? []

it('amounts are told as PRIA takes them', () => {
  expect(amounts.length).toBeGreaterThan(5)
  for (const row of amounts) {
    const [amount, unit, area, total, unitThere] = row
    const given = { amount: Number(amount), unit: ApplicationUnit.parse(unit) }
    expect([row, amountOf(given, Number(area))]).toEqual([row, { amount: Number(total), unit: unitThere }])
  }
})
