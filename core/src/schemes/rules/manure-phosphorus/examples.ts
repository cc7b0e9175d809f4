import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (phosphorusKg: number) =>
  sampleScheme({
    manure: [2022, 2023, 2024, 2025, 2026].map((year) => ({ year, nitrogenKg: 0, phosphorusKg })),
  })

export const manurePhosphorusExamples: readonly Example[] = [
  { name: 'exactly 25 kg/ha', facts: farm(250), state: 'ok', value: 25 },
  { name: 'a little more', facts: farm(251), state: 'violation', value: 25.1 },
  { name: 'no manure is written down', facts: sampleScheme(), state: 'ok' },
]
