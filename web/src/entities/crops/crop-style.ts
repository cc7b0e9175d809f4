import { cropTitle } from '@vagu/core/crops/title'
import { cropByKey } from '@vagu/core/crops/table'
import type { MainCrop } from '@vagu/core/fields/schema'
import { cropsText } from './text.ts'

/** How a crop is shown everywhere: one colour, two letters, its name in words. */
export interface CropStyle {
  readonly colour: string
  readonly letters: string
  readonly title: string
}

const NO_CROP: CropStyle = { colour: '#b4bbb5', letters: '–', title: cropsText.noCrop }
const UNKNOWN_COLOUR = '#c9c2b2'

export function cropStyle(crop: MainCrop | null | undefined): CropStyle {
  if (!crop) return NO_CROP
  const known = cropByKey(crop.crop)
  return { colour: known?.colour ?? UNKNOWN_COLOUR, letters: known?.letters ?? '??', title: cropTitle(crop) }
}

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Relative luminance of `#rrggbb` (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Black or white, whichever reads better on the colour; never below 4.5 : 1. */
export const contrastColor = (colour: string): '#000000' | '#ffffff' =>
  luminance(colour) > 0.179 ? '#000000' : '#ffffff'
