import type { FarmAction } from '@vagu/core/access'
import { PAGES } from './pages.ts'
import type { RouteKey } from './paths.ts'

/** Right without which a page is not opened, where it needs one. */
export const needOfPage = (key: RouteKey): FarmAction | undefined => {
  const page = PAGES[key]
  return 'needs' in page ? page.needs : undefined
}

/** Whether a page is one of the installation's admins. */
export const isOfAdmins = (key: RouteKey): boolean => 'isOfAdmins' in PAGES[key]
