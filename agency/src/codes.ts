/**
 * Tables of codes, as the simulator of the agency publishes them. PRIA has published none: the codes are stand-ins, and an
 * adapter reads the agency's own (`GET /v1/codes/…`).
 */
import { CROPS } from '@vagu/core/crops/table'
import { YIELD_TYPES } from '@vagu/core/jobs/yields'
import { FERTILIZERS } from '@vagu/core/nutrients/table'

interface Code {
  readonly code: string
  readonly name: string
}
const plain = (names: readonly string[]): Code[] => names.map((name) => ({ code: name, name }))

export const CROP_CODES: readonly Code[] = CROPS.map(({ key, name }) => ({ code: key, name }))
export const YIELD_TYPE_CODES: readonly Code[] = plain(YIELD_TYPES)
export const FERTILIZER_TYPE_CODES: readonly Code[] = [
  { code: 'MINERAALVAETIS', name: 'Mineraalväetis' },
  { code: 'LUBIVAETIS', name: 'Lubiväetis' },
  ...FERTILIZERS.flatMap(({ organicType, limeType, name }) => {
    const code = organicType ?? limeType
    return code === null ? [] : [{ code, name }]
  }),
]
/** Tables by their names in addresses. */
export const CODE_TABLES = {
  crops: CROP_CODES,
  'yield-types': YIELD_TYPE_CODES,
  'fertilizer-types': FERTILIZER_TYPE_CODES,
} as const
