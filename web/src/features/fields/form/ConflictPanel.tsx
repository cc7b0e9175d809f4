import { VersionChoice } from '../../../ui/VersionChoice.tsx'
import { words } from '../text.ts'
import type { Conflict } from './use-field-form.ts'
import { differences } from './versions.ts'

interface Props {
  readonly conflict: Conflict
  readonly year: number
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** A field that somebody else has changed meanwhile. */
export function ConflictPanel({ conflict: { mine, stored }, year, ...choices }: Props) {
  return (
    <VersionChoice title={words.conflictTitle} differences={differences(mine, stored, year)} {...choices} />
  )
}
