import { organicByKey } from '../../../nutrients/table.ts'
import type { MaterialUse } from '../../facts.ts'
import { checksOf, type Gap, listText } from '../../lib/targets/material-places.ts'
import type { Rule } from '../../rule.ts'
import { FERTILIZER_RECORD } from '../../lib/law/sources.ts'

/** Facts that may be missing, and how they are called. */
const WORDS = {
  subtype: 'väetise tüüp',
  kind: 'päritolu (mineraalne või orgaaniline)',
  organicType: 'orgaanilise väetise liik',
  nitrogen: 'lämmastikusisaldus (N)',
  phosphorus: 'fosforisisaldus (P)',
  nutrients: 'toitainete sisaldus (N ja P)',
} as const
type Part = keyof typeof WORDS

const isKnown = (value: number | null | undefined): boolean => value !== null && value !== undefined

/** Zero is a value. The field book holds total nitrogen and phosphorus of every fertilizer; potassium is not asked for. */
function missingNutrient({ nutrient }: MaterialUse): Part[] {
  const [hasNitrogen, hasPhosphorus] = [isKnown(nutrient?.N), isKnown(nutrient?.P)]
  if (!hasNitrogen && !hasPhosphorus) return ['nutrients']
  if (!hasNitrogen) return ['nitrogen']
  return hasPhosphorus ? [] : ['phosphorus']
}

function missingParts(fertilizer: MaterialUse): Part[] {
  const { subtype, fertilizerKind, organicType } = fertilizer
  if (subtype === 'FERTILIZER_LIMESTONE') return []
  return [
    ...(subtype ? [] : ['subtype' as const]),
    ...(fertilizerKind ? [] : ['kind' as const]),
    ...(fertilizerKind === 'ORGANIC_FERTILIZER' && !organicByKey(organicType)
      ? ['organicType' as const]
      : []),
    ...missingNutrient(fertilizer),
  ]
}

function gapOf(material: MaterialUse): Gap | undefined {
  const parts = material.type === 'fertilizer' ? missingParts(material) : []
  if (parts.length === 0) return undefined
  return {
    parts: parts.join('+'),
    text: () =>
      `väetisel „${material.name}“ on märkimata ${listText(parts.map((part) => WORDS[part]))}. Ilma selleta ei saa ` +
      'arvestada toitaineid ega laotamise keeluaega. Täiendage väetise andmeid.',
  }
}

/** A fertilizer of which it is not known what it is or what it holds. */
export const fertilizersMissingInfo: Rule = {
  id: 'FERTILIZERS_MISSING_INFO',
  title: 'Väetise andmed on puudulikud',
  level: 'WARN',
  summary:
    'Väetisel puudub tüüp, päritolu või toitainete sisaldus: põlluraamatusse kantakse üldlämmastik ja fosfor (N, P), ' +
    'orgaanilisel väetisel ka liik; kaaliumi (K) ei nõuta. Sisaldus 0 on märgitud sisaldus. Lubiväetiselt toitaineid ' +
    'ei küsita.',
  isOfOneJob: true,
  sources: FERTILIZER_RECORD,
  ...checksOf(gapOf),
}
