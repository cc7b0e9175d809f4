import { AppError } from '@vagu/core/errors'
import { checkFieldShape } from '@vagu/core/fields/shape-rules'

type Shaped = Parameters<typeof checkFieldShape>[0]

/** Refuses a wrong shape; a field keeps the one that it is stored with. */
export function assertValidShape(field: Shaped, before?: Shaped): void {
  const fields = checkFieldShape(field, before)
  if (fields.length > 0) throw new AppError('invalid', { fields })
}
