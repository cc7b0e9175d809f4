/** A whole season's crops carried to another crop year. */
import type { CropCopy } from './list-schema.ts'
import { livesIn, yearInfoOf, type FieldLife } from './rules.ts'
import type { YearInfo } from './schema.ts'

const COPIED = ['mainCrop', 'mainCropArea', 'otherCrops', 'landUse', 'farmingMode'] as const
const textOf = (value: unknown): string => JSON.stringify(value ?? null)

interface FieldOfCopy extends FieldLife {
  readonly yearInfo: readonly YearInfo[]
}

/**
 * The years of a field with the crop, land use and way of farming of `from` in `year` too; undefined where nothing is to
 * be copied, or would change. Other crops of a year go along where they are asked for.
 */
export function withCopiedCrops(
  field: FieldOfCopy,
  {
    year,
    from,
    overwrites,
    withOthers,
  }: Pick<CropCopy, 'from' | 'overwrites' | 'withOthers'> & { readonly year: number },
): YearInfo[] | undefined {
  const source = yearInfoOf(field, from)
  if (source === undefined || !livesIn(field, year)) return undefined
  const target = yearInfoOf(field, year)
  const hasCrop = target?.mainCrop != null
  const crop = hasCrop && !overwrites ? {} : { mainCrop: source.mainCrop, mainCropArea: source.mainCropArea }
  const others = source.otherCrops ?? []
  const takesOthers =
    withOthers && others.length > 0 && (overwrites || (target?.otherCrops ?? []).length === 0)
  const copied: YearInfo = {
    ...target,
    year,
    ...(source.mainCrop != null && crop),
    ...(takesOthers && { otherCrops: others }),
    landUse: target?.landUse ?? source.landUse,
    farmingMode: target?.farmingMode ?? source.farmingMode,
  }
  const isSame = COPIED.every((key) => textOf(copied[key]) === textOf(target?.[key]))
  if (isSame) return undefined
  return [...field.yearInfo.filter((info) => info !== target), copied].toSorted((a, b) => a.year - b.year)
}
