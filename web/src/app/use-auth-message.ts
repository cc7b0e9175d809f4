import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '../ui/Messages.tsx'
import { sessionText } from '../entities/session/text.ts'

/** Says how a login elsewhere ended (`?autentimine=korras` or `viga`), once. */
export function useAuthMessage(): void {
  const router = useRouter()
  const { success, error } = useMessages()
  const result = useRouterState({
    select: ({ location }) => (location.search as Readonly<Record<string, string>>)['autentimine'],
  })
  useEffect(() => {
    if (result === undefined) return
    if (result === 'korras') success(sessionText.authSucceeded)
    if (result === 'viga') error(sessionText.authFailed)
    const { pathname, search } = router.state.location
    const { autentimine: _, ...rest } = search as Record<string, string>
    void router.navigate({ to: pathname, search: rest, replace: true })
  }, [result, router, success, error])
}
