import { type FarmAction, roleMay } from '@vagu/core/access'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { useMayOpen } from '../../entities/account/use-offered-pages.ts'
import { useUser } from '../../entities/session/session.ts'
import { useRouteKey } from '../../navigation/use-route.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { RightsProvider } from '../../ui/may.tsx'

const NotAllowed = lazyComponent(async () => (await import('./NotAllowed.tsx')).NotAllowed)

/** Tells everything below what the user may do in the farm on the screens. */
export function OfRole({ children }: { readonly children: ReactNode }) {
  const role = useUser()?.role
  const may = useCallback((action: FarmAction) => role !== undefined && roleMay(role, action), [role])
  return <RightsProvider value={may}>{children}</RightsProvider>
}

/** The page of the address; who may do nothing there is told so. */
export function PageOfRole() {
  const key = useRouteKey()
  const mayOpen = useMayOpen()
  return key === undefined || mayOpen(key) ? <Outlet /> : <NotAllowed props={{}} />
}
