import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { isSaidByShell } from '../lib/call-error.ts'
import { MessageRegion } from './MessageRegion.tsx'

export interface MessageOptions {
  readonly ms?: number
  readonly placement?: 'top' | 'bottom'
  /** A button in the message, as "Võta tagasi"; such a message stays 10 s. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}
export interface Message extends MessageOptions {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly text: string
}
interface Messages {
  readonly success: (text: string, options?: MessageOptions) => void
  readonly error: (text: string, options?: MessageOptions) => void
  /** A call that failed: the sentence of the screen, unless the shell says what happened (no network, no session). */
  readonly failed: (error: unknown, text: string, options?: MessageOptions) => void
}

const DEFAULT_MS = 4000
const ACTION_MS = 10_000
const MOST = 3
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
      [...now.filter(({ text }) => text !== message.text), { ...message, ms, id }].slice(-MOST),
    )
  }, [])
  const messages = useMemo<Messages>(() => {
    const error: Messages['error'] = (text, options) => show({ ...options, text, type: 'error' })
    return {
      success: (text, options) => show({ ...options, text, type: 'success' }),
      error,
      failed: (cause, text, options) => {
        if (!isSaidByShell(cause)) error(text, options)
      },
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
