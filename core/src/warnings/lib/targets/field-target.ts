import type { FieldFacts } from '../../facts.ts'
import type { Target } from '../../rule.ts'

/** A finding that stands on a field. */
export const fieldTarget = ({ _id, name }: FieldFacts): Target => ({
  kind: 'field',
  id: _id,
  field: { _id, name },
})
