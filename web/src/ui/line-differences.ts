import { EMPTY } from '../lib/format.ts'
import type { Difference } from './VersionChoice.tsx'

/** One thing that a record says, in words. */
export type Line = readonly [label: string, text: string]

/** Lines in which two versions of a record differ, in the order of `mine`; what only `stored` says comes last. */
export function lineDifferences(mine: readonly Line[], stored: readonly Line[]): Difference[] {
  const [own, other] = [new Map(mine), new Map(stored)]
  const labels = [...new Set([...own.keys(), ...other.keys()])]
  return labels.flatMap((label) => {
    const texts = { mine: own.get(label) || EMPTY, stored: other.get(label) || EMPTY }
    return texts.mine === texts.stored ? [] : [{ label, ...texts }]
  })
}
