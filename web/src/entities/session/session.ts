import { hashKey, queryOptions, useQuery } from '@tanstack/react-query'
import { getStart } from '@vagu/core/start/contract'
import type { SignedIn, User } from '@vagu/core/users/schema'
import { signedInAs } from '@vagu/core/users/signed-in-as'
import { accountKeys } from '../account/keys.ts'
import { keepAhead } from '../../lib/ahead.ts'
import { call } from '../../lib/call.ts'
import { takeFirstCall } from '../../lib/first-call.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { keepSignedIn } from '../../lib/transport.ts'
import { rereadAfterCalls } from '../../lib/reread.ts'
import { reportFailure } from './failures.ts'

export const queryClient = createQueryClient(reportFailure)
rereadAfterCalls(queryClient)

/** Who is signed in; null for nobody. */
const auth = queryOptions({
  queryKey: accountKeys.user,
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: false,
  // whoever changes something about the user takes it over or asks anew by himself
  meta: { reads: [], isQuiet: true },
  queryFn: async ({ signal }): Promise<User | null> => {
    const first = takeFirstCall()
    const query = first?.of ? { of: first.of } : {}
    const { user, ahead } = await call(getStart, { query }, { signal, answer: first?.answer })
    if (user) {
      const owner = signedInAs({ userId: user._id, accountId: user.accountId })
      keepSignedIn(owner)
      keepAhead(owner, ahead)
    }
    return user
  },
})

/** Asks once who is signed in, then remembers. */
export const findUser = (): Promise<User | null> => queryClient.ensureQueryData(auth)

/** Asks anew, after something about the user has changed. */
export const renewUser = (): Promise<User | null> => queryClient.fetchQuery({ ...auth, staleTime: 0 })

/** Who is known to be signed in, without asking. */
export const knownUser = (): User | undefined => queryClient.getQueryData(auth.queryKey) ?? undefined

/** The signed-in user; a page inside the shell always has one. */
export const useUser = (): User | null => useQuery(auth).data ?? null

/** Forgets what was loaded for the account before, also in the lists that are open: those are read anew. */
function forgetOtherAccount(): void {
  queryClient.getMutationCache().clear()
  void queryClient.resetQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(auth.queryKey) })
}

const isSame = (one: User, other: User): boolean => one._id === other._id && one.accountId === other.accountId

/** Whose drafts a tab keeps: of this user in this farm. */
export const draftOwner = (user: User | null): string => (user ? `${user.accountId}:${user._id}` : '')

/** Takes a fresh login over: another account starts with nothing of the one before. */
export function acceptLogin(user: SignedIn): void {
  const before = queryClient.getQueryData(auth.queryKey)
  if (before && !isSame(before, user)) forgetOtherAccount()
  queryClient.setQueryData(auth.queryKey, user)
}

/** Takes over what a change of the user or his account answered. */
export const acceptUser = (user: User): void => void queryClient.setQueryData(auth.queryKey, user)

/** Forgets the user and everything that was loaded for him; the next page asks the server anew. */
export function forgetSession(): void {
  keepSignedIn('')
  queryClient.clear()
}
