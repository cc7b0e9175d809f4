import { cropTitle } from '@vagu/core/crops/title'
import type { Field, FieldDraft, YearInfo } from '@vagu/core/fields/schema'
import { EMPTY, formatDay, formatQuantity } from '../../../lib/format.ts'
import type { Difference } from '../../../ui/VersionChoice.tsx'
import { words } from '../text.ts'
import { hectaresOf, zoneChoice } from './field-form.ts'

type Version = Pick<
  Field | FieldDraft,
  'name' | 'code' | 'priaCode' | 'area' | 'yearInfo' | 'mapData' | 'nitrateZone'
>

const yearLines = (info: YearInfo | undefined): [label: string, text: string][] => [
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

const lines = (version: Version, year: number): [label: string, text: string][] => [
  [words.name, version.name],
  [words.area, formatQuantity(version.area, 'ha', 4)],
  [words.code, version.code || EMPTY],
  [words.priaCode, version.priaCode || EMPTY],
  [words.nitrateZone, words.nitrateZones[zoneChoice(version.nitrateZone)]],
  ...yearLines(version.yearInfo.find((info) => info.year === year)),
  [
    words.shape,
    version.mapData
      ? words.shapeOf.some(formatQuantity(hectaresOf(version.mapData), 'ha', 4))
      : words.shapeOf.none,
  ],
]

/** What differs between the farmer's version and the stored one, in the order of the form. */
export function differences(mine: Version, stored: Version, year: number): Difference[] {
  const theirs = lines(stored, year)
  return lines(mine, year).flatMap(([label, text], i) => {
    const other = theirs[i]?.[1] ?? EMPTY
    return text === other ? [] : [{ label, mine: text, stored: other }]
  })
}
