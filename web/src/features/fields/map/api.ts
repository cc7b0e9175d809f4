import { useQuery } from '@tanstack/react-query'
import { getFieldsOverview } from '@vagu/core/fields/overview-contract'
import type { Field } from '@vagu/core/fields/schema'
import { useMemo } from 'react'
import { fieldKeys } from '../../../entities/fields/keys.ts'
import { useFieldShapes } from '../../../entities/fields/use-fields.ts'
import { useStatus } from '../../../entities/use-status.ts'
import { call } from '../../../lib/call.ts'
import { type FieldRow, fieldRows } from './field-row.ts'

/** Overview of what is in force on the fields; the list stands without it, so a failed load is silent. */
const useOverview = (year: number) =>
  useQuery({
    queryKey: fieldKeys.overview(year),
    queryFn: ({ signal }) => call(getFieldsOverview, { params: { year: String(year) } }, { signal }),
    meta: { reads: ['fields', 'jobs'], isQuiet: true },
  })

/** Fields of a crop year with all that the map and the list tell of them. */
export function useFieldRows(fields: readonly Field[], year: number): FieldRow[] {
  const { data: overview } = useOverview(year)
  const { data: status } = useStatus()
  const { data: shaped } = useFieldShapes()
  return useMemo(
    () => fieldRows({ fields, year, overview, warnings: status?.warnings, shaped }),
    [fields, year, overview, status?.warnings, shaped],
  )
}
