/** Descriptions of records, in words: the versions of a conflict and the history of a record both read them. */
import { type Line, lineDifferences } from '../ui/line-differences.ts'
import type { Difference } from '../ui/VersionChoice.tsx'

/**
 * Lines of each part of a draft, in the order of the form. The compiler keeps it complete: a part that nothing is said
 * of is `unsaid`.
 */
export type Describe<D> = {
  readonly [K in Exclude<keyof D, '_id'>]-?: (draft: D) => Line | readonly Line[]
}

/** A part that is not shown, or that the line of another part says. */
export const unsaid = (): readonly Line[] => []

const isLine = (line: Line | readonly Line[]): line is Line => typeof line[0] === 'string'

/** All lines of a record. */
export function linesOf<D>(describe: Describe<D>, draft: D): Line[] {
  const parts = Object.values<(draft: D) => Line | readonly Line[]>(describe)
  return parts.flatMap((part) => {
    const line = part(draft)
    return isLine(line) ? [line] : line
  })
}

/** Differences between two versions of a record. */
export const differencesIn = <D>(
  describe: Describe<D>,
  { mine, stored }: { readonly mine: D; readonly stored: D },
): Difference[] => lineDifferences(linesOf(describe, mine), linesOf(describe, stored))
