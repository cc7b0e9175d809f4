import { queryOptions } from '@tanstack/react-query'
import { listInspectorAddresses } from '@vagu/core/inspector/contract'
import { call } from '../../lib/call.ts'
import { bookKeys } from './keys.ts'

export const addressesQuery = queryOptions({
  queryKey: bookKeys.addresses,
  queryFn: ({ signal }) => call(listInspectorAddresses, {}, { signal }),
  meta: { reads: ['inspectorAddresses'] },
})
