import { M2_PER_HA } from '@vagu/core/units/area'
import { bringsNewest, type ImportedInto, mergeImported } from '@vagu/core/field-import/merge'
import type { ImportedChange, ImportedPart } from '@vagu/core/field-import/schema'
import type { FieldDraft, MainCrop, YearInfo } from '@vagu/core/fields/schema'
import type { Effort } from '@vagu/core/geo/crossing'
import { gridRings, hectaresOfRings } from '@vagu/core/geo/map-data'
import { sharedArea } from '@vagu/core/geo/overlap'
import { type PointRing, shapeArea } from '@vagu/core/geo/rings'
import type { MapData } from '@vagu/core/geo/schema'
import { areaUnits, roundTo } from '@vagu/core/units/rounding'
import { fingerprint } from '../db/fingerprint.ts'
import { type Brought, type BroughtValues, shapeMark } from './brought.ts'

/** A field as it is stored, with its shape. */
export type Known = ImportedInto & { readonly _id: string; readonly mapData?: MapData | null | undefined }
/** Values that a row brings to the field. */
export interface News {
  readonly draft: FieldDraft
  readonly year: number
}

/** Brought values, by field. */
export class BroughtByField {
  readonly #byField = new Map<string, Brought[]>()

  constructor(all: readonly Brought[]) {
    for (const one of all) {
      const there = this.#byField.get(one.fieldId)
      if (there) there.push(one)
      else this.#byField.set(one.fieldId, [one])
    }
  }

  of(fieldId: string): readonly Brought[] {
    return this.#byField.get(fieldId) ?? []
  }
}

/** Two outlines that share all but a thousandth are one: files round their numbers in different ways. */
const ALIKE = 0.999

/** Two outlines that share less are different ones, however roughly that was measured. */
const CLEARLY_LESS = 0.97

function areSameRings(a: MapData, b: MapData): boolean {
  const [ours, theirs] = [a.geometry.rings, b.geometry.rings]
  if (ours.length !== theirs.length) return false
  return ours.every((ring, i) => {
    const other = theirs[i] ?? []
    return (
      ring.length === other.length &&
      ring.every(({ lat, lng }, k) => lat === other[k]?.lat && lng === other[k].lng)
    )
  })
}

/** Square metres that two outlines share; nothing where they are one. */
function sharedWhereOther(
  ours: readonly PointRing[],
  theirs: readonly PointRing[],
  effort: Effort,
): number | undefined {
  const shared = sharedArea(ours, theirs, effort)
  if (shared < CLEARLY_LESS * Math.max(shapeArea(ours), shapeArea(theirs))) return shared
  const whole = Math.max(sharedArea(ours, ours, effort), sharedArea(theirs, theirs, effort))
  return shared >= ALIKE * whole ? undefined : shared
}

const cropText = (crop: MainCrop | null | undefined): string =>
  crop ? fingerprint({ crop: crop.crop, refinement: crop.refinement || null, name: crop.name || null }) : ''

/** A field beside what a row brings to it: its year in both, and what imports brought before. */
interface Meeting {
  readonly field: Known
  readonly draft: FieldDraft
  readonly ours: YearInfo | undefined
  readonly news: YearInfo | undefined
  /** Brought to this year, and to any year. */
  readonly ofYear: BroughtValues
  readonly everBrought: readonly BroughtValues[]
  readonly isNewest: boolean
  readonly effort: Effort
}
type Part = (meeting: Meeting) => ImportedChange | undefined

const area: Part = ({ ours, news, ofYear }) => {
  const [before, after] = [ours?.area ?? null, news?.area ?? null]
  if (after === null || (before !== null && areaUnits(before) === areaUnits(after))) return undefined
  return { part: 'area', before, after, isProposed: before === null || before === ofYear.area }
}

const crop: Part = ({ ours, news, ofYear }) => {
  const [before, after] = [ours?.mainCrop ?? null, news?.mainCrop ?? null]
  if (after === null || cropText(after) === cropText(before)) return undefined
  const isProposed = before === null || cropText(before) === cropText(ofYear.crop)
  return { part: 'crop', before, after, isProposed }
}

/** Hectares of a field's shape before and after, and of the ground that both share; nothing where they are one outline. */
function outlinesOf(before: MapData | null | undefined, after: MapData, effort: Effort) {
  const theirs = gridRings(after)
  if (!before) return { before: null, after: hectaresOfRings(theirs), common: 0 }
  const ours = gridRings(before)
  const shared = sharedWhereOther(ours, theirs, effort)
  if (shared === undefined) return undefined
  const [mine, other] = [hectaresOfRings(ours), hectaresOfRings(theirs)]
  // measured along lines, what is shared may come out larger than the smaller one by a little
  return { before: mine, after: other, common: Math.min(shared / M2_PER_HA, other, mine) }
}

const shape: Part = ({ field: { mapData }, draft, isNewest, everBrought, effort }) => {
  if (!draft.mapData || !isNewest || (mapData && areSameRings(mapData, draft.mapData))) return undefined
  const outlines = outlinesOf(mapData, draft.mapData, effort)
  if (outlines === undefined) return undefined
  const marks = everBrought.flatMap((values) => values.shape ?? [])
  const isBrought = marks.length > 0 && marks.includes(shapeMark(mapData) ?? '')
  const { before, after, common } = outlines
  return {
    part: 'shape',
    before,
    after,
    gained: before === null ? null : roundTo(after - common, 4),
    lost: before === null ? null : roundTo(before - common, 4),
    isProposed: !mapData || isBrought,
  }
}

const code: Part = ({ field, draft, isNewest, everBrought }) => {
  const [before, after] = [field.code === '0' ? '' : field.code, draft.code]
  if (after === '' || after === before || (!isNewest && before !== '')) return undefined
  const isProposed = before === '' || everBrought.some((values) => values.code === before)
  return { part: 'code', before, after, isProposed }
}

const priaCode: Part = ({ field, draft, ours, news, isNewest, everBrought }) => {
  const before = ours?.priaCode || (isNewest ? field.priaCode : '')
  const after = news?.priaCode || draft.priaCode
  if (after === '' || after === before) return undefined
  const isProposed = before === '' || everBrought.some((values) => values.priaCode === before)
  return { part: 'priaCode', before, after, isProposed }
}

/** Facts that changes are told by. */
interface Beside {
  /** Values that imports brought to the field before. */
  readonly brought: readonly Brought[]
  /** Effort that measuring its shape may take. */
  readonly effort?: Effort
}

/** The parts of a field that a row would change, each with whether it may go unasked: ours is empty, or was brought too. */
export function changesOf(
  field: Known,
  { draft, year }: News,
  { brought, effort = { left: Infinity } }: Beside,
): ImportedChange[] {
  const meeting: Meeting = {
    field,
    draft,
    ours: field.yearInfo.find((info) => info.year === year),
    news: draft.yearInfo.find((info) => info.year === year),
    ofYear: brought.find((each) => each.year === year)?.values ?? {},
    everBrought: brought.map(({ values }) => values),
    isNewest: bringsNewest(field, draft),
    effort,
  }
  return [area, crop, shape, code, priaCode].flatMap((part) => part(meeting) ?? [])
}

const NOTHING: ReadonlySet<ImportedPart> = new Set()

/** Whether a field stays as it is, PRIA's own id and its years too, when nothing is taken of a row. */
export function staysSame(field: Known, draft: FieldDraft): boolean {
  const text = ({ yearInfo, ...rest }: ImportedInto): string =>
    JSON.stringify({ ...rest, mapData: undefined, yearInfo: yearInfo.toSorted((a, b) => a.year - b.year) })
  return text(mergeImported(field, draft, NOTHING)) === text(field)
}

/** The parts that a review proposes. */
export const proposedParts = (changes: readonly ImportedChange[]): Set<ImportedPart> =>
  new Set(changes.filter((change) => change.isProposed).map(({ part }) => part))
