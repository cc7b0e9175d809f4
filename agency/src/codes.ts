/**
 * Tables of codes by which the simulator judges. PRIA has published none: our own keys stand in for its codes, and an adapter puts the
 * agency's in their place.
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
