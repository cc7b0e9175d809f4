/** Preview of copying crops: what it would do, before it is done. */
import { withCopiedCrops } from '@vagu/core/fields/copy-crops'
import { isInUse, mainCropOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'

interface Copying {
  readonly year: number
  readonly from: number
  readonly overwrites: boolean
  readonly withOthers: boolean
}

/** Other crop years in which some field has a crop, the nearest before the year first. */
export function sourceYears(fields: readonly Field[], year: number): number[] {
  const years = new Set(
    fields.flatMap(({ yearInfo }) => yearInfo.flatMap((info) => (info.mainCrop ? [info.year] : []))),
  )
  years.delete(year)
  const before = [...years].filter((each) => each < year).toSorted((a, b) => b - a)
  const after = [...years].filter((each) => each > year).toSorted((a, b) => a - b)
  return [...before, ...after]
}

/** Counts of the fields in use: with a new crop, with one already, without any in the source, and changed in all. */
export function previewOf(fields: readonly Field[], copying: Copying) {
  const { year, from } = copying
  const used = fields.filter((field) => isInUse(field, year))
  const [known, lacking] = [
    used.filter((field) => mainCropOf(field, from) !== undefined),
    used.filter((field) => mainCropOf(field, from) === undefined),
  ]
  const has = known.filter((field) => mainCropOf(field, year) !== undefined).length
  return {
    gets: known.length - has,
    has,
    lacks: lacking.length,
    changes: used.filter((field) => withCopiedCrops(field, copying) !== undefined).length,
  }
}
