import { queryOptions, useQuery } from '@tanstack/react-query'
import { listFields } from '@vagu/core/fields/contract'
import type { Field } from '@vagu/core/fields/schema'
import { call } from '../../lib/call.ts'

/** Everything about fields begins with this key: invalidating it reloads the list and the shapes. */
export const FIELDS_KEY = ['fields'] as const

export const fieldsQuery = queryOptions({
  queryKey: [...FIELDS_KEY, 'list'] as const,
  queryFn: ({ signal }): Promise<Field[]> => call(listFields, { query: {} }, { signal }),
})

/** The same fields with their shapes, which are most of the bytes; asked for where a map is shown. */
export const fieldShapesQuery = queryOptions({
  queryKey: [...FIELDS_KEY, 'shapes'] as const,
  queryFn: ({ signal }): Promise<Field[]> => call(listFields, { query: { mapData: 'true' } }, { signal }),
})

/** All fields of the farm, without shapes. */
export const useFields = () => useQuery(fieldsQuery)
/** All fields of the farm, with shapes. */
export const useFieldShapes = () => useQuery(fieldShapesQuery)
