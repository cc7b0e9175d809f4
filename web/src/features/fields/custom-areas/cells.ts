/** The table of areas: a row for each field in use, a cell for each kind. */
import { areaOfKind, statusOfKind } from '@vagu/core/custom-areas/area-of'
import type { AreaStatus, CustomArea } from '@vagu/core/custom-areas/schema'
import { areaOfYear, isInUse, nameOfYear } from '@vagu/core/fields/rules'
import { inFieldOrder } from '@vagu/core/fields/order'
import type { Field } from '@vagu/core/fields/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { formatQuantity } from '../../../lib/format.ts'
import { customAreasText } from './text.ts'

export interface Row {
  readonly field: Field
  readonly name: string
  /** Hectares of the whole field in the year. */
  readonly whole: number
}
export interface Place {
  readonly kindId: string
  readonly fieldId: string
  readonly year: number
}
export interface Cell {
  readonly area: number | null
  readonly status: AreaStatus | null
}

/** The fields in use, in their order. */
export const rowsOf = (fields: readonly Field[], year: number): Row[] =>
  fields
    .filter((field) => isInUse(field, year))
    .toSorted(inFieldOrder(year))
    .map((field) => ({ field, name: nameOfYear(field, year), whole: areaOfYear(field, year) }))

export const cellOf = (kind: CustomArea, at: { readonly fieldId: string; readonly year: number }): Cell => ({
  area: areaOfKind(kind, at) ?? null,
  status: statusOfKind(kind, at),
})

export const placeKey = ({ kindId, fieldId, year }: Place): string => `${year}|${kindId}|${fieldId}`
export function placeOf(key: string): Place {
  const [year = '', kindId = '', fieldId = ''] = key.split('|')
  return { year: Number(year), kindId, fieldId }
}

/** Difference between an area and the whole field: `−0,19 ha`, `+1 ha`; nothing without an area. */
export function changeText(area: number | null, whole: number): string {
  if (area === null || Number.isNaN(area)) return ''
  const change = roundTo(area - whole, 4)
  if (change === 0) return customAreasText.unchanged
  return `${change < 0 ? '−' : '+'}${formatQuantity(Math.abs(change), 'ha', 4)}`
}

/** Whether a typed area may be saved; an area may be 0. */
export const isSavable = (area: number | null): area is number =>
  area !== null && !Number.isNaN(area) && area >= 0

const activeIds = (fields: readonly Field[]): Set<string> =>
  new Set(fields.filter(({ active }) => active).map(({ _id }) => _id))

/** Areas of fields in use that must be looked at, in whatever year. */
export function countProblems(kinds: readonly CustomArea[], fields: readonly Field[]): number {
  const active = activeIds(fields)
  return kinds
    .flatMap((kind) => kind.fields)
    .filter(({ fieldId }) => active.has(fieldId))
    .flatMap(({ yearlyAreas }) => yearlyAreas)
    .filter(({ status }) => status !== null).length
}

/** The same, as one year's table shows them. */
export function problemsInYear(kinds: readonly CustomArea[], fields: readonly Field[], year: number): number {
  const ids = [...activeIds(fields)]
  return kinds.reduce(
    (sum, kind) => sum + ids.filter((fieldId) => statusOfKind(kind, { fieldId, year }) !== null).length,
    0,
  )
}
