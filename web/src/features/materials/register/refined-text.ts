/** How the parts of a material that registers tell are read. */
import { LIME_FERTILIZERS } from '@vagu/core/nutrients/lime'
import { organicByKey } from '@vagu/core/nutrients/organic'
import type { RefinedKey } from '@vagu/core/materials/refine-schema'
import { FERTILIZER_KINDS, Ingredient, Nutrient } from '@vagu/core/materials/schema'
import { materialsText } from '../../../entities/materials/text.ts'
import { formatNumber } from '../../../lib/format.ts'
import { actionName } from '../facets.ts'
import { registerText } from './text.ts'

const NUTRIENTS = ['N', 'P', 'K', 'CaO', 'MgO'] as const

function nutrientText(value: unknown): string {
  const nutrient = Nutrient.safeParse(value).data ?? {}
  return NUTRIENTS.flatMap((key) =>
    nutrient[key] == null ? [] : [`${key} ${formatNumber(nutrient[key])}`],
  ).join(', ')
}

const ingredientsText = (value: unknown): string =>
  (Ingredient.array().safeParse(value).data ?? []).map(({ name }) => name).join(', ')

const nameOf: Partial<Record<RefinedKey, (text: string) => string>> = {
  subtype: actionName,
  fertilizerKind: (text) => {
    const kind = FERTILIZER_KINDS.find((each) => each === text)
    return kind ? materialsText.fertilizerKinds[kind] : text
  },
  organicType: (text) => organicByKey(text)?.name ?? text,
  limeType: (text) => LIME_FERTILIZERS.find(({ key }) => key === text)?.name ?? text,
}

function plainText(key: RefinedKey, value: unknown): string {
  if (typeof value === 'number') return formatNumber(value, 4)
  return typeof value === 'string' ? (nameOf[key]?.(value) ?? value) : ''
}

export function refinedText(key: RefinedKey, value: unknown): string {
  const text =
    key === 'nutrient'
      ? nutrientText(value)
      : key === 'ingredients'
        ? ingredientsText(value)
        : plainText(key, value)
  return text || registerText.missing
}
