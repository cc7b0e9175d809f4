import { cropByKey } from './table.ts'

interface Titled {
  readonly crop: string
  readonly refinement?: string | null | undefined
  readonly name?: string | null | undefined
}

/** How a crop is called on screen: its name, then the refinement and the farmer's own words. */
export function cropTitle(crop: Titled): string {
  const own = cropByKey(crop.crop)?.name ?? crop.crop
  return [own, crop.refinement, crop.name].filter(Boolean).join(', ')
}
