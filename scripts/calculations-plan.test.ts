import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { needByCut } from '@vagu/core/fertilization-plan/cuts'
import { limeRate } from '@vagu/core/fertilization-plan/lime'
import { ownManureBalance } from '@vagu/core/own-manure/rules'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const FILE = 'docs/calculations/fertilization-plan.md'
const tables = tablesOf(readFileSync(join(root, FILE), 'utf8'))

describe(FILE, () => {
  it.each(tables.get('Nitrogen by cuts') ?? [])('%s kg over %s cuts are %s', (need, cuts, parts) =>
    expect(needByCut(Number(need), Number(cuts)).join(', ')).toBe(parts),
  )
  it.each((tables.get('Lime') ?? []).map((cells) => ({ cells })))('lime: $cells', ({ cells }) => {
    const [need, value, rate, turns] = cells.map(Number)
    expect(limeRate(need ?? 0, value ?? 0)).toEqual({ rate, turns })
  })
  it.each((tables.get('Manure of the own animals') ?? []).map((cells) => ({ cells })))(
    'own manure: $cells',
    ({ cells: [animal = '', count, housed, ...figures] }) => {
      const line = { animal, count: Number(count), housedPercent: Number(housed) }
      const balance = ownManureBalance({ animals: [line], trades: [] })
      const { excreted, toSpread, onPasture, livestockUnits } = balance
      expect([excreted.N, toSpread.N, onPasture.N, livestockUnits]).toEqual(figures.map(Number))
    },
  )
  it.each(['Nitrogen by cuts', 'Lime', 'Manure of the own animals'])('has examples of %s', (title) =>
    expect(tables.get(title)?.length).toBeGreaterThan(2),
  )
})
