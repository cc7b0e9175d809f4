import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { madeFiles } from '../src/testing/register-files.ts'
import { fetchFile } from './fetch-file.ts'
import { type Failure, type RegisterServer, startRegisterServer } from './testing/register-server.ts'

const files = madeFiles([{ number: '901', name: 'Tiltor' }])

describe('fetching a file', () => {
  let server: RegisterServer
  beforeEach(async () => {
    server = await startRegisterServer(files)
  })
  afterEach(() => server.close())
  const ask = (change: object = {}) => ({
    url: `${server.url}/Taimekaitsevahendid.csv`,
    etag: null,
    lastModified: null,
    maxBytes: 50_000,
    timeout: 60_000,
    ...change,
  })

  it('brings its bytes, and what the server says of its age', async () => {
    const fetched = await fetchFile(ask())
    expect(fetched).toEqual({
      kind: 'file',
      bytes: expect.any(Uint8Array) as Uint8Array,
      etag: '"1"',
      lastModified: 'Sun, 24 May 2026 06:00:00 GMT',
    })
    expect(fetched.kind === 'file' && new TextDecoder().decode(fetched.bytes)).toBe(files.products)
  })
  it('is told that it is unchanged, and brings it when it is not', async () => {
    expect(await fetchFile(ask({ etag: '"1"' }))).toEqual({ kind: 'unchanged' })
    server.serve(files)
    expect(await fetchFile(ask({ etag: '"1"' }))).toMatchObject({ kind: 'file', etag: '"2"' })
  })
  it.each<[Failure, string]>([
    [404, 'http404'],
    [500, 'http500'],
    ['break', 'cutOff'],
    ['flood', 'tooLarge'],
  ])('that ends in %s is the fault %s', async (how, code) => {
    server.fail(how)
    expect(await fetchFile(ask())).toEqual({ kind: 'fault', fault: code })
  })
  it('is not waited for longer than told', async () => {
    server.fail('silence')
    expect(await fetchFile(ask({ timeout: 100 }))).toEqual({ kind: 'fault', fault: 'timeout' })
  })
  it('from a machine that is not there is a fault', async () => {
    const causes: unknown[] = []
    const onFault = (error: unknown) => void causes.push(error)
    expect(await fetchFile(ask({ url: 'http://127.0.0.1:9/x.csv' }), { onFault })).toEqual({
      kind: 'fault',
      fault: 'unreachable',
    })
    expect(causes).toMatchObject([{ message: 'fetch failed', cause: expect.any(Error) as Error }])
  })
  it('takes a file as large as allowed, and none that says it is larger', async () => {
    const { length } = new TextEncoder().encode(files.products)
    expect(await fetchFile(ask({ maxBytes: length }))).toMatchObject({ kind: 'file' })
    expect(await fetchFile(ask({ maxBytes: length - 1 }))).toEqual({ kind: 'fault', fault: 'tooLarge' })
  })
  it('ends with the order to stop', async () => {
    server.fail('silence')
    const order = new AbortController()
    const fetching = fetchFile(ask(), { stop: order.signal })
    order.abort()
    await expect(fetching).rejects.toThrow()
  })
})
