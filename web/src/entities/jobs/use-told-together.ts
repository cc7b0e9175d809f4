import { useRef } from 'react'
import { ACTION_MS } from '../../ui/message.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'

interface Told<Done> {
  readonly all: readonly Done[]
  readonly text: string
  readonly at: number
}

/** Tells what was done one after another in one message, with one way back for all of it: three ticks would hide half a phone. */
export function useToldTogether<Done>(undo: (all: readonly Done[]) => void) {
  const messages = useMessages()
  const told = useRef<Told<Done>>(undefined)
  return (done: Done, textOf: (all: readonly Done[]) => string): void => {
    const at = Date.now()
    const before = told.current && at - told.current.at < ACTION_MS ? told.current : undefined
    const all = [...(before?.all ?? []), done]
    const text = textOf(all)
    told.current = { all, text, at }
    const onClick = (): void => {
      told.current = undefined
      undo(all)
    }
    messages.success(text, { action: { label: uiText.undo, onClick }, instead: before?.text })
  }
}
