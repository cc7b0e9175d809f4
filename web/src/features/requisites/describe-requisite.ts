import { nameOfTarget } from '@vagu/core/inspections/table'
import { organicByKey } from '@vagu/core/nutrients/organic'
import type { RequisiteDraft } from '@vagu/core/requisites/schema'
import { limeByKey } from '../../entities/materials/LimeFields.tsx'
import { words as materials } from '../../entities/materials/text.ts'
import { formatNumber, formatQuantity } from '../../lib/format.ts'
import { type Describe, unsaid } from '../../records/describe.ts'
import { actionName, cropName, variantName } from './facets.ts'
import { words } from './form/text.ts'
import { unitText } from './unit-text.ts'

const NUTRIENTS = ['N', 'P', 'K', 'CaO', 'MgO'] as const

const subtypeText = ({ type, subtype, subtypeVariant, fertilizerKind }: RequisiteDraft): string => {
  if (type === 'seed') return cropName(subtype ?? '')
  if (type === 'chemical')
    return [variantName(subtypeVariant ?? ''), actionName(subtype ?? '')].filter(Boolean).join(', ')
  if (subtype === 'FERTILIZER_LIMESTONE') return materials.fertilizerSubtypes.FERTILIZER_LIMESTONE
  return fertilizerKind ? materials.fertilizerKinds[fertilizerKind] : ''
}

const nutrientText = ({ nutrient }: RequisiteDraft): string =>
  NUTRIENTS.flatMap((key) => (nutrient?.[key] == null ? [] : [`${key} ${formatNumber(nutrient[key])}`])).join(
    ', ',
  )

const coatingText = ({ coating }: RequisiteDraft): string =>
  coating ? `${coating.name} ${formatQuantity(coating.amount, coating.unit ?? '', 4)}` : ''

/** What a material's record says. */
export const describeRequisite: Describe<RequisiteDraft> = {
  name: ({ name }) => [words.name, name],
  type: ({ type }) => [materials.typeLabel, materials.type[type]],
  subtype: (draft) => [materials.variant, subtypeText(draft)],
  subtypeVariant: unsaid,
  fertilizerKind: unsaid,
  organicType: ({ organicType }) => [materials.organicType, organicByKey(organicType)?.name ?? ''],
  limeType: ({ limeType }) => [materials.limeType, limeByKey(limeType)?.name ?? ''],
  seedCertificate: ({ seedCertificate, batchNo }) => [
    materials.certificate,
    [seedCertificate, batchNo].filter(Boolean).join(' '),
  ],
  batchNo: unsaid,
  coating: (draft) => [words.coating, coatingText(draft)],
  nutrient: (draft) => [words.nutrients, nutrientText(draft)],
  ingredients: ({ ingredients }) => [words.ingredients, ingredients.map(({ name }) => name).join(', ')],
  registerNumber: ({ registerNumber }) => [materials.registerNumber, registerNumber ?? ''],
  amount: ({ amount, unit }) => [words.norm, formatQuantity(amount, unitText(unit), 4)],
  unit: unsaid,
  workDelayDays: (draft) => [materials.workDelayDays, formatNumber(draft.workDelayDays)],
  harvestDelayDays: (draft) => [materials.harvestDelayDays, formatNumber(draft.harvestDelayDays)],
  usageTimes: (draft) => [materials.usageTimes, formatNumber(draft.usageTimes)],
  safetyArea: (draft) => [materials.safetyArea, formatNumber(draft.safetyArea)],
  safetyWaterArea: (draft) => [materials.safetyWaterArea, formatNumber(draft.safetyWaterArea)],
  safetyRecord: ({ safetyRecord }) => [materials.safetyRecord, safetyRecord ?? ''],
  inspections: ({ inspections }) => [
    words.inspection,
    inspections.map(({ target }) => nameOfTarget(target)).join(', '),
  ],
  customFieldArea: (draft) => [words.preferredArea, draft.customFieldArea?.name ?? ''],
  note: ({ note }) => [materials.note, note ?? ''],
}
