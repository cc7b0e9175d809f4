import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hasLayers } from './back-closes.ts'
import { useConfirm } from './Confirm.tsx'
import { uiText } from './text.ts'
import { asksBeforeUnload, holdUnsaved, isLast } from './unsaved.ts'

interface Props {
  /** Whether something stands in the form that is not saved. */
  readonly isChanged: boolean
}

/** Asks before links, Back and closing the tab throw away what was typed; of a window over a form one asks for both. */
export function UnsavedGuard({ isChanged }: Props) {
  const confirm = useConfirm()
  const [guard] = useState(() => Symbol('guard'))
  useEffect(() => {
    if (!isChanged) return undefined
    return holdUnsaved(guard)
  }, [guard, isChanged])
  useBlocker({
    disabled: !isChanged,
    enableBeforeUnload: () => isChanged && asksBeforeUnload(),
    shouldBlockFn: async ({ action, current, next }) => {
      // the window on top closes, and asks itself
      if (action === 'BACK' && hasLayers()) return false
      if (current.pathname === next.pathname || !isLast(guard)) return false
      const leaves = await confirm({
        title: uiText.unsavedTitle,
        message: uiText.unsavedText,
        cancelLabel: uiText.keepEditing,
        confirmLabel: uiText.leave,
      })
      return !leaves
    },
  })
  return null
}
