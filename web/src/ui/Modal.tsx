import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useBackCloses } from './back-closes.ts'
import { useFocusBack } from './focus-back.ts'
import { leadToFault } from './lead-to-fault.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { useDiscard } from './use-discard.ts'
import { ModalClosing, ModalEscape } from './modal-closing.ts'

export interface ModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Width in pixels, 560 unless told; a phone shows it over the whole screen. */
  readonly width?: number
  /**
   * Whether something stands in it that is not saved: then a click outside does nothing, and Escape, the cross, Back, a
   * link and closing the tab ask first. A window in which nothing is typed says `false`.
   */
  readonly isChanged: boolean
  /** `onClose` has a question of its own, since it can save as well. */
  readonly hasOwnQuestion?: boolean
}

/** Where saving is refused, the first fault may lie out of sight. */
function lead({ target }: SyntheticEvent): void {
  if (target instanceof HTMLFormElement) leadToFault(target)
}

/** The window itself; `Dialog` loads it when the first one is opened. */
export function VaguModal(props: ModalProps) {
  const { isOpen, onClose, title, children, width = 560, isChanged, hasOwnQuestion = false } = props
  const mayDiscard = useDiscard()
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false
  const [isEscapeTaken, takeEscape] = useState(false)
  useFocusBack(isOpen)
  const ask = async (): Promise<void> => {
    if (await mayDiscard(isChanged && !hasOwnQuestion)) onClose()
  }
  const close = (): void => void ask()
  useBackCloses(isOpen, close)
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={title}
      size={width}
      fullScreen={isPhone}
      closeOnClickOutside={!isChanged}
      closeOnEscape={!isEscapeTaken}
      // before a form that may stand inside another keeps it to itself
      onSubmitCapture={lead}
    >
      <UnsavedGuard isChanged={isOpen && isChanged} />
      <ModalEscape value={takeEscape}>
        <ModalClosing value={close}>{children}</ModalClosing>
      </ModalEscape>
    </Modal>
  )
}
