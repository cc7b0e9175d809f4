import { type FarmAction, roleMay } from '@vagu/core/access'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { useUser } from '../../entities/session/session.ts'
import { needOfPage } from '../../navigation/needs.ts'
import type { RouteKey } from '../../navigation/paths.ts'
import { useRouteKey } from '../../navigation/use-route.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { RightsProvider, useMayDo } from '../../ui/may.tsx'

const NotAllowed = lazyComponent(async () => (await import('./NotAllowed.tsx')).NotAllowed)

/** Tells everything below what the user may do in the farm on the screens. */
export function OfRole({ children }: { readonly children: ReactNode }) {
  const role = useUser()?.role
  const may = useCallback((action: FarmAction) => role !== undefined && roleMay(role, action), [role])
  return <RightsProvider value={may}>{children}</RightsProvider>
}

/** Whether the user's role lets him use a page. */
export function useMayOpen(): (key: RouteKey) => boolean {
  const mayDo = useMayDo()
  return (key) => {
    const need = needOfPage(key)
    return need === undefined || mayDo(need)
  }
}

/** The page of the address; who may do nothing there is told so. */
export function PageOfRole() {
  const key = useRouteKey()
  const mayOpen = useMayOpen()
  return key === undefined || mayOpen(key) ? <Outlet /> : <NotAllowed props={{}} />
}
