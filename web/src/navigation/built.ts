import { PAGES } from './pages.ts'
import type { KeysWith, RouteKey } from './paths.ts'

export type BuiltKey = KeysWith<{ readonly isBuilt: true }>

/** Whether a page is built; asked without loading it. */
export const isBuilt = (key: RouteKey): key is BuiltKey => 'isBuilt' in PAGES[key]
