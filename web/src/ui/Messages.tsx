import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { isForbidden, isLockedInDemo, isToldByShell } from '../lib/call-error.ts'
import { ACTION_MS, type Message, type MessageOptions } from './message.ts'
import { MessageRegion } from './MessageRegion.tsx'
import { uiText } from './text.ts'

interface Messages {
  readonly success: (text: string, options?: MessageOptions) => void
  readonly error: (text: string, options?: MessageOptions) => void
  /** A call that failed: the sentence of the screen, unless the shell (no network, no session) or the demo says why. */
  readonly failed: (error: unknown, text: string, options?: MessageOptions) => void
  /** A record that could not be saved or changed. */
  readonly notSaved: (error: unknown, sentence: 'saveFailed' | 'changeFailed') => void
}

const DEFAULT_MS = 4000
/** Time that a failed save stands: long enough to be read twice. */
const NOT_SAVED_MS = 5000
const MAX = 3
const Context = createContext<Messages | undefined>(undefined)

/** Shows short messages over the page; a newer one of the same text takes the place of the older. */
export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Message[]>([])
  const nextId = useRef(0)
  const remove = useCallback(
    (id: number) => setShown((now) => now.filter((message) => message.id !== id)),
    [],
  )
  const show = useCallback((message: Omit<Message, 'id'>) => {
    const id = nextId.current++
    const ms = message.ms ?? (message.action ? ACTION_MS : DEFAULT_MS)
    setShown((now) =>
      [
        ...now.filter(({ text }) => text !== message.text && text !== message.instead),
        { ...message, ms, id },
      ].slice(-MAX),
    )
  }, [])
  const messages = useMemo<Messages>(() => {
    const error: Messages['error'] = (text, options) => show({ ...options, text, type: 'error' })
    const failed: Messages['failed'] = (cause, text, options) => {
      if (isLockedInDemo(cause)) error(uiText.lockedInDemo, options)
      else if (isForbidden(cause)) error(uiText.forbidden, options)
      else if (!isToldByShell(cause)) error(text, options)
    }
    return {
      success: (text, options) => show({ ...options, text, type: 'success' }),
      error,
      failed,
      notSaved: (cause, sentence) => failed(cause, uiText[sentence], { ms: NOT_SAVED_MS }),
    }
  }, [show])
  return (
    <Context value={messages}>
      {children}
      <MessageRegion messages={shown} onRemove={remove} />
    </Context>
  )
}

export function useMessages(): Messages {
  const messages = use(Context)
  if (!messages) throw new Error('useMessages stands outside MessagesProvider')
  return messages
}
