/** Which materials stand on which page. */
import type { RequisiteType } from '@vagu/core/requisites/schema'

export const PAGE_OF_TYPE = {
  seed: 'seeds',
  fertilizer: 'fertilizers',
  chemical: 'chemicals',
  material: 'supplies',
} as const satisfies Record<RequisiteType, string>
