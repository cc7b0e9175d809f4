import { UnsavedGuard } from '../UnsavedGuard.tsx'
import layout from '../layout.module.css'
import { autosaveText } from './text.ts'

interface Props {
  /** Edits that are not stored yet. */
  readonly count: number
  readonly hasFailed: boolean
  /** Tells how many wait for a connection. */
  readonly unsaved: (count: number) => string
}

/** Whether all is stored, and what is not: nothing is lost on the way, nor by leaving the page. */
export function SavingLine({ count, hasFailed, unsaved }: Props) {
  const waiting = hasFailed ? unsaved(count) : autosaveText.saving
  return (
    <>
      <UnsavedGuard isChanged={count > 0} />
      <span className={layout.quiet} role="status">
        {count > 0 ? waiting : autosaveText.allSaved}
      </span>
    </>
  )
}
