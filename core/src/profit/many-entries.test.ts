/** A year with as many entries as it may hold, on a large farm: sums, and no lines that are kept. */
import { expect, it } from 'vitest'
import { entryLines } from './entry-lines.ts'
import { reportOf } from './report.ts'
import { sampleEntry, sampleFacts, sampleField } from './sample.ts'
import { MOST_ENTRIES, NOTHING_STORED } from './schema.ts'
import { totalsOf } from './totals.ts'

const FIELDS = 1000
const facts = sampleFacts({
  fields: Array.from({ length: FIELDS }, (_, at) => sampleField({ _id: `field-${at}`, area: 1 + (at % 7) })),
  stored: {
    ...NOTHING_STORED,
    entries: Array.from({ length: MOST_ENTRIES }, (_, at) =>
      sampleEntry({ _id: `entry-${at}`, amount: 100.01 }),
    ),
  },
})

it('sums every entry to the cent, and has the lines of one entry at a time', () => {
  const { rows } = reportOf(facts)
  expect(totalsOf(rows).costs.all).toBe(MOST_ENTRIES * 10_001)
  expect(rows[0]?.costParts).toBe(MOST_ENTRIES)
  const sizes = [...entryLines(facts)].map(({ lines }) => lines.length)
  expect(Math.max(...sizes)).toBe(FIELDS)
})
