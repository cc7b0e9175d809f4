import { endpoint, Nothing } from '@vagu/core/endpoint'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { call } from './call.ts'
import { setTransport, type Transport } from './transport.ts'
import { onWritten } from './written.ts'

const getThing = endpoint('GET', '/things/{id}', {
  summary: 'a thing',
  params: z.object({ id: z.string() }),
  query: z.object({ year: z.number().optional() }),
  reply: z.object({ name: z.string() }),
})
const addThing = endpoint('POST', '/things', {
  summary: 'adds',
  writes: ['workers'],
  body: z.object({ name: z.string() }),
  reply: z.object({ name: z.string() }),
})
const session = endpoint('GET', '/auth', {
  summary: 'on top',
  wrapped: false,
  reply: z.object({ email: z.string(), csrfToken: z.string() }),
})
const leave = endpoint('GET', '/leave/{id}', { ...getThing.shape, writes: ['account'], changes: true })
const upload = endpoint('POST', '/file', {
  summary: 'file',
  writes: ['photos'],
  upload: 'file',
  reply: z.object({ size: z.number() }),
})
const archive = endpoint('POST', '/archive', { ...upload.shape, isVeryLong: true })
const remove = endpoint('DELETE', '/things', { summary: 'removes', writes: ['workers'], reply: Nothing })

const answer = (body: unknown, status = 200): Transport => {
  return () => Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }))
}
const never: Transport = (request) =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
  })

afterEach(() => {
  setTransport()
  vi.restoreAllMocks()
})

describe('a reply', () => {
  it('comes out of data, from the address of the contract', async () => {
    const seen: Request[] = []
    setTransport((request) => {
      seen.push(request)
      return Promise.resolve(Response.json({ data: { name: 'põld' } }))
    })
    const reply = await call(getThing, { params: { id: 'a/b' }, query: { year: 2026 } })
    expect(reply).toEqual({ name: 'põld' })
    expect(seen[0]?.url).toBe('http://localhost/api/things/a%2Fb?year=2026')
    expect(seen[0]?.credentials).toBe('include')
  })
  it('tells what was written, but not of a call after which the page is left, unless that failed', async () => {
    const told: (readonly string[])[] = []
    const stop = onWritten((written) => told.push(written))
    setTransport(answer({ data: { name: 'Mari' } }))
    await call(addThing, { body: { name: 'Mari' } }, { isLast: true })
    expect(told).toEqual([])
    await call(addThing, { body: { name: 'Mari' } })
    setTransport(answer({ error: { code: 'conflict', message: '' } }, 409))
    await expect(call(addThing, { body: { name: 'Mari' } }, { isLast: true })).rejects.toThrow('conflict')
    stop()
    expect(told).toEqual([['workers'], ['workers']])
  })
  it('of a call that ends something comes about also where the page is left, of another it does not', async () => {
    const kept: boolean[] = []
    setTransport((request) => {
      kept.push(request.keepalive)
      return Promise.resolve(Response.json({ data: { name: 'põld' } }))
    })
    await call(leave, { params: { id: '1' }, query: {} })
    await call(getThing, { params: { id: '1' }, query: {} })
    expect(kept).toEqual([true, false])
  })
  it('that breaks the contract is an error', async () => {
    setTransport(answer({ data: { title: 'põld' } }))
    await expect(call(getThing, { params: { id: '1' }, query: {} })).rejects.toMatchObject({
      code: 'unexpected',
    })
  })
  it('may be nothing', async () => {
    setTransport(answer(undefined, 204))
    expect(await call(remove, {})).toBeUndefined()
  })
})

describe('the csrf token', () => {
  it('comes with a session, also from a 401, and goes with every change', async () => {
    setTransport(answer({ error: { code: 'unauthenticated' }, csrfToken: 'first' }, 401))
    await expect(call(session, {})).rejects.toMatchObject({ kind: 'unauthenticated', status: 401 })
    const { csrfToken } = await import('./transport.ts')
    expect(csrfToken()).toBe('first')
  })
  it('is sent', async () => {
    let sent: string | null = null
    setTransport((request) => {
      sent = request.headers.get('X-CSRF-TOKEN')
      return Promise.resolve(Response.json({ email: 'a', csrfToken: 'second' }))
    })
    await call(session, {})
    await call(session, {})
    expect(sent).toBe('second')
  })
})

describe('a failure', () => {
  it('of input names the fields', async () => {
    const fields = [{ path: 'name', code: 'required', message: 'Kohustuslik väli' }]
    setTransport(answer({ error: { code: 'invalid', fields } }, 422))
    await expect(call(addThing, { body: { name: '' } })).rejects.toMatchObject({ kind: 'refused', fields })
  })
  it('of a conflict brings the stored record', async () => {
    setTransport(answer({ error: { code: 'conflict', stored: { name: 'uuem' } } }, 409))
    const failed = call(addThing, { body: { name: 'x' } })
    await expect(failed).rejects.toMatchObject({ code: 'conflict', stored: { name: 'uuem' } })
  })
  it.each([
    [401, 'unauthenticated', 'unauthenticated'],
    [403, 'wrongCsrf', 'unauthenticated'],
    [403, 'forbidden', 'refused'],
    [404, 'notFound', 'refused'],
    [500, 'unexpected', 'refused'],
    [503, 'busy', 'unavailable'],
  ])('%i %s is %s', async (status, code, kind) => {
    setTransport(answer({ error: { code } }, status))
    await expect(call(remove, {})).rejects.toMatchObject({ kind, code, status })
  })
  it('of a proxy that answers a page is unavailable', async () => {
    setTransport(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
    await expect(call(remove, {})).rejects.toMatchObject({ kind: 'unavailable' })
  })
  it('of the network is offline', async () => {
    setTransport(() => Promise.reject(new TypeError('failed to fetch')))
    await expect(call(remove, {})).rejects.toMatchObject({ kind: 'offline' })
  })
})

describe('time', () => {
  it.each([
    [remove, 11_000],
    [upload, 50_000],
    [archive, 118_000],
  ])('a call may take its time', async (which, milliseconds) => {
    const timer = vi.spyOn(AbortSignal, 'timeout')
    setTransport(answer({ data: { size: 1 } }))
    await call(which, { file: new Blob(['x']) }).catch(() => undefined)
    expect(timer).toHaveBeenCalledWith(milliseconds)
  })
  it('that runs out is a timeout', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    setTransport(never)
    await expect(call(remove, {})).rejects.toMatchObject({ kind: 'timeout' })
  })
  it('an aborted call passes its abort on', async () => {
    setTransport(never)
    const stop = new AbortController()
    const waiting = call(remove, {}, { signal: stop.signal })
    stop.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  })
})

it('a file goes as multipart under the name of the contract', async () => {
  let size = 0
  setTransport(async (request) => {
    const file = (await request.formData()).get('file')
    size = file instanceof Blob ? file.size : -1
    return Response.json({ data: { size } })
  })
  expect(await call(upload, { file: new Blob(['tere']) })).toEqual({ size: 4 })
})
