import type { Way } from '@vagu/core/schemes/schema'
import { pathTo, ROUTES } from '../../navigation/paths.ts'

/** Address of the page on which something is entered; undefined for what is said on this page itself. */
export function wayPath(page: Way['page'], year: number): string | undefined {
  switch (page) {
    case 'schemes':
      return undefined
    case 'addJob':
    case 'cropRotation':
    case 'machines':
    case 'seeds':
    case 'workers':
      return ROUTES[page]
    case 'fertilizationPlan':
    case 'fields':
    case 'jobs':
    case 'soilSamples':
      return pathTo(page, { year })
  }
}
