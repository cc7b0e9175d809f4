import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const animals = (livestockUnits: number) => ({ livestockUnits, perHectare: undefined })

export const manureStoreExamples: readonly Example[] = [
  { name: 'no animals', facts: sampleScheme(), state: 'ok', says: /ei ole kirjas/ },
  {
    name: 'five livestock units',
    facts: sampleScheme({ animals: animals(5) }),
    state: 'ok',
    says: /ei nõuta/,
  },
  { name: 'more of them', facts: sampleScheme({ animals: animals(5.01) }), state: 'unknown', says: /5,01/ },
  {
    name: 'looked over',
    facts: sampleScheme({ animals: animals(40), done: { MANURE_STORE: '2026-03-02' } }),
    state: 'ok',
    says: /02\.03\.2026/,
  },
]
