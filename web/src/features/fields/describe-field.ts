/** What a field's record says, in words: the choice between two versions and the history read it. */
import { cropTitle } from '@vagu/core/crops/title'
import type { FieldDraft, YearInfo } from '@vagu/core/fields/schema'
import type { FieldVersion } from '@vagu/core/history/schema'
import { EMPTY, formatDay, formatQuantity } from '../../lib/format.ts'
import { type Describe, linesOf, unsaid } from '../../records/describe.ts'
import type { Line } from '../../ui/line-differences.ts'
import { hectaresOf, zoneChoice } from './form/field-form.ts'
import { words as history } from './history/text.ts'
import { words } from './text.ts'

const describeYear: Describe<YearInfo> = {
  mainCrop: ({ mainCrop }) => [
    [words.mainCrop, mainCrop ? cropTitle(mainCrop) : EMPTY],
    [words.yieldType, mainCrop?.yieldType || EMPTY],
    [words.yieldUnit, mainCrop?.yieldUnit || EMPTY],
  ],
  name: ({ name }) => [words.yearName, name || EMPTY],
  area: ({ area }) => [words.yearArea, formatQuantity(area, 'ha', 4)],
  priaCode: ({ priaCode }) => [words.yearPriaCode, priaCode || EMPTY],
  seasonStart: ({ seasonStart }) => [words.seasonStart, formatDay(seasonStart)],
  seasonEnd: ({ seasonEnd }) => [words.seasonEnd, formatDay(seasonEnd)],
  notes: ({ notes }) => [words.notes, notes || EMPTY],
  year: unsaid,
  externalId: unsaid,
}

type Own = Omit<FieldDraft, 'yearInfo' | 'mapData'>

/** What a field is whatever the year, but for its boundary. */
const describeOwn: Describe<Own> = {
  name: ({ name }) => [words.name, name],
  area: ({ area }) => [words.area, formatQuantity(area, 'ha', 4)],
  code: ({ code }) => [words.code, code || EMPTY],
  priaCode: ({ priaCode }) => [words.priaCode, priaCode || EMPTY],
  nitrateZone: ({ nitrateZone }) => [words.nitrateZone, words.nitrateZones[zoneChoice(nitrateZone)]],
  slope: ({ slope }) => [words.slope, words.slopes[slope ?? 'unknown']],
  externalId: unsaid,
}

/** What the form of a crop year shows of a field. */
export const describeField = (year: number): Describe<FieldDraft> => ({
  ...describeOwn,
  yearInfo: ({ yearInfo }) => linesOf(describeYear, yearInfo.find((info) => info.year === year) ?? { year }),
  mapData: ({ mapData }) => [
    words.shape,
    mapData ? words.shapeOf.some(formatQuantity(hectaresOf(mapData), 'ha', 4)) : words.shapeOf.none,
  ],
})

type State = NonNullable<FieldVersion['after']>

const inYear = (info: YearInfo): Line[] =>
  linesOf(describeYear, info).map(([label, text]) => [history.inYear(label, info.year), text])

/** What a state of the history says, every crop year included; of the boundary only which one it was. */
export function linesOfState(state: State): Line[] {
  const { name = '', area = 0, code = '', priaCode = '', externalId = '', ...rest } = state
  return [
    ...linesOf(describeOwn, { ...rest, name, area, code, priaCode, externalId }),
    [history.shape, state.shape === null ? history.noShape : history.shapeNumber(state.shape)],
    [history.active, state.active === false ? history.isInactive : history.isActive],
    ...(state.yearInfo ?? []).toSorted((a, b) => b.year - a.year).flatMap((info) => inYear(info)),
  ]
}
