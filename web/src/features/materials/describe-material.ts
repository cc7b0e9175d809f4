import { nameOfTarget } from '@vagu/core/monitoring/table'
import { organicByKey } from '@vagu/core/nutrients/organic'
import type { MaterialDraft } from '@vagu/core/materials/schema'
import { limeByKey } from '../../entities/materials/LimeFields.tsx'
import { materialsText } from '../../entities/materials/text.ts'
import { formatDay, formatNumber, formatQuantity, unitText } from '../../lib/format.ts'
import { type Describe, unsaid } from '../../records/describe.ts'
import { actionName, cropName, variantName } from './facets.ts'
import { formText } from './form/text.ts'

const NUTRIENTS = ['N', 'P', 'K', 'CaO', 'MgO'] as const

const subtypeText = ({ type, subtype, subtypeVariant, fertilizerKind }: MaterialDraft): string => {
  if (type === 'seed') return cropName(subtype ?? '')
  if (type === 'chemical')
    return [variantName(subtypeVariant ?? ''), actionName(subtype ?? '')].filter(Boolean).join(', ')
  if (subtype === 'FERTILIZER_LIMESTONE') return materialsText.fertilizerSubtypes.FERTILIZER_LIMESTONE
  return fertilizerKind ? materialsText.fertilizerKinds[fertilizerKind] : ''
}

const nutrientText = ({ nutrient }: MaterialDraft): string =>
  NUTRIENTS.flatMap((key) => (nutrient?.[key] == null ? [] : [`${key} ${formatNumber(nutrient[key])}`])).join(
    ', ',
  )

const seedTreatmentText = ({ coating }: MaterialDraft): string =>
  coating ? `${coating.name} ${formatQuantity(coating.amount, coating.unit ?? '', 4)}` : ''

export const describeMaterial: Describe<MaterialDraft> = {
  name: ({ name }) => [formText.name, name],
  type: ({ type }) => [materialsText.typeLabel, materialsText.type[type]],
  subtype: (draft) => [materialsText.variant, subtypeText(draft)],
  subtypeVariant: unsaid,
  fertilizerKind: unsaid,
  organicType: ({ organicType }) => [materialsText.organicType, organicByKey(organicType)?.name ?? ''],
  limeType: ({ limeType }) => [materialsText.limeType, limeByKey(limeType)?.name ?? ''],
  seedCertificate: ({ seedCertificate, batchNo }) => [
    materialsText.certificate,
    [seedCertificate, batchNo].filter(Boolean).join(' '),
  ],
  batchNo: unsaid,
  coating: (draft) => [formText.coating, seedTreatmentText(draft)],
  nutrient: (draft) => [formText.nutrients, nutrientText(draft)],
  ingredients: ({ ingredients }) => [formText.ingredients, ingredients.map(({ name }) => name).join(', ')],
  registerNumber: ({ registerNumber }) => [materialsText.registerNumber, registerNumber ?? ''],
  amount: ({ amount, unit }) => [formText.norm, formatQuantity(amount, unitText(unit), 4)],
  unit: unsaid,
  workDelayDays: (draft) => [materialsText.workDelayDays, formatNumber(draft.workDelayDays)],
  harvestDelayDays: (draft) => [materialsText.harvestDelayDays, formatNumber(draft.harvestDelayDays)],
  usageTimes: (draft) => [materialsText.usageTimes, formatNumber(draft.usageTimes)],
  safetyArea: (draft) => [materialsText.safetyArea, formatNumber(draft.safetyArea)],
  safetyWaterArea: (draft) => [materialsText.safetyWaterArea, formatNumber(draft.safetyWaterArea)],
  safetyRecord: ({ safetyRecord }) => [materialsText.safetyRecord, safetyRecord ?? ''],
  inspections: ({ inspections }) => [
    formText.entry,
    inspections.map(({ target }) => nameOfTarget(target)).join(', '),
  ],
  customFieldArea: (draft) => [formText.preferredArea, draft.customFieldArea?.name ?? ''],
  density: ({ density }) => [materialsText.density, formatQuantity(density, 'kg/l', 6)],
  useUpBy: ({ useUpBy }) => [materialsText.useUpBy, formatDay(useUpBy)],
  note: ({ note }) => [materialsText.note, note ?? ''],
}
