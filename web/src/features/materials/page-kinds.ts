/** Pages of the materials: which type stands on which. */
import type { MaterialType } from '@vagu/core/materials/schema'

export const PAGE_OF_TYPE = {
  seed: 'seeds',
  fertilizer: 'fertilizers',
  chemical: 'chemicals',
  material: 'supplies',
} as const satisfies Record<MaterialType, string>
