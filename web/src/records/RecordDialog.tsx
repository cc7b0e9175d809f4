import { type ReactNode, useState } from 'react'
import { newId } from '../lib/new-id.ts'
import { Dialog } from '../ui/Dialog.tsx'
import type { StoredRecord } from './kind.ts'

interface FormPlace {
  readonly id: string
  readonly onChanged: (isChanged: boolean) => void
}
interface Props {
  /** The record that is changed; none for a new one. */
  readonly record: StoredRecord | undefined
  readonly title: string
  readonly width: number
  readonly onClose: () => void
  /** The form; a new record has its id from the beginning. */
  readonly children: (place: FormPlace) => ReactNode
}

/** Adds or changes a record; a changed form is never thrown away without a question. */
export function RecordDialog({ record, title, width, onClose, children }: Props) {
  const [isChanged, setIsChanged] = useState(false)
  // Made once, so that a second click or a repeated request makes no second record.
  const [id] = useState(() => record?._id ?? newId())
  return (
    <Dialog isOpen onClose={onClose} title={title} width={width} isChanged={isChanged}>
      {children({ id, onChanged: setIsChanged })}
    </Dialog>
  )
}
