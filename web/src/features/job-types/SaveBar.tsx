import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useConfirm } from '../../ui/Confirm.tsx'
import styles from './JobTypes.module.css'
import { jobTypesPageText } from './text.ts'

interface Props {
  readonly changes: number
  readonly isSaving: boolean
  readonly onDiscard: () => void
}

/** How much is not saved yet, and the buttons; in view from the first change on, and then it stays. */
export function SaveBar({ changes, isSaving, onDiscard }: Props) {
  const confirm = useConfirm()
  const status = useRef<HTMLSpanElement>(null)
  const isSaved = changes === 0
  const wasSaved = useRef(isSaved)
  const [wasChanged, setWasChanged] = useState(false)
  if (!isSaved && !wasChanged) setWasChanged(true)
  // Both buttons let go of the focus when nothing is left to be saved.
  useEffect(() => {
    const isNew = isSaved && !wasSaved.current
    wasSaved.current = isSaved
    if (isNew && document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [isSaved])
  const discard = async (): Promise<void> => {
    if (await confirm({ message: jobTypesPageText.discardText, confirmLabel: jobTypesPageText.discard }))
      onDiscard()
  }
  return (
    <div className={styles.save} data-changed={changes > 0 || undefined} hidden={!wasChanged}>
      <span ref={status} role="status" tabIndex={-1}>
        {changes > 0 ? jobTypesPageText.unsaved(changes) : jobTypesPageText.allSaved}
      </span>
      {changes > 0 && (
        <Button variant="default" disabled={isSaving} onClick={() => void discard()}>
          {jobTypesPageText.discard}
        </Button>
      )}
      <Button type="submit" size="md" loading={isSaving} disabled={changes === 0}>
        {jobTypesPageText.save}
      </Button>
    </div>
  )
}
