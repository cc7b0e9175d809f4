/** Areas of a crop year's crops against the area of the field, hectares. */
import { numberText } from '../text/format.ts'
import { sumAreas } from '../units/rounding.ts'
import type { FieldError } from '../errors.ts'
import { fieldError } from '../validation.ts'
import { areaOfYear } from './rules.ts'
import type { CropUse, FieldDraft, YearInfo } from './schema.ts'

interface WrongArea {
  readonly path: string
  readonly code: 'cropsOverField'
  readonly facts: { readonly area: string }
  /** Crops that take too much: the main crop, or all of one use. */
  readonly use: CropUse | 'MAIN'
  /** Hectares. */
  readonly tooMuch: number
}
type Crops = Pick<YearInfo, 'mainCropArea' | 'otherCrops'>

/**
 * Crops of a year that take more land than the field has. What is undersown stands at the same time, and KSM is paid for a
 * piece of land once: the areas of one such use do not overlap. Other catch crops may follow each other on the same land.
 */
export function wrongCropAreas({ mainCropArea, otherCrops }: Crops, fieldArea: number): WrongArea[] {
  const wrongAt = (path: string, use: WrongArea['use'], area: number): WrongArea[] => {
    const facts = { area: numberText(fieldArea) }
    return area > fieldArea
      ? [{ path, code: 'cropsOverField', facts, use, tooMuch: sumAreas([area, -fieldArea]) }]
      : []
  }
  const others = otherCrops ?? []
  return [
    ...wrongAt('mainCropArea', 'MAIN', mainCropArea ?? 0),
    ...others.flatMap(({ use, area }, index) => {
      if (area == null) return []
      const before = use === 'CATCH_CROP' ? [] : others.slice(0, index).filter((other) => other.use === use)
      return wrongAt(
        `otherCrops.${index}.area`,
        use,
        sumAreas([...before.map((other) => other.area ?? 0), area]),
      )
    }),
  ]
}

type Cropped = Pick<FieldDraft, 'area' | 'yearInfo'>

/** How much too much land each use of a crop year takes. */
const excessOf = (field: Cropped | undefined, year: number): ReadonlyMap<WrongArea['use'], number> => {
  const info = field?.yearInfo.find((each) => each.year === year)
  if (!field || !info) return new Map()
  const excess = new Map<WrongArea['use'], number>()
  for (const { use, tooMuch } of wrongCropAreas(info, areaOfYear(field, year)))
    excess.set(use, Math.max(tooMuch, excess.get(use) ?? 0))
  return excess
}

/** The crops of one year that take more land than the field has, and more than they took too much before. */
export function worseCropAreas(field: Cropped, year: number, before?: Cropped): WrongArea[] {
  const info = field.yearInfo.find((each) => each.year === year)
  if (!info) return []
  const known = excessOf(before, year)
  return wrongCropAreas(info, areaOfYear(field, year)).filter(
    ({ use, tooMuch }) => tooMuch > (known.get(use) ?? 0),
  )
}

/** The same over all years, with their places in the field: what is stored already may stay. */
export const checkCropAreas = (field: Cropped, before?: Cropped): FieldError[] =>
  field.yearInfo.flatMap(({ year }, index) =>
    worseCropAreas(field, year, before).map(({ path, code, facts }) =>
      fieldError(`yearInfo.${index}.${path}`, code, facts),
    ),
  )
