/** Uses of a product in each crop, for reading: the label decides. */
import { cropByKey } from '@vagu/core/crops/table'
import { ANY_CROP } from '@vagu/core/registers/crop-names'
import type { RegisterUse } from '@vagu/core/registers/products'
import { compareNames } from '@vagu/core/text/order'
import { describeUses } from '../../../entities/materials/register-uses.ts'
import { registerText } from './text.ts'

export interface CropUse {
  readonly text: string
  readonly crops: string
}

const nameOf = (crop: string): string =>
  crop === ANY_CROP ? registerText.anyCrop : (cropByKey(crop)?.name ?? crop).toLocaleLowerCase('et')

/** A line for each set of figures; crops of which the register says the same share one. */
export function cropUses(uses: readonly RegisterUse[]): CropUse[] {
  const outside = uses.filter(({ place }) => place === 'field')
  const crops = [...new Set(outside.flatMap((use) => use.crops))]
  const told = crops.map((crop) => ({
    name: nameOf(crop),
    text: describeUses(outside.filter((use) => use.crops.includes(crop))),
  }))
  return [...Map.groupBy(told, ({ text }) => text)].map(([text, list]) => ({
    text,
    crops: list
      .map(({ name }) => name)
      .toSorted(compareNames)
      .join(', '),
  }))
}
