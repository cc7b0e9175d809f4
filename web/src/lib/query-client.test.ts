import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

/** A bound against what hangs. */
const PATIENCE = { timeout: 100_000 }

afterEach(() => onlineManager.setOnline(true))

test('what could not be read without a network is read when it comes back', async () => {
  const client = createQueryClient(vi.fn())
  client.mount()
  const read = vi.fn<() => Promise<string>>()
  read.mockRejectedValueOnce(new Error('no network')).mockResolvedValue('read')
  const observer = new QueryObserver(client, { queryKey: ['rules'], queryFn: read, staleTime: Infinity })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), PATIENCE)

  onlineManager.setOnline(false)
  onlineManager.setOnline(true)

  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('read'), PATIENCE)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  expect(read, 'what is fresh is not read again').toHaveBeenCalledTimes(2)
  leave()
  client.unmount()
})
