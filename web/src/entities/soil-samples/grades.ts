/** Classes in words, letters and colours; the colour never stands alone. */
import type { NeedClass, PhClass } from '@vagu/core/soil-samples/classes'
import type { MainFigure } from '@vagu/core/soil-samples/field-value'
import type { ColourLook } from '../fields/ColourLegend.tsx'

export type Grade = NeedClass | PhClass

const POOR = '#a8322a'
const LOW = '#e3923c'
const MIDDLE = '#f2dc7c'
const GOOD = '#9ccb86'
const RICH = '#2b6e46'

/** Letters of the classes: none is the sign of an element (K, N) that is spoken of beside them. */
export const GRADE_LOOKS: Readonly<Record<Grade, ColourLook>> = {
  veryLarge: { word: 'väga suur tarve', letters: 'VS', colour: POOR },
  large: { word: 'suur tarve', letters: 'S', colour: LOW },
  medium: { word: 'keskmine tarve', letters: 'KE', colour: MIDDLE },
  small: { word: 'väike tarve', letters: 'V', colour: GOOD },
  verySmall: { word: 'väga väike tarve', letters: 'VV', colour: RICH },
  verySour: { word: 'väga happeline', letters: 'VH', colour: POOR },
  sour: { word: 'happeline', letters: 'H', colour: LOW },
  slightlySour: { word: 'nõrgalt happeline', letters: 'NH', colour: MIDDLE },
  neutral: { word: 'neutraalne', letters: 'NE', colour: GOOD },
  alkaline: { word: 'leeliseline', letters: 'L', colour: RICH },
}
export const UNKNOWN_LOOK: ColourLook = { word: 'klass teadmata', letters: '?', colour: '#c3cbd6' }
export const NO_SAMPLE_COLOUR = '#9aa39d'

export const lookOf = (grade: Grade | null): ColourLook =>
  grade === null ? UNKNOWN_LOOK : GRADE_LOOKS[grade]

/** Figures whose classes rest on something that nobody has decreed. */
export const IS_ADVISORY: Readonly<Record<MainFigure, boolean>> = { p: false, k: true, ph: true, c: false }
