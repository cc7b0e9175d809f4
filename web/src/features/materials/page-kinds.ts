/** Which materials stand on which page. */
import type { MaterialType } from '@vagu/core/materials/schema'

export const PAGE_OF_TYPE = {
  seed: 'seeds',
  fertilizer: 'fertilizers',
  chemical: 'chemicals',
  material: 'supplies',
} as const satisfies Record<MaterialType, string>
