/** Reads what the test runners report into one count. */
import { z } from 'zod'

export interface Count {
  readonly passed: number
  readonly failed: number
  /** Tests whose input is not on this machine. */
  readonly skipped: number
}
export const NONE: Count = { passed: 0, failed: 0, skipped: 0 }

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})
const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

export function countOfVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = VitestReport.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** Counts a test that passed only when it was tried again as failed. */
export function countOfPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
})

export const sentenceOf = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
