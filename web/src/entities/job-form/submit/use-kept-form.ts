import { useEffect, useState } from 'react'
import { useUser } from '../../session/session.ts'
import type { JobForm } from '../model/job-form.ts'
import { forgetForm, keepForm, keptForm } from './kept-form.ts'

const KEEP_AFTER_MS = 300

/** The unsaved form of this tab, from before a reload or a new login. */
export function useKeptForm(isWanted: boolean) {
  // Asked once: while a session has ended, the form is still that of the farmer who began it.
  const user = useUser()
  const [account] = useState(user?._id ?? '')
  const [kept] = useState(() => (isWanted ? keptForm(account) : undefined))
  return { kept, account: isWanted ? account : undefined }
}

/** Keeps a changed form, at the latest when the tab is left; an unchanged one is forgotten. */
export function useKeepForm(account: string | undefined, form: JobForm, isChanged: boolean): void {
  useEffect(() => {
    if (account === undefined) return undefined
    if (!isChanged) {
      forgetForm(account)
      return undefined
    }
    const keep = (): void => keepForm(account, form)
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [account, form, isChanged])
  useEffect(
    () => () => {
      if (account !== undefined) forgetForm(account)
    },
    [account],
  )
}
