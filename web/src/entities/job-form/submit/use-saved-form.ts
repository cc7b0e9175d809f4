import { useState } from 'react'
import { draftOwner, useUser } from '../../session/session.ts'
import { savedForm, savedFormKey } from './saved-form.ts'

/** The unsaved form of this tab, from before a reload or a new login, and where it is kept. */
export function useSavedForm() {
  // Asked once: while a session has ended, the form is still that of the farmer who began it.
  const user = useUser()
  const [account] = useState(draftOwner(user))
  const [saved] = useState(() => savedForm(account))
  return { kept: saved, key: savedFormKey(account) }
}
