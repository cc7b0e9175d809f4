import { switchAccount } from '@vagu/core/users/links-contract'
import { pathInOtherFarm } from '../../navigation/paths.ts'
import { useRouteKey } from '../../navigation/use-route.ts'
import { call } from '../../lib/call.ts'
import { reloadAt } from '../../lib/reload-page.ts'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { hasUnsaved, letGo } from '../../ui/unsaved.ts'
import { sessionText } from './text.ts'

/**
 * Goes on in another farm: under a new session, on a page that is loaded anew, so that nothing of the farm before is
 * left in it, its year and its field least of all.
 */
export function useSwitchFarm(): (id: string) => Promise<void> {
  const confirm = useConfirm()
  const messages = useMessages()
  const key = useRouteKey()
  const mayLeave = async (): Promise<boolean> =>
    !hasUnsaved() ||
    confirm({
      title: uiText.unsavedTitle,
      message: uiText.unsavedText,
      cancelLabel: uiText.keepEditing,
      confirmLabel: uiText.leave,
    })
  return async (id) => {
    if (!(await mayLeave())) return
    try {
      await call(switchAccount, { body: { _id: id } }, { isLast: true })
    } catch (error) {
      messages.failed(error, sessionText.switchFailed)
      return
    }
    letGo()
    reloadAt(pathInOtherFarm(key, globalThis.location.pathname))
  }
}
