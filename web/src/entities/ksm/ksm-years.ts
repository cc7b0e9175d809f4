import { KSM_SINCE } from '@vagu/core/settings/schema'

/** Years that are offered, newest first: from the first of the support to the next one, and those that are stored. */
export function offeredYears(stored: readonly number[], thisYear: number): number[] {
  const offered = Array.from({ length: Math.max(0, thisYear + 2 - KSM_SINCE) }, (_, i) => KSM_SINCE + i)
  return [...new Set([...offered, ...stored])].toSorted((a, b) => b - a)
}

export const toggledYear = (years: readonly number[], year: number): number[] =>
  years.includes(year) ? years.filter((each) => each !== year) : [...years, year].toSorted((a, b) => a - b)
