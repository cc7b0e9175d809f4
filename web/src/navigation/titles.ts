import { PAGES } from './pages.ts'
import { ROUTE_KEYS, type RouteKey } from './paths.ts'

/** The name of the product. */
export const PRODUCT = 'Vagu'

/** The name of each page: in the menu, the header and the title of the tab. */
export const titles = Object.fromEntries(ROUTE_KEYS.map((key) => [key, PAGES[key].title])) as Readonly<
  Record<RouteKey, string>
>
