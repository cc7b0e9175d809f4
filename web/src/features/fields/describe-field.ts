/** Field in words: the choice between two versions and the history read it. */
import { cropTitle } from '@vagu/core/crops/title'
import type { FieldDraft, OtherCrop, YearInfo } from '@vagu/core/fields/schema'
import type { FieldVersion } from '@vagu/core/history/schema'
import { EMPTY, formatDay, formatQuantity } from '../../lib/format.ts'
import { type Describe, linesOf, unsaid } from '../../records/describe.ts'
import type { Line } from '../../ui/line-differences.ts'
import { type FieldEdit, hectaresOf, zoneChoice } from './form/field-form.ts'
import { fieldsHistoryText } from './history/text.ts'
import { fieldsPageText } from './text.ts'

const otherCropText = (crop: OtherCrop): string =>
  [
    `${fieldsPageText.cropUses[crop.use]}: ${cropTitle(crop)}`,
    crop.variety,
    crop.area == null ? null : formatQuantity(crop.area, 'ha', 4),
  ]
    .filter(Boolean)
    .join(', ')

const describeYear: Describe<YearInfo> = {
  mainCrop: ({ mainCrop }) => [
    [fieldsPageText.mainCrop, mainCrop ? cropTitle(mainCrop) : EMPTY],
    [fieldsPageText.variety, mainCrop?.variety || EMPTY],
    [fieldsPageText.yieldType, mainCrop?.yieldType || EMPTY],
    [fieldsPageText.yieldUnit, mainCrop?.yieldUnit || EMPTY],
  ],
  name: ({ name }) => [fieldsPageText.yearName, name || EMPTY],
  area: ({ area }) => [fieldsPageText.yearArea, formatQuantity(area, 'ha', 4)],
  priaCode: ({ priaCode }) => [fieldsPageText.yearPriaCode, priaCode || EMPTY],
  seasonStart: ({ seasonStart }) => [fieldsPageText.seasonStart, formatDay(seasonStart)],
  seasonEnd: ({ seasonEnd }) => [fieldsPageText.seasonEnd, formatDay(seasonEnd)],
  mainCropArea: ({ mainCropArea }) => [fieldsPageText.mainCropArea, formatQuantity(mainCropArea, 'ha', 4)],
  otherCrops: ({ otherCrops }) => [
    fieldsPageText.otherCrops,
    otherCrops?.map(otherCropText).join('; ') || EMPTY,
  ],
  landUse: ({ landUse }) => [fieldsPageText.landUse, landUse ? fieldsPageText.landUses[landUse] : EMPTY],
  farmingMode: ({ farmingMode }) => [
    fieldsPageText.farmingMode,
    farmingMode ? fieldsPageText.farmingModes[farmingMode] : EMPTY,
  ],
  nitrateZone: ({ nitrateZone }) => [
    fieldsPageText.nitrateZoneFrom,
    nitrateZone == null ? EMPTY : fieldsPageText.nitrateZones[zoneChoice(nitrateZone)],
  ],
  notes: ({ notes }) => [fieldsPageText.notes, notes || EMPTY],
  year: unsaid,
  endsWithHarvest: unsaid,
  externalId: unsaid,
}

/** Lines of a crop year of a field. */
export const linesOfYear = (info: YearInfo): Line[] => linesOf(describeYear, info)

type Own = Omit<FieldDraft, 'yearInfo' | 'mapData'>

/** Parts of a field that hold for all years, without its boundary. */
const describeOwn: Describe<Own> = {
  name: ({ name }) => [fieldsPageText.name, name],
  area: ({ area }) => [fieldsPageText.area, formatQuantity(area, 'ha', 4)],
  code: ({ code }) => [fieldsPageText.code, code || EMPTY],
  priaCode: ({ priaCode }) => [fieldsPageText.priaCode, priaCode || EMPTY],
  nitrateZone: ({ nitrateZone }) => [
    fieldsPageText.nitrateZone,
    fieldsPageText.nitrateZones[zoneChoice(nitrateZone)],
  ],
  slope: ({ slope }) => [fieldsPageText.slope, fieldsPageText.slopes[slope ?? 'unknown']],
  firstYear: ({ firstYear }) => [fieldsPageText.firstYear, firstYear == null ? EMPTY : String(firstYear)],
  lastYear: ({ lastYear }) => [fieldsPageText.lastYear, lastYear == null ? EMPTY : String(lastYear)],
  externalId: unsaid,
}

/** Parts of a field that the form of a crop year shows. */
export const describeField = (year: number): Describe<FieldEdit> => ({
  ...describeOwn,
  yearInfo: ({ yearInfo }) => linesOf(describeYear, yearInfo.find((info) => info.year === year) ?? { year }),
  mapData: ({ mapData }) => [
    fieldsPageText.shape,
    mapData
      ? fieldsPageText.shapeOf.some(formatQuantity(hectaresOf(mapData), 'ha', 4))
      : fieldsPageText.shapeOf.none,
  ],
  shapeFrom: unsaid,
})

type State = NonNullable<FieldVersion['after']>

const inYear = (info: YearInfo): Line[] =>
  linesOfYear(info).map(([label, text]) => [fieldsHistoryText.inYear(label, info.year), text])

/** Lines of a state of the history, every crop year included; of the boundary only which one it was. */
export function linesOfState(state: State): Line[] {
  const { name = '', area = 0, code = '', priaCode = '', externalId = '', ...rest } = state
  return [
    ...linesOf(describeOwn, { ...rest, name, area, code, priaCode, externalId }),
    [
      fieldsHistoryText.shape,
      state.shape === null ? fieldsHistoryText.noShape : fieldsHistoryText.shapeNumber(state.shape),
    ],
    [
      fieldsHistoryText.active,
      state.active === false ? fieldsHistoryText.isInactive : fieldsHistoryText.isActive,
    ],
    ...(state.yearInfo ?? []).toSorted((a, b) => b.year - a.year).flatMap((info) => inYear(info)),
  ]
}
