import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepCsrfToken, setTransport } from './transport.ts'
import { uploadImages } from './upload-images.ts'

const image = {
  id: '019aa4a0-0000-7000-8000-000000000001',
  width: 4,
  height: 3,
  bytes: 99,
  createdAt: '2026-05-20T09:00:00.000Z',
}

/** Stand-in for the browser's own request: it is told what happens. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  opened: readonly string[] = []
  sent: FormData | undefined
  withCredentials = false
  timeout = 0
  status = 0
  responseText = ''
  constructor() {
    super()
    FakeRequest.last = this
  }
  open(method: string, path: string): void {
    this.opened = [method, path]
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(body: FormData): void {
    this.sent = body
  }
  abort(): void {
    this.end('abort')
  }
  end(event: string): void {
    this.dispatchEvent(new Event(event))
    this.dispatchEvent(new Event('loadend'))
  }
  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.end('load')
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
}

const files = [new Blob(['one']), new Blob(['two'])]
function start() {
  const controller = new AbortController()
  const shares: number[] = []
  const uploading = uploadImages(files, {
    signal: controller.signal,
    onProgress: (share) => void shares.push(share),
  })
  return { controller, shares, uploading }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => {
  setTransport()
  vi.unstubAllGlobals()
})

describe('photos on their way to a server', () => {
  it('go as one request with the session and its token, for 50 s at most', async () => {
    keepCsrfToken('märk')
    const { uploading, shares } = start()
    const request = FakeRequest.last
    request.progress(1, 4)
    request.progress(4, 4)
    request.progress(5, 0)
    request.answer(200, { data: [image, image] })
    expect(await uploading).toEqual([image, image])
    expect([request.opened, request.withCredentials, request.timeout]).toEqual([
      ['POST', '/api/images'],
      true,
      50_000,
    ])
    expect(request.headers['X-CSRF-TOKEN']).toBe('märk')
    expect(request.sent?.getAll('image')).toHaveLength(2)
    expect(shares).toEqual([0.25, 1])
  })
  it('that are refused say which and why', async () => {
    const { uploading } = start()
    const fields = [{ path: 'image.1', code: 'imageHeic', message: 'HEIC' }]
    FakeRequest.last.answer(422, { error: { code: 'invalid', fields } })
    await expect(uploading).rejects.toMatchObject({ kind: 'refused', status: 422, fields })
  })
  it.each([
    ['timeout', 'timeout'],
    ['error', 'offline'],
  ])('that end with %s are %s', async (event, kind) => {
    const { uploading } = start()
    FakeRequest.last.end(event)
    await expect(uploading).rejects.toMatchObject({ name: 'CallError', kind })
  })
  it.each([
    [503, 'unavailable'],
    [401, 'unauthenticated'],
  ])('that are answered with %i are %s', async (status, kind) => {
    const { uploading } = start()
    FakeRequest.last.answer(status, '<html>')
    await expect(uploading).rejects.toMatchObject({ kind })
  })
  it('can be called back, before and while they go', async () => {
    const { uploading, controller } = start()
    controller.abort()
    await expect(uploading).rejects.toMatchObject({ name: 'AbortError' })
    const again = uploadImages(files, { signal: controller.signal, onProgress: () => {} })
    await expect(again).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('photos on their way to the demo', () => {
  it('arrive in one piece', async () => {
    setTransport(async () => Response.json({ data: [image] }))
    const { uploading, shares } = start()
    expect(await uploading).toEqual([image])
    expect(shares).toEqual([1])
  })
  it('can be called back', async () => {
    setTransport(() => new Promise(() => {}))
    const { uploading, controller } = start()
    controller.abort()
    await expect(uploading).rejects.toMatchObject({ name: 'AbortError' })
  })
})
