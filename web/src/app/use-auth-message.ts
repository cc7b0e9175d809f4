import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '../ui/Messages.tsx'

/** Says how a login elsewhere ended (`?autentimine=korras` or `viga`, `&openid=` how), once. */
export function useAuthMessage(): void {
  const router = useRouter()
  const { success, error } = useMessages()
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, string> })
  useEffect(() => {
    const { autentimine: result, openid: outcome, ...rest } = search
    // of a way to PRIA and back the page of the connection tells
    if (result === undefined || 'pria' in rest) return
    void import('./auth-words.ts').then(({ authSentence }) => {
      const sentence = authSentence(result, outcome)
      if (sentence !== undefined) (result === 'korras' ? success : error)(sentence)
    })
    void router.navigate({ to: router.state.location.pathname, search: rest, hash: true, replace: true })
  }, [search, router, success, error])
}
