import { queryOptions, useQuery } from '@tanstack/react-query'
import { getOwnSignIn } from '@vagu/core/openid/contract'
import { call } from '../../lib/call.ts'
import { openIdKeys } from './keys.ts'

export const ownSignInQuery = queryOptions({
  queryKey: openIdKeys.own,
  queryFn: ({ signal }) => call(getOwnSignIn, {}, { signal }),
  meta: { reads: ['account'] },
})

/** How the user signs in; nothing while that is not known. */
export const useOwnSignIn = () => useQuery(ownSignInQuery).data
