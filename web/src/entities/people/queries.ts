import { queryOptions } from '@tanstack/react-query'
import { listPeople } from '@vagu/core/people/contract'
import { call } from '../../lib/call.ts'
import { peopleKeys } from './keys.ts'

/** Who belongs to the farm. */
export const peopleQuery = queryOptions({
  queryKey: peopleKeys.list,
  queryFn: ({ signal }) => call(listPeople, {}, { signal }),
  meta: { reads: ['people'] },
})
