import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atMoisture, standardMoistureOf } from '@vagu/core/harvest/moisture'
import { yieldClassOf } from '@vagu/core/harvest/overview'
import { roundTo } from '@vagu/core/units/rounding'
import { measureOf, perHectare } from '@vagu/core/yield-goals/rules'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const FILE = 'docs/calculations/yield.md'
const tables = tablesOf(readFileSync(join(root, FILE), 'utf8'))
const numbers = (text = ''): number[] => text.split(' ').filter(Boolean).map(Number)

/** Puts each row of a table of the page to the code. */
function examples(title: string, check: (cells: string[]) => void): void {
  const rows = tables.get(title) ?? []
  describe(title, () => {
    it('has examples', () => expect(rows.length).toBeGreaterThan(0))
    it.each(rows.map((cells) => ({ cells })))('$cells', ({ cells }) => check([...cells]))
  })
}

describe(FILE, () => {
  examples('Moisture', ([tonnes, moisture, standard, result]) => {
    expect(roundTo(atMoisture(Number(tonnes), Number(moisture), Number(standard)), 3)).toBe(Number(result))
  })
  examples('Standard moisture', ([crop = '', kind = '', standard]) => {
    expect(String(standardMoistureOf(crop, kind)?.pct ?? 'none')).toBe(standard)
  })
  examples('Yield of a crop', ([fields = '', each, crop]) => {
    const parts = fields.split(' ').map((field) => {
      const [tonnes = Number.NaN, area = Number.NaN] = field.split('/').map(Number)
      return { tonnes, area }
    })
    expect(parts.map((part) => perHectare([part]))).toEqual(numbers(each))
    expect(perHectare(parts)).toBe(Number(crop))
  })
  examples('Five years', ([values, mean, median, marked]) => {
    const measure = measureOf(numbers(values).map((perHa, i) => ({ year: 2021 + i, perHa })))
    expect(measure).toMatchObject({ mean: Number(mean), median: Number(median) })
    const far = measure?.years.filter(({ isOutlier }) => isOutlier).map(({ perHa }) => perHa)
    expect(far).toEqual(numbers(marked))
  })
  examples('Class', ([percent, yieldClass]) => {
    expect(yieldClassOf(Number(percent))).toBe(yieldClass)
  })
})
