import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (nitrogenKg: number) => sampleScheme({ manure: [{ year: 2026, nitrogenKg, phosphorusKg: 0 }] })

export const manureNitrogenExamples: readonly Example[] = [
  { name: 'exactly 170 kg/ha', facts: farm(1700), state: 'ok', value: 170 },
  { name: 'a little more', facts: farm(1701), state: 'violation', value: 170.1 },
  { name: 'no manure is written down', facts: sampleScheme(), state: 'ok' },
]
