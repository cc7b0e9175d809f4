import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedShare } from '@vagu/core/rotation/farm'
import { lossOf, yieldPercent } from '@vagu/core/rotation/predecessors'
import { COSTS } from '@vagu/core/rotation/suggest-cost'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const FILE = 'docs/calculations/rotation.md'
const tables = tablesOf(readFileSync(join(root, FILE), 'utf8'))

/** Puts each row of a table of the page to the code. */
function examples(title: string, check: (cells: string[]) => void): void {
  const rows = tables.get(title) ?? []
  describe(title, () => {
    it('has examples', () => expect(rows.length).toBeGreaterThan(0))
    it.each(rows.map((cells) => ({ cells })))('$cells', ({ cells }) => check([...cells]))
  })
}

describe(FILE, () => {
  examples('Price of a poor predecessor', (cells) => {
    const [crop = '', after = '', instead = '', perHa, price, tonnes, euros] = cells
    const percent = yieldPercent(after, crop) ?? Number.NaN
    const better = yieldPercent(instead, crop) ?? Number.NaN
    expect(lossOf({ percent, better, perHa: Number(perHa), price: Number(price) })).toEqual({
      tonnes: Number(tonnes),
      euros: Number(euros),
    })
  })
  examples('Share of changed land', ([area, unchanged, share]) => {
    const land = (hectares: number, before: string) => ({
      area: hectares,
      crop: 'kaer',
      before,
      isUndersownWithLegumes: false,
    })
    const fields = [land(Number(unchanged), 'kaer'), land(Number(area) - Number(unchanged), 'poldhernes')]
    expect(changedShare(fields)).toMatchObject({ area: Number(area), share: Number(share) })
  })
  examples('What a suggestion weighs', ([what = '', cost]) => {
    const weights: Readonly<Record<string, number>> = {
      'a group that returns too soon': COSTS.gap,
      'an unsuitable predecessor, or too many years in a row': COSTS.unsuitable,
      'a poor predecessor': COSTS.low,
      'a middling predecessor': COSTS.medium,
      'each per cent of yield that the predecessor takes': COSTS.yieldPercent,
      'each hectare off the wished share of the crop': COSTS.shareHectare,
      'each hectare of legumes that the support asks for and that is not there': COSTS.legumeHectare,
      'a year in which any of them is not there': COSTS.legumesLacking,
    }
    expect(weights[what]).toBe(Number(cost))
  })
})
