/** The history of a kind of record: its calls, and what each change did in words. */
import { type Line, lineDifferences } from '../../ui/line-differences.ts'
import type { Difference } from '../../ui/VersionChoice.tsx'
import type { Version } from './HistoryList.tsx'

/** A change of a record with what it did. */
export interface RecordChange extends Version {
  readonly changes: readonly Difference[]
}
export interface RecordHistory<R> {
  readonly read: (record: R, signal: AbortSignal) => Promise<readonly RecordChange[]>
  /** Makes the record what it became with an entry. */
  readonly restore: (params: { readonly id: string; readonly entryId: string }) => Promise<unknown>
}

interface Change<S extends object> extends Version {
  readonly before: S | null
  readonly after: S | null
}

/** The changes with what differs after (`mine`) and before (`stored`) each of them. */
export const withDifferences = <S extends object, V extends Change<S>>(
  versions: readonly (V & Change<S>)[],
  linesOf: (state: S) => readonly Line[],
): (V & RecordChange)[] =>
  versions.map((version) => {
    const { before, after } = version
    return { ...version, changes: before && after ? lineDifferences(linesOf(after), linesOf(before)) : [] }
  })
