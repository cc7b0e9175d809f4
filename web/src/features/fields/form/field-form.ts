import { areaOfYear } from '@vagu/core/fields/rules'
import { type Field, FieldDraft, type YearInfo } from '@vagu/core/fields/schema'
import { checkFieldShape } from '@vagu/core/fields/shape-rules'
import { gridRings, hectaresOfRings } from '@vagu/core/geo/map-data'
import type { MapData } from '@vagu/core/geo/schema'
import type { z } from 'zod'
import type { FormShape } from '../../../records/use-record-form.ts'

/**
 * Content of the form: a draft as it is sent, with the year that is edited first in `yearInfo`. An area that
 * is not typed yet is absent.
 */
export type FieldInput = z.input<typeof FieldDraft>

/** The draft with a shape whose lines do not cross; a stored field keeps the one that it has. */
export const fieldOfForm = (before?: Field) =>
  FieldDraft.superRefine((draft, context) => {
    for (const { path, code } of checkFieldShape(draft, before))
      context.addIssue({ code: 'custom', path: [path], message: code })
  })

/** Whether a field lies in the nitrate-vulnerable area, as one of three choices. */
export const ZONE_OF = { unknown: null, yes: true, no: false } as const
export const zoneChoice = (isInside: boolean | null | undefined): keyof typeof ZONE_OF =>
  isInside == null ? 'unknown' : isInside ? 'yes' : 'no'

/** The year that is edited comes first, so that its inputs have a place of their own. */
function yearFirst(years: readonly YearInfo[], year: number): YearInfo[] {
  const own = years.find((info) => info.year === year)
  return [own ?? { year }, ...years.filter((info) => info.year !== year)]
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
  yearInfo: [{ year }],
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
})

/** The form of a field with a crop year. */
export const fieldFormOf = (year: number): FormShape<Field, FieldDraft, FieldInput> => ({
  schemaOf: fieldOfForm,
  inputOf: (field) => inputOf(field, year),
})

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** Draft to send: an empty year is left out, and empty texts of a year are no names. */
export function draftOf(draft: FieldDraft, base: Field | undefined): FieldDraft {
  const yearInfo = draft.yearInfo
    .map((info) => ({
      ...Object.fromEntries(Object.entries(info).filter(([, value]) => isFilled(value))),
      year: info.year,
    }))
    .filter((info) => Object.keys(info).length > 1)
    .toSorted((a, b) => a.year - b.year)
  const isSameShape = JSON.stringify(draft.mapData ?? null) === JSON.stringify(base?.mapData ?? null)
  const { mapData, ...rest } = draft
  return { ...rest, yearInfo, ...(!isSameShape && { mapData: mapData ?? null }) }
}

/** Hectares of a shape, to 4 decimals. */
export const hectaresOf = (shape: MapData): number => hectaresOfRings(gridRings(shape))

/** The area that holds in the edited year while the year's own input is empty; undefined while none is typed. */
export function areaWithoutYear(input: Partial<FieldInput>): number | undefined {
  const [own, ...others] = input.yearInfo ?? []
  if (!own || typeof input.area !== 'number') return undefined
  return areaOfYear({ area: input.area, yearInfo: others }, own.year)
}
