import { TEST_SOURCE, TEST_YEARS } from '../../../machines/table.ts'
import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

const years = (what: string, value: number | null): Limit => ({
  what,
  unit: 'aastat',
  values: dated([{ since: null, value: value ?? 0 }]),
  source: TEST_SOURCE,
})

export const testLimits: readonly Limit[] = [
  years('Pritsi kontrollide vahe, kõige rohkem', TEST_YEARS.SPRAYER),
  years('Puhtimis- ja udustusseadme kontrollide vahe, kõige rohkem', TEST_YEARS.FOGGER),
]
