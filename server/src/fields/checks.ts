import { AppError } from '@vagu/core/errors'
import { checkCropAreas } from '@vagu/core/fields/crop-areas'
import { checkFieldShape } from '@vagu/core/fields/shape-rules'

type Checked = Parameters<typeof checkFieldShape>[0] & Parameters<typeof checkCropAreas>[0]

/** Refuses a wrong shape, and crops on more land than the field has; a field keeps what it is stored with. */
export function assertValidField(field: Checked, before?: Checked): void {
  const fields = [...checkFieldShape(field, before), ...checkCropAreas(field, before)]
  if (fields.length > 0) throw new AppError('invalid', { fields })
}
