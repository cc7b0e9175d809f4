import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './AlertDialog.module.css'
import { useBackCloses } from './back-closes.ts'
import { useFocusBack } from './focus-back.ts'

interface Props {
  readonly isOpen: boolean
  /** Called by Escape, Back and a click outside. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** The buttons; the one with `data-autofocus` is where Enter goes. */
  readonly actions: ReactNode
}

/** The library's window below must not take an Escape that was meant for this one. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' }

/** A short question or notice over everything else: the browser's own dialog, there also when nothing can be loaded. */
export function AlertDialog({ isOpen, onClose, title, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useFocusBack(isOpen)
  useBackCloses(isOpen, onClose, true)
  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close()
      return undefined
    }
    // The Escape that asked for this question is still under way, and would cancel it at once.
    const timer = setTimeout(() => {
      if (!dialog.current?.open) dialog.current?.showModal()
      dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    })
    return () => clearTimeout(timer)
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      {...OWN_ESCAPE}
    >
      <div className={styles.inside}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  )
}
