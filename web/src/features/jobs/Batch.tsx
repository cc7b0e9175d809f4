import { useState } from 'react'
import { BatchBar } from './BatchBar.tsx'
import { BatchDialog } from './BatchDialog.tsx'
import type { JobRow } from './job-row.ts'
import { useBatchChange, useBatchRemove } from './use-batch.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface Props {
  /** The chosen ones. */
  readonly jobs: readonly JobRow[]
  readonly year: number
  readonly onClear: () => void
}

/** Changes of several jobs at once: the bar, and the dialog with the preview. */
export function Batch({ jobs: rows, year, onClear }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useBatchChange(year)
  const remove = useBatchRemove(year)
  const focus = useFocusReturn()
  const jobs = rows.map(({ job }) => job)
  const close = (): void => {
    setIsOpen(false)
    focus.giveBack()
  }
  return (
    <>
      <BatchBar
        jobs={rows}
        onEdit={() => {
          focus.remember()
          setIsOpen(true)
        }}
        onRemove={() => void remove(jobs)}
        onClear={onClear}
      />
      {isOpen && rows.length > 0 && (
        <BatchDialog
          jobs={rows}
          year={year}
          onClose={close}
          onSave={(changes) => {
            close()
            change(changes, jobs)
          }}
        />
      )}
    </>
  )
}
