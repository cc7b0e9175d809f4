/** A material as it is kept: what its kind does not have is gone. */
import { clearedFacts, hasLabel } from './cleared.ts'
import type { MaterialDraft } from './schema.ts'

/** Only a seed is dressed, and only what has a label is used after something was looked for. */
export function storedMaterial<Draft extends Omit<MaterialDraft, '_id'>>(draft: Draft): Draft {
  const cleared = clearedFacts(draft)
  const isLabelled = hasLabel(cleared)
  return {
    ...cleared,
    ...(cleared.type !== 'seed' && cleared.coating != null && { coating: null }),
    ...(!isLabelled && cleared.inspections.length > 0 && { inspections: [] }),
  }
}
