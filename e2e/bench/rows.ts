/** The rows that the bench in a browser prints. */
import type { Timing } from '../../server/bench/measure.ts'

const ms = (value: number): string => value.toFixed(1).padStart(9)

export const printHead = (title: string): void =>
  console.log(`\n${title.padEnd(36)}${'median'.padStart(9)}${'p95'.padStart(9)}   (ms)`)

export const row = (name: string, { median, p95 }: Timing, goal: string): void =>
  console.log(`${name.padEnd(36)}${ms(median)}${ms(p95)}  ${goal}`)

export const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
