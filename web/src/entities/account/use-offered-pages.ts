import { useCallback } from 'react'
import { isOfAdmins, needOfPage } from '../../navigation/needs.ts'
import type { RouteKey } from '../../navigation/paths.ts'
import { useMayDo } from '../../ui/may.tsx'
import { useCan } from './use-can.ts'

/** Whether the user's role lets him use a page. */
export function useMayOpen(): (key: RouteKey) => boolean {
  const mayDo = useMayDo()
  return useCallback(
    (key) => {
      const need = needOfPage(key)
      return need === undefined || mayDo(need)
    },
    [mayDo],
  )
}

/** Whether the user is led to a page: one that he may use, and those of the admins only where he is one. */
export function useIsOffered(): (key: RouteKey) => boolean {
  const mayOpen = useMayOpen()
  const isAdmin = useCan('admin')
  return useCallback((key) => mayOpen(key) && (isAdmin || !isOfAdmins(key)), [mayOpen, isAdmin])
}
