import { useState } from 'react'
import { lazyComponent } from './lazy-component.tsx'
import type { ModalProps } from './Modal.tsx'

const Modal = lazyComponent<ModalProps>(async () => (await import('./Modal.tsx')).VaguModal)

/** A window over the page that never throws away a changed form by a slip. */
export function Dialog(props: ModalProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  const giveUp = (): void => {
    setWasOpened(false)
    props.onClose()
  }
  return <Modal props={props} onFailed={giveUp} />
}
