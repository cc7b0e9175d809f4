import { nameOfYear } from '@vagu/core/fields/rules'
import { useMemo } from 'react'
import type { Field } from '@vagu/core/fields/schema'

export type FieldNames = (fieldId: string) => string

/** Names that the fields bear in a crop year. */
export function useFieldNames(fields: readonly Field[], year: number): FieldNames {
  const names = useMemo(
    () => new Map(fields.map((field) => [field._id, nameOfYear(field, year)])),
    [fields, year],
  )
  return (fieldId) => names.get(fieldId) ?? ''
}
