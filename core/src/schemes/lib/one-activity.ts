/** Extra activities that are not paid for together on one field (§ 6 lg 9). */
import { otherCropsOf } from '../../fields/rules.ts'
import type { SchemeFacts, SchemeField } from '../facts.ts'

/** Whether the farm asks for the extra activity of catch crops on the field too. */
export const isAlsoCatchCrop = ({ parts, year }: SchemeFacts, { field }: SchemeField): boolean =>
  parts.some(({ key }) => key === 'KSM_CATCH_CROP') &&
  otherCropsOf(field, year).some(({ use }) => use === 'CATCH_CROP_KSM')

/** Estonian: of such a field. */
export const NOT_BOTH = 'samal põllul on KSM vahekultuur, mõlema lisategevuse eest toetust ei saa'
