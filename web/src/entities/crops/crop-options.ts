import { latinOfCrop } from '@vagu/core/crops/botany'
import { CROPS } from '@vagu/core/crops/table'
import type { Option } from '../../ui/search-options.ts'

/** Every crop as a choice; found by its Latin name too. */
export const CROP_OPTIONS: readonly Option[] = CROPS.map(({ key, name }) => ({
  value: key,
  label: name,
  hint: latinOfCrop(key),
}))
