import { Button } from '@mantine/core'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { AlertDialog } from './AlertDialog.tsx'
import { uiText } from './text.ts'

export interface Question {
  readonly title?: string
  readonly message: ReactNode
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  /** A red button, for what cannot be taken back. */
  readonly isDangerous?: boolean
}
type Ask = (question: Question) => Promise<boolean>
interface Pending extends Question {
  readonly answer: (yes: boolean) => void
}

const Context = createContext<Ask | undefined>(undefined)
/** An Escape on a button of the question is meant for the question alone. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' }

/** Asks before something is done; Escape and a click outside are a no. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [pending, setPending] = useState<Pending>()
  const ask = useCallback<Ask>(
    (question) => new Promise((resolve) => setPending({ ...question, answer: resolve })),
    [],
  )
  const answer = (yes: boolean): void => {
    setPending(undefined)
    pending?.answer(yes)
  }
  return (
    <Context value={ask}>
      {children}
      <AlertDialog
        isOpen={pending !== undefined}
        onClose={() => answer(false)}
        title={pending?.title ?? uiText.warning}
        actions={
          <>
            <Button variant="default" onClick={() => answer(false)} {...OWN_ESCAPE}>
              {pending?.cancelLabel ?? uiText.cancel}
            </Button>
            <Button
              data-autofocus
              {...OWN_ESCAPE}
              {...(pending?.isDangerous ? { color: 'red' } : {})}
              onClick={() => answer(true)}
            >
              {pending?.confirmLabel ?? uiText.confirm}
            </Button>
          </>
        }
      >
        {pending?.message}
      </AlertDialog>
    </Context>
  )
}

/** `if (await confirm({ message })) …` */
export function useConfirm(): Ask {
  const ask = use(Context)
  if (!ask) throw new Error('useConfirm stands outside ConfirmProvider')
  return ask
}
