/** The rows that the bench in a browser prints. */
import type { Timing } from '../../server/bench/measure.ts'

/** Columns of a name and of a figure, characters. */
const [NAME, FIGURE] = [36, 9]

const line = (name: string, figures: readonly [median: string, p95: string], rest: string): string =>
  `${name.padEnd(NAME)}${figures.map((figure) => figure.padStart(FIGURE)).join('')}${rest}`

export const printHead = (title: string): void =>
  console.log(`\n${line(title, ['median', 'p95'], '   (ms)')}`)

export const row = (name: string, { median, p95 }: Timing, goal: string): void =>
  console.log(line(name, [median.toFixed(1), p95.toFixed(1)], `  ${goal}`))

export const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
