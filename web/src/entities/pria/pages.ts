import type { PriaKind } from '@vagu/core/pria/schema'

/** Page of each comparison. */
export const pagesOfKinds = {
  fields: 'priaFields',
  jobs: 'priaJobs',
  yields: 'priaYield',
  crops: 'priaCrops',
} as const satisfies Record<PriaKind, string>
