import { useBlocker } from '@tanstack/react-router'
import { useConfirm } from './Confirm.tsx'
import { words } from './text.ts'

interface Props {
  /** Whether something stands in the form that is not saved. */
  readonly isChanged: boolean
}

/** Asks before links, Back and closing the tab throw away what was typed. */
export function UnsavedGuard({ isChanged }: Props) {
  const confirm = useConfirm()
  useBlocker({
    disabled: !isChanged,
    enableBeforeUnload: isChanged,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false
      const leaves = await confirm({
        title: words.unsavedTitle,
        message: words.unsavedText,
        cancelLabel: words.keepEditing,
        confirmLabel: words.leave,
      })
      return !leaves
    },
  })
  return null
}
