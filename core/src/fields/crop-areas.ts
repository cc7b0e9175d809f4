/** Areas of a crop year's crops against the area of the field, hectares. */
import { numberText } from '../text/format.ts'
import { sumAreas } from '../units/rounding.ts'
import type { YearInfo } from './schema.ts'

interface WrongArea {
  readonly path: string
  readonly code: 'cropsOverField'
  readonly facts: { readonly area: string }
}
type Crops = Pick<YearInfo, 'mainCropArea' | 'otherCrops'>

/**
 * Crops of a year that take more land than the field has. What is undersown stands at the same time, and KSM is paid for a
 * piece of land once: the areas of one such use do not overlap. Other catch crops may follow each other on the same land.
 */
export function wrongCropAreas({ mainCropArea, otherCrops }: Crops, fieldArea: number): WrongArea[] {
  const wrongAt = (path: string): WrongArea => ({
    path,
    code: 'cropsOverField',
    facts: { area: numberText(fieldArea) },
  })
  const others = otherCrops ?? []
  const isTooMuch = (index: number): boolean => {
    const { use, area } = others[index] ?? {}
    if (area == null) return false
    const before = use === 'CATCH_CROP' ? [] : others.slice(0, index).filter((other) => other.use === use)
    return sumAreas([...before.map((other) => other.area ?? 0), area]) > fieldArea
  }
  return [
    ...(mainCropArea != null && mainCropArea > fieldArea ? [wrongAt('mainCropArea')] : []),
    ...others.flatMap((_, index) => (isTooMuch(index) ? [wrongAt(`otherCrops.${index}.area`)] : [])),
  ]
}
