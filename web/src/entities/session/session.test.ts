import { QueryObserver } from '@tanstack/react-query'
import type { SignedIn } from '@vagu/core/users/schema'
import { afterEach, expect, it, vi } from 'vitest'
import { acceptLogin, queryClient } from './session.ts'

/** A bound against what hangs. */
const PATIENCE = { timeout: 30_000 }
const signedIn = (_id: string): SignedIn => ({ _id }) as SignedIn

afterEach(() => queryClient.clear())

/** A list that is open on the screen, and what it shows; it is read for the account that is signed in. */
function openList(account: { current: string }) {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['list'],
    queryFn: () => Promise.resolve(account.current),
    meta: { reads: [] },
  })
  const stop = observer.subscribe(() => undefined)
  return { shown: () => observer.getCurrentResult().data, stop }
}

it('an open list shows nothing of the account before when another one signs in, and is read anew', async () => {
  const account = { current: 'one' }
  acceptLogin(signedIn('one'))
  const list = openList(account)
  await vi.waitFor(() => expect(list.shown()).toBe('one'), PATIENCE)
  account.current = 'other'
  acceptLogin(signedIn('other'))
  expect(list.shown()).toBeUndefined()
  await vi.waitFor(() => expect(list.shown()).toBe('other'), PATIENCE)
  list.stop()
})

it('an open list stays when the same account signs in again', async () => {
  const account = { current: 'one' }
  acceptLogin(signedIn('one'))
  const list = openList(account)
  await vi.waitFor(() => expect(list.shown()).toBe('one'), PATIENCE)
  acceptLogin(signedIn('one'))
  expect(list.shown()).toBe('one')
  list.stop()
})
