/** Acts on which the checks of an inspection rest. */
import {
  cite,
  FIELD_BOOK_RULES,
  PLANT_PROTECTION_ACT,
  PRODUCT_REGULATION,
  PRODUCT_USE_RULES,
  RECORD_REGULATION,
} from '../lib/law/acts.ts'
import type { CitedBasis } from '../source.ts'
import type { DayCheckKey } from './schema.ts'

export const DAY_BASES: Readonly<Record<DayCheckKey, readonly [CitedBasis, ...CitedBasis[]]>> = {
  recordsComplete: [cite(PLANT_PROTECTION_ACT, '§ 78 lg 6'), cite(RECORD_REGULATION, 'lisa')],
  recordsInTime: [cite(FIELD_BOOK_RULES, '§ 4'), cite(RECORD_REGULATION, 'artikkel 3')],
  recordsKept: [cite(PRODUCT_REGULATION, 'artikkel 67 lg 1')],
  usesAllowed: [cite(PLANT_PROTECTION_ACT, '§ 78 lg 1'), cite(PRODUCT_REGULATION, 'artikkel 55')],
  storeProducts: [cite(PLANT_PROTECTION_ACT, '§ 78 lg 1'), cite(PRODUCT_REGULATION, 'artiklid 28 ja 46')],
  storeRoom: [cite(PRODUCT_USE_RULES, '§-d 1 ja 5', { isUnread: true })],
  certificates: [cite(PLANT_PROTECTION_ACT, '§ 78² lg 1 ja 5'), cite(PLANT_PROTECTION_ACT, '§ 79 lg 3')],
  sprayerTest: [cite(PLANT_PROTECTION_ACT, '§ 87 lg 1')],
  monitoring: [cite(PLANT_PROTECTION_ACT, '§ 78 lg 1 ja 4')],
}
