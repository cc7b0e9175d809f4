import { isPublic, type RouteKey } from '../../navigation/paths.ts'
import { PAGE_PURPOSES } from './page-purposes.ts'

/** Purpose of a page; nothing for one that stands before the sign-in. */
export const purposeOf = (key: RouteKey): string | undefined =>
  isPublic(key) ? undefined : PAGE_PURPOSES[key]
