import { endpoint, Nothing } from '@vagu/core/endpoint'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { createQueryClient } from './query-client.ts'
import { rereadAfterCalls, whenReread } from './reread.ts'
import { setTransport } from './transport.ts'

const changeJob = endpoint('PUT', '/jobs', { summary: 'changes', writes: ['jobs'], reply: Nothing })
const reckon = endpoint('POST', '/sums', { summary: 'reckons', writes: [], reply: Nothing })

const answer = (status: number, code = '') => {
  const body = status === 204 ? null : JSON.stringify({ error: { code } })
  setTransport(() => Promise.resolve(new Response(body, { status })))
}
const client = createQueryClient(vi.fn())
const read = vi.fn<(what: string) => Promise<string>>()
const keys = { jobs: ['j'], overview: ['o'], workers: ['w'], fields: ['f'] } as const
let stop: () => void = () => undefined

/** Screens that show jobs, what follows from them, what does not, and fields with a mark of their jobs. */
beforeEach(async () => {
  read.mockImplementation((what) => Promise.resolve(what))
  const shown = [
    { queryKey: keys.jobs, meta: { reads: ['jobs'] } },
    { queryKey: keys.overview, meta: { reads: ['materialUse'] } },
    { queryKey: keys.workers, meta: { reads: ['workers'] } },
    { queryKey: keys.fields, meta: { reads: ['fields'], readsLater: ['jobs'] } },
  ] as const
  const leave = shown.map((query) =>
    new QueryObserver<string>(client, {
      ...query,
      queryKey: [...query.queryKey],
      queryFn: () => read(query.queryKey[0]),
    }).subscribe(() => undefined),
  )
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 30_000 })
  const leaveCalls = rereadAfterCalls(client)
  stop = () => [...leave, leaveCalls].forEach((end) => end())
  read.mockClear()
})
afterEach(() => {
  stop()
  client.clear()
  setTransport()
})

const isStale = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated
const readAgain = async () => {
  await whenReread(client)
  return read.mock.calls.map(([what]) => what).toSorted()
}

describe('after a call', () => {
  it('what it wrote and what follows from that is read again, and nothing else', async () => {
    answer(204)
    await call(changeJob, {})
    expect(await readAgain()).toEqual(['j', 'o'])
    expect(isStale(keys.workers)).toBe(false)
  })
  it('what shows it in passing is stale, and read when it is shown next', async () => {
    answer(204)
    await call(changeJob, {})
    await whenReread(client)
    expect(isStale(keys.fields)).toBe(true)
  })
  it('the answer may be put into a list first: it is read again all the same', async () => {
    answer(204)
    await call(changeJob, {})
    client.setQueryData(keys.jobs, 'as answered')
    expect(client.getQueryData(keys.jobs)).toBe('as answered')
    await whenReread(client)
    expect(client.getQueryData(keys.jobs)).toBe('j')
  })
  it('several at once are one rereading', async () => {
    answer(204)
    await Promise.all([call(changeJob, {}), call(changeJob, {})])
    expect(await readAgain()).toEqual(['j', 'o'])
  })
  it('what was being read for the first time when it was written is read once more', async () => {
    answer(204)
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const late = vi.fn(() => answers[late.mock.calls.length - 1]?.promise ?? 'never')
    const leave = new QueryObserver<string>(client, {
      queryKey: ['late'],
      queryFn: late,
      meta: { reads: ['jobs'] },
    }).subscribe(() => undefined)
    await call(changeJob, {})
    answers[0]?.resolve('before')
    answers[1]?.resolve('after')
    await whenReread(client)
    expect(client.getQueryData(['late'])).toBe('after')
    leave()
  })
  it('that writes nothing, nothing is read', async () => {
    answer(204)
    await call(reckon, {})
    expect(await readAgain()).toEqual([])
  })
})

describe('after an answer that never came', () => {
  it('what the call would have written is read again: it may be done', async () => {
    setTransport(() => Promise.reject(new TypeError('no network')))
    await expect(call(changeJob, {})).rejects.toMatchObject({ kind: 'offline' })
    expect(await readAgain()).toEqual(['j', 'o'])
  })
  it('the same where the caller did not wait for it', async () => {
    setTransport(() => new Promise(() => undefined))
    const leaving = new AbortController()
    const saving = call(changeJob, {}, { signal: leaving.signal })
    leaving.abort()
    await expect(saving).rejects.toThrow()
    expect(await readAgain()).toEqual(['j', 'o'])
  })
  it('a call that writes nothing makes nothing stale', async () => {
    setTransport(() => Promise.reject(new TypeError('no network')))
    await expect(call(reckon, {})).rejects.toMatchObject({ kind: 'offline' })
    expect(await readAgain()).toEqual([])
  })
})

describe('after a refusal', () => {
  it.each(['conflict', 'deleted', 'notFound'])('%s: somebody else has changed it', async (code) => {
    answer(409, code)
    await expect(call(changeJob, {})).rejects.toMatchObject({ code })
    expect(await readAgain()).toEqual(['j', 'o'])
  })
  it('of the input all is as it was', async () => {
    answer(422, 'invalid')
    await expect(call(changeJob, {})).rejects.toMatchObject({ code: 'invalid' })
    expect(await readAgain()).toEqual([])
  })
  it.each([502, 504])('of somebody before the server (%i) it may be done', async (status) => {
    answer(status)
    await expect(call(changeJob, {})).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await readAgain()).toEqual(['j', 'o'])
  })
  it('what a mutation had shown is read again, after it was taken back', async () => {
    answer(422, 'invalid')
    const change = new MutationObserver(client, {
      mutationFn: () => call(changeJob, {}),
      onMutate: () => client.setQueryData(keys.jobs, 'shown at once'),
      onError: () => client.setQueryData(keys.jobs, 'taken back'),
      meta: { rereadsOnFailure: ['jobs'] },
    })
    await expect(change.mutate()).rejects.toMatchObject({ code: 'invalid' })
    expect(client.getQueryData(keys.jobs)).toBe('taken back')
    expect(await readAgain()).toEqual(['j', 'o'])
  })
})
