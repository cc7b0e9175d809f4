import { nameOfTarget } from '@vagu/core/inspections/table'
import type { Requisite, RequisiteDraft } from '@vagu/core/requisites/schema'
import { words as materials } from '../../../entities/materials/text.ts'
import { formatNumber, formatQuantity } from '../../../lib/format.ts'
import { type Line, lineDifferences } from '../../../ui/line-differences.ts'
import type { Difference } from '../../../ui/VersionChoice.tsx'
import { actionName, cropName, variantName } from '../facets.ts'
import { unitText } from '../unit-text.ts'
import { draftOf, type RequisiteForm } from './requisite-form.ts'
import { words } from './text.ts'

type Version = Requisite | RequisiteDraft

const NUMBERS = ['workDelayDays', 'harvestDelayDays', 'usageTimes', 'safetyArea', 'safetyWaterArea'] as const
const NUTRIENTS = ['N', 'P', 'K', 'CaO', 'MgO'] as const

const subtypeText = ({ type, subtype, subtypeVariant, fertilizerKind }: Version): string => {
  if (type === 'seed') return cropName(subtype ?? '')
  if (type === 'chemical')
    return [variantName(subtypeVariant ?? ''), actionName(subtype ?? '')].filter(Boolean).join(', ')
  if (subtype === 'FERTILIZER_LIMESTONE') return materials.fertilizerSubtypes.FERTILIZER_LIMESTONE
  return fertilizerKind ? materials.fertilizerKinds[fertilizerKind] : ''
}

const nutrientText = ({ nutrient }: Version): string =>
  NUTRIENTS.flatMap((key) => (nutrient?.[key] == null ? [] : [`${key} ${formatNumber(nutrient[key])}`])).join(
    ', ',
  )

const coatingText = ({ coating }: Version): string =>
  coating ? `${coating.name} ${formatQuantity(coating.amount, coating.unit ?? '', 4)}` : ''

/** What a material's record says, in words and in the order of the form. */
export const requisiteLines = (version: Version): readonly Line[] => [
  [words.name, version.name],
  [materials.typeLabel, materials.type[version.type]],
  [materials.variant, subtypeText(version)],
  [materials.certificate, [version.seedCertificate, version.batchNo].filter(Boolean).join(' ')],
  [words.coating, coatingText(version)],
  [words.nutrients, nutrientText(version)],
  [words.ingredients, version.ingredients.map(({ name }) => name).join(', ')],
  [materials.registerNumber, version.registerNumber ?? ''],
  [words.norm, formatQuantity(version.amount, unitText(version.unit), 4)],
  ...NUMBERS.map((key) => [materials[key], formatNumber(version[key])] as const),
  [materials.safetyRecord, version.safetyRecord ?? ''],
  [words.inspection, version.inspections.map(({ target }) => nameOfTarget(target)).join(', ')],
  [words.preferredArea, version.customFieldArea?.name ?? ''],
  [materials.note, version.note ?? ''],
]

/** What differs between the farmer's version and the stored one, in the order of the form. */
export const differences = (form: RequisiteForm, stored: Requisite): Difference[] =>
  lineDifferences(requisiteLines(draftOf(form)), requisiteLines(stored))
