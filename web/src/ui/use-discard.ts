import { useConfirm } from './Confirm.tsx'
import { uiText } from './text.ts'

const QUESTION = {
  title: uiText.unsavedTitle,
  message: uiText.unsavedDialogText,
  cancelLabel: uiText.keepEditing,
  confirmLabel: uiText.discard,
}

/** `if (await mayDiscard(isChanged)) …`: asks where something stands that is not saved. */
export function useDiscard(): (isChanged: boolean) => Promise<boolean> {
  const confirm = useConfirm()
  return async (isChanged) => !isChanged || (await confirm(QUESTION))
}
