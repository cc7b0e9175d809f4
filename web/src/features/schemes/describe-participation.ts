/** A participation in words: two versions of a year and its history both read them. */
import type { StoredParticipation } from '@vagu/core/schemes/schema'
import { PARTS } from '@vagu/core/schemes/table'
import { formatDay, formatNumber } from '../../lib/format.ts'
import type { Line } from '../../ui/line-differences.ts'
import { schemesText as text } from './text.ts'

/** Names of fields by their ids; a field that is gone has none. */
export type FieldNames = ReadonlyMap<string, string>

/** Each part, each day that was told and the livestock units have a line. */
export function participationLines(state: StoredParticipation, names: FieldNames): Line[] {
  const { parts, told, livestockUnits } = state
  const fieldsOf = (ids: readonly string[]): string =>
    ids.length === 0 ? text.fields(0) : ids.map((id) => names.get(id) ?? text.goneField).join(', ')
  return [
    ...parts.map(({ key, fieldIds }): Line => [
      `${text.schemes[PARTS[key].scheme]}: ${text.parts[key]}`,
      PARTS[key].isOfFields ? fieldsOf(fieldIds) : text.takesPart,
    ]),
    ...told.map(({ key, day }): Line => [text.told[key], formatDay(day)]),
    [text.livestock, livestockUnits === null ? '' : formatNumber(livestockUnits)],
  ]
}
