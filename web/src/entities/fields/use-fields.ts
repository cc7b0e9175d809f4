import { queryOptions, useQuery } from '@tanstack/react-query'
import { listFields } from '@vagu/core/fields/contract'
import type { Field } from '@vagu/core/fields/schema'
import { call } from '../../lib/call.ts'
import { fieldKeys } from './keys.ts'

/** Fields say whether they have jobs: with a big farm the list is long, and is read again when it is shown next. */
const meta = { reads: ['fields'], readsLater: ['jobs'] } as const

export const fieldsQuery = queryOptions({
  queryKey: fieldKeys.list,
  queryFn: ({ signal }): Promise<Field[]> => call(listFields, { query: {} }, { signal }),
  meta,
})

/** The same fields with their shapes, which are most of the bytes; asked for where a map is shown. */
export const fieldShapesQuery = queryOptions({
  queryKey: fieldKeys.shapes,
  queryFn: ({ signal }): Promise<Field[]> => call(listFields, { query: { mapData: 'true' } }, { signal }),
  meta,
})

/** All fields of the farm, without shapes. */
export const useFields = () => useQuery(fieldsQuery)
/** All fields of the farm, with shapes. */
export const useFieldShapes = () => useQuery(fieldShapesQuery)
