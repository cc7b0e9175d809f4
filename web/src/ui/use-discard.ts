import { useConfirm } from './Confirm.tsx'
import { words } from './text.ts'

const QUESTION = {
  title: words.unsavedTitle,
  message: words.unsavedDialogText,
  cancelLabel: words.keepEditing,
  confirmLabel: words.discard,
}

/** `if (await mayDiscard(isChanged)) …`: asks where something stands that is not saved. */
export function useDiscard(): (isChanged: boolean) => Promise<boolean> {
  const confirm = useConfirm()
  return async (isChanged) => !isChanged || (await confirm(QUESTION))
}
