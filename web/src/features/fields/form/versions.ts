import { cropTitle } from '@vagu/core/crops/title'
import type { Field, FieldDraft, YearInfo } from '@vagu/core/fields/schema'
import { EMPTY, formatDay, formatQuantity } from '../../../lib/format.ts'
import { type Line, lineDifferences } from '../../../ui/line-differences.ts'
import type { Difference } from '../../../ui/VersionChoice.tsx'
import { words } from '../text.ts'
import { hectaresOf, zoneChoice } from './field-form.ts'

type Version = Pick<
  Field | FieldDraft,
  'name' | 'code' | 'priaCode' | 'area' | 'yearInfo' | 'mapData' | 'nitrateZone' | 'slope'
>

/** What a field's record says of one crop year, in words and in the order of the form. */
export const yearLines = (info: YearInfo | undefined): readonly Line[] => [
  [words.mainCrop, info?.mainCrop ? cropTitle(info.mainCrop) : EMPTY],
  [words.yieldType, info?.mainCrop?.yieldType || EMPTY],
  [words.yieldUnit, info?.mainCrop?.yieldUnit || EMPTY],
  [words.yearName, info?.name || EMPTY],
  [words.yearArea, formatQuantity(info?.area, 'ha', 4)],
  [words.yearPriaCode, info?.priaCode || EMPTY],
  [words.seasonStart, formatDay(info?.seasonStart)],
  [words.seasonEnd, formatDay(info?.seasonEnd)],
  [words.notes, info?.notes || EMPTY],
]

/** What a field's record says beside its years and its boundary. */
export const fieldLines = (version: Omit<Version, 'yearInfo' | 'mapData'>): readonly Line[] => [
  [words.name, version.name],
  [words.area, formatQuantity(version.area, 'ha', 4)],
  [words.code, version.code || EMPTY],
  [words.priaCode, version.priaCode || EMPTY],
  [words.nitrateZone, words.nitrateZones[zoneChoice(version.nitrateZone)]],
  [words.slope, words.slopes[version.slope ?? 'unknown']],
]

const lines = (version: Version, year: number): readonly Line[] => [
  ...fieldLines(version),
  ...yearLines(version.yearInfo.find((info) => info.year === year)),
  [
    words.shape,
    version.mapData
      ? words.shapeOf.some(formatQuantity(hectaresOf(version.mapData), 'ha', 4))
      : words.shapeOf.none,
  ],
]

/** What differs between the farmer's version and the stored one, in the order of the form. */
export const differences = (mine: Version, stored: Version, year: number): Difference[] =>
  lineDifferences(lines(mine, year), lines(stored, year))
