import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useConfirm } from './Confirm.tsx'
import { useFocusBack } from './focus-back.ts'
import { words } from './text.ts'

export interface WindowProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Width in pixels, 560 unless told; a phone shows it over the whole screen. */
  readonly width?: number
  /** With a changed form a click outside does nothing, and Escape or the cross asks first. */
  readonly isChanged?: boolean
}

/** The window itself; `Dialog` loads it when the first one is opened. */
export function Window({ isOpen, onClose, title, children, width = 560, isChanged = false }: WindowProps) {
  const confirm = useConfirm()
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false
  useFocusBack(isOpen)
  const close = async (): Promise<void> => {
    const question = {
      title: words.unsavedTitle,
      message: words.unsavedDialogText,
      cancelLabel: words.keepEditing,
      confirmLabel: words.discard,
    }
    if (!isChanged || (await confirm(question))) onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={() => void close()}
      title={title}
      size={width}
      fullScreen={isPhone}
      closeOnClickOutside={!isChanged}
    >
      {children}
    </Modal>
  )
}
