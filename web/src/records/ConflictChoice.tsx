import type { ReactNode } from 'react'
import { VersionChoice } from '../ui/VersionChoice.tsx'
import { differencesIn } from './describe.ts'
import type { Draft, RecordKind, StoredRecord } from './kind.ts'
import type { Conflict } from './use-record-save.ts'

interface Props<R extends StoredRecord & D, D extends Draft> {
  readonly kind: Pick<RecordKind<R, D>, 'describe'>
  readonly title: string
  readonly children?: ReactNode
  readonly conflict: Conflict<R, D>
  readonly onKeepMine: (conflict: Conflict<R, D>) => Promise<void>
  readonly onTakeTheirs: (conflict: Conflict<R, D>) => void
}

/** The choice between the farmer's version of a record and the one that was stored meanwhile. */
export function ConflictChoice<R extends StoredRecord & D, D extends Draft>(props: Props<R, D>) {
  const { kind, title, conflict, onKeepMine, onTakeTheirs, children } = props
  return (
    <VersionChoice
      title={title}
      differences={differencesIn<D>(kind.describe, conflict)}
      onKeepMine={() => void onKeepMine(conflict)}
      onTakeTheirs={() => onTakeTheirs(conflict)}
    >
      {children}
    </VersionChoice>
  )
}
