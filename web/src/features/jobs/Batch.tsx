import { useState } from 'react'
import { BatchBar } from './BatchBar.tsx'
import { BatchDialog } from './BatchDialog.tsx'
import type { SeenJob } from './seen-job.ts'
import { useBatchChange, useBatchRemove } from './use-batch.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface Props {
  /** The chosen ones. */
  readonly jobs: readonly SeenJob[]
  readonly year: number
  readonly onClear: () => void
}

/** What is done with several jobs at once, from the bar to the window that shows what would change. */
export function Batch({ jobs, year, onClear }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useBatchChange(year)
  const remove = useBatchRemove(year)
  const focus = useFocusReturn()
  const events = jobs.map(({ event }) => event)
  const close = (): void => {
    setIsOpen(false)
    focus.giveBack()
  }
  return (
    <>
      <BatchBar
        jobs={jobs}
        onEdit={() => {
          focus.remember()
          setIsOpen(true)
        }}
        onRemove={() => void remove(events)}
        onClear={onClear}
      />
      {isOpen && jobs.length > 0 && (
        <BatchDialog
          jobs={jobs}
          year={year}
          onClose={close}
          onSave={(changes) => {
            close()
            change(changes, events)
          }}
        />
      )}
    </>
  )
}
