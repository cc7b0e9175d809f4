import { worseCropAreas } from '@vagu/core/fields/crop-areas'
import { areaOfYear, livesIn } from '@vagu/core/fields/rules'
import { type Field, FieldChange, FieldDraft, type YearInfo } from '@vagu/core/fields/schema'
import { checkFieldShape } from '@vagu/core/fields/shape-rules'
import { gridRings, hectaresOfRings } from '@vagu/core/geo/map-data'
import type { MapData } from '@vagu/core/geo/schema'
import type { z } from 'zod'
import { isSameJson } from '../../../lib/same-json.ts'
import type { FormShape } from '../../../records/use-record-form.ts'

/** A field as its form sends it: with the crop year from which a changed shape holds. */
export const FieldEdit = FieldDraft.extend(FieldChange.pick({ shapeFrom: true }).shape)
export type FieldEdit = z.infer<typeof FieldEdit>

/**
 * Content of the form: a draft as it is sent, with the year that is edited first in `yearInfo`. An area that
 * is not typed yet is absent.
 */
export type FieldInput = z.input<typeof FieldEdit>

/** The draft with a shape whose lines do not cross, a stored field keeping the one that it has; crops fit on the field. */
export const fieldOfForm = (before?: Field) =>
  FieldEdit.superRefine((draft, context) => {
    for (const { path, code } of checkFieldShape(draft, before))
      context.addIssue({ code: 'custom', path: [path], message: code })
    const [own] = draft.yearInfo
    if (own === undefined) return
    for (const { path, code, facts } of worseCropAreas(draft, own.year, before))
      context.addIssue({
        code: 'custom',
        path: ['yearInfo', 0, ...path.split('.')],
        message: code,
        params: facts,
      })
  })

/** Whether a field has data of crop years before one, which an older shape may belong to. */
export const hasYearsBefore = (field: Field, year: number): boolean =>
  field.yearInfo.some((info) => info.year < year && livesIn(field, info.year))

/** Whether a field lies in the nitrate-vulnerable area, as one of three choices. */
export const ZONE_OF = { unknown: null, yes: true, no: false } as const
export const zoneChoice = (isInside: boolean | null | undefined): keyof typeof ZONE_OF =>
  isInside == null ? 'unknown' : isInside ? 'yes' : 'no'

/** The year that is edited comes first, so that its inputs have a place of their own. */
function yearFirst(years: readonly YearInfo[], year: number): YearInfo[] {
  const own = years.find((info) => info.year === year)
  return [
    { ...(own ?? { year }), otherCrops: own?.otherCrops ?? [] },
    ...years.filter((info) => info.year !== year),
  ]
}

/** The form of a new field. */
export const emptyInput = (year: number): Partial<FieldInput> => ({
  name: '',
  code: '',
  priaCode: '',
  externalId: '',
  nitrateZone: null,
  slope: null,
  firstYear: null,
  lastYear: null,
  yearInfo: [{ year, otherCrops: [] }],
  mapData: null,
})

/** The form of a stored field. */
export const inputOf = (field: Field, year: number): FieldInput => ({
  _id: field._id,
  name: field.name,
  code: field.code,
  priaCode: field.priaCode,
  externalId: field.externalId,
  area: field.area,
  nitrateZone: field.nitrateZone ?? null,
  slope: field.slope ?? null,
  firstYear: field.firstYear ?? null,
  lastYear: field.lastYear ?? null,
  yearInfo: yearFirst(field.yearInfo, year),
  mapData: field.mapData ?? null,
  shapeFrom: hasYearsBefore(field, year) ? year : null,
})

/** The form of a field with a crop year. */
export const fieldFormOf = (year: number): FormShape<Field, FieldEdit, FieldInput> => ({
  schemaOf: fieldOfForm,
  inputOf: (field) => inputOf(field, year),
})

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * The year in which a new boundary begins gets the area that was typed with it: the years before keep theirs, and a year
 * without an area of its own would go on with that.
 */
function withAreaOfShape(draft: FieldEdit, base: Field | undefined): FieldEdit {
  const { shapeFrom: from, area, yearInfo } = draft
  if (from == null || !base || area === base.area || areaOfYear(draft, from) !== area) return draft
  if (isSameJson(draft.mapData ?? null, base.mapData ?? null)) return draft
  return { ...draft, yearInfo: yearInfo.map((info) => (info.year === from ? { ...info, area } : info)) }
}

/** Draft to send: an empty year is left out, and empty texts of a year are no names. A crop year is named with a new shape only. */
export function draftOf(typed: FieldEdit, base: Field | undefined): FieldEdit {
  const draft = withAreaOfShape(typed, base)
  // an end that was typed over the one that a harvest gave is the farmer's own
  const isTyped = ({ year, seasonEnd }: YearInfo): boolean =>
    base?.yearInfo.find((info) => info.year === year)?.seasonEnd !== seasonEnd
  const yearInfo = draft.yearInfo
    .map(({ endsWithHarvest, ...info }) => ({
      ...Object.fromEntries(Object.entries(info).filter(([, value]) => isFilled(value))),
      ...(endsWithHarvest && !isTyped(info) && { endsWithHarvest }),
      year: info.year,
    }))
    .filter((info) => Object.keys(info).length > 1)
    .toSorted((a, b) => a.year - b.year)
  const isSameShape = isSameJson(draft.mapData ?? null, base?.mapData ?? null)
  const { mapData, shapeFrom, ...rest } = draft
  return {
    ...rest,
    yearInfo,
    ...(!isSameShape && { mapData: mapData ?? null, ...(base && shapeFrom != null && { shapeFrom }) }),
  }
}

/** Hectares of a shape, to 4 decimals. */
export const hectaresOf = (shape: MapData): number => hectaresOfRings(gridRings(shape))

/** The area that holds in the edited year while the year's own input is empty; undefined while none is typed. */
export function areaWithoutYear(input: Partial<FieldInput>): number | undefined {
  const [own, ...others] = input.yearInfo ?? []
  if (!own || typeof input.area !== 'number') return undefined
  return areaOfYear({ area: input.area, yearInfo: others }, own.year)
}

/** Share by which a typed area may differ from the drawn one without a word. */
const AREA_TOLERANCE = 0.05

/** By how much an area differs from that of the shape, as a share of it; undefined where that is not worth a word. */
export function areaGapOf(area: number | null | undefined, shapeArea: number): number | undefined {
  if (area == null || Number.isNaN(area) || shapeArea <= 0) return undefined
  const gap = (area - shapeArea) / shapeArea
  return Math.abs(gap) > AREA_TOLERANCE ? gap : undefined
}
