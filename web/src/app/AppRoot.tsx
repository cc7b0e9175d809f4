import { Outlet } from '@tanstack/react-router'
import { Failures } from './Failures.tsx'
import { useAuthMessage } from './use-auth-message.ts'
import { useBackGuard } from './use-back-guard.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

export function AppRoot() {
  useDocumentTitle()
  useFocusOnArrival()
  useAuthMessage()
  useBackGuard()
  return (
    <>
      <Outlet />
      <Failures />
    </>
  )
}
