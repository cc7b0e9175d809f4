import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testEndOf } from '@vagu/core/machines/rules'
import { ksmLegumes } from '@vagu/core/schemes/rules/ksm-legumes/rule'
import { sampleScheme, sampleSchemeField } from '@vagu/core/schemes/sample'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const FILE = 'docs/calculations/schemes.md'
const tables = tablesOf(readFileSync(join(root, FILE), 'utf8'))

/** Puts each row of a table of the page to the code. */
function examples(title: string, check: (cells: string[]) => void): void {
  const rows = tables.get(title) ?? []
  describe(title, () => {
    it('has examples', () => expect(rows.length).toBeGreaterThan(0))
    it.each(rows.map((cells) => ({ cells })))('$cells', ({ cells }) => check([...cells]))
  })
}
const day = (text = ''): string | null => (text === '-' ? null : text)

describe(FILE, () => {
  examples('Legumes', ([legumes, others, untold, organic, state]) => {
    const fields = [
      sampleSchemeField('a', { area: Number(legumes), crop: 'punane_ristik' }),
      sampleSchemeField('b', { area: Number(others), crop: 'kaer' }),
      sampleSchemeField('c', { area: Number(untold), crop: null }),
    ].filter(({ area }) => area > 0)
    const facts = sampleScheme({ today: '2026-07-01', fields, isOrganic: organic === 'yes' })
    expect(ksmLegumes.check(facts).state).toBe(state)
  })
  examples('Test of a sprayer', ([testedOn, testDueOn, end]) => {
    expect(testEndOf({ kind: 'SPRAYER', testedOn: day(testedOn), testDueOn: day(testDueOn) })).toBe(end)
  })
})
