import type { Way } from '@vagu/core/schemes/schema'
import { pathTo, ROUTES } from '../../navigation/paths.ts'

type Page = Way['page']
const OF_NO_YEAR = new Set<Page>(['addJob', 'cropRotation', 'machines', 'seeds', 'workers'])

/** Address of the page on which something is entered; undefined for what is said on this page itself. */
export function wayPath(page: Page, year: number): string | undefined {
  if (page === 'schemes') return undefined
  return OF_NO_YEAR.has(page) ? ROUTES[page] : pathTo(page, { year })
}
