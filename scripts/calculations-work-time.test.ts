import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minutesOf } from '@vagu/core/work-times/clock'
import { nightMinutesOf } from '@vagu/core/work-times/hints'
import { payOf } from '@vagu/core/work-times/pay'
import { shareWhole } from '@vagu/core/work-times/share'
import { describe, expect, it } from 'vitest'
import { tablesOf } from './markdown-tables.ts'
import { root } from './root.ts'

const tables = tablesOf(readFileSync(join(root, 'docs/calculations/work-time.md'), 'utf8'))
const numbers = (text = ''): number[] => text.split(',').map(Number)

/** Puts each row of a table of the page to the code. */
function examples(title: string, check: (cells: readonly string[]) => void): void {
  const rows = tables.get(title) ?? []
  describe(title, () => {
    it('has examples', () => expect(rows.length).toBeGreaterThan(0))
    it.each(rows.map((cells) => ({ cells })))('$cells', ({ cells }) => check([...cells]))
  })
}

describe('docs/calculations/work-time.md', () => {
  examples('Minutes', ([date = '', start = '', end = '', breakMinutes, minutes]) => {
    expect(minutesOf({ date, start, end, breakMinutes: Number(breakMinutes) })).toBe(Number(minutes))
  })
  examples('Pay', ([minutes, rate, pay]) => {
    const work = numbers(minutes).map((each) => ({
      workerId: 'mari',
      minutes: each,
      hourlyRate: Number(rate),
    }))
    expect(payOf(work).cents).toBe(Math.round(Number(pay) * 100))
  })
  examples('Shares', ([total, weights, shares]) => {
    expect(shareWhole(Number(total), numbers(weights))).toEqual(numbers(shares))
  })
  examples('Night', ([date = '', start = '', end = '', minutes]) => {
    expect(nightMinutesOf({ date, start, end })).toBe(Number(minutes))
  })
})
