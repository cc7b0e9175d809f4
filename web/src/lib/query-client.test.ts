import { environmentManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createQueryClient } from './query-client.ts'

/** A bound against what hangs. */
const PATIENCE = { timeout: 100_000 }

beforeEach(() => environmentManager.setIsServer(() => false))
afterEach(() => {
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

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

test.each<[CallError, number]>([
  [new CallError('timeout'), 3],
  [new CallError('offline'), 3],
  [new CallError('refused', { code: 'notFound' }), 2],
])(
  'what is shown and could not be read again is tried again by itself, and told of once: %s',
  async (error, reads) => {
    vi.useFakeTimers()
    const report = vi.fn()
    const client = createQueryClient(report)
    const read = vi.fn<() => Promise<string>>()
    read.mockResolvedValueOnce('old').mockRejectedValueOnce(error)
    read.mockRejectedValueOnce(error).mockResolvedValue('new')
    const observer = new QueryObserver(client, { queryKey: ['plan'], queryFn: read })
    const leave = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(1)
    await client.invalidateQueries()
    expect(observer.getCurrentResult()).toMatchObject({ data: 'old', isError: true })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(read).toHaveBeenCalledTimes(reads)
    expect(report).toHaveBeenCalledTimes(error.kind === 'refused' ? 0 : 1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read, 'what is read is left').toHaveBeenCalledTimes(error.kind === 'refused' ? 2 : 4)
    leave()
  },
)

test('what could not be read at all waits for whoever asks', async () => {
  vi.useFakeTimers()
  const client = createQueryClient(vi.fn())
  const read = vi.fn(() => Promise.reject(new CallError('timeout')))
  const leave = new QueryObserver(client, { queryKey: ['plan'], queryFn: read }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(read).toHaveBeenCalledOnce()
  leave()
})
