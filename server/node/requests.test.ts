import { gunzipSync } from 'node:zlib'
import { AppError } from '@vagu/core/errors'
import { describe, expect, it } from 'vitest'
import { MAX_UPLOAD } from '../src/http/parts.ts'
import { addressOf, withCompression, withLimitedBody } from './requests.ts'

describe('the address of a client', () => {
  const sender = (forwarded?: string, remoteAddress = '10.0.0.9') => ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  })
  it.each([
    {
      title: 'what it says of itself is not believed',
      from: sender('1.2.3.4'),
      proxies: 0,
      address: '10.0.0.9',
    },
    { title: 'one proxy tells of its client', from: sender('1.2.3.4'), proxies: 1, address: '1.2.3.4' },
    {
      title: 'what stands before the proxy’s own word is made up',
      from: sender('6.6.6.6, 1.2.3.4'),
      proxies: 1,
      address: '1.2.3.4',
    },
    {
      title: 'two proxies: the outer one tells',
      from: sender('6.6.6.6, 1.2.3.4, 10.0.0.8'),
      proxies: 2,
      address: '1.2.3.4',
    },
    {
      title: 'fewer hops than proxies: the first there is',
      from: sender('1.2.3.4'),
      proxies: 3,
      address: '1.2.3.4',
    },
    { title: 'no header behind a proxy', from: sender(), proxies: 1, address: '10.0.0.9' },
    {
      title: 'an IPv4 address in IPv6 dress',
      from: sender(undefined, '::ffff:10.0.0.7'),
      proxies: 0,
      address: '10.0.0.7',
    },
  ])('$title', ({ from, proxies, address }) => {
    expect(addressOf(from, proxies)).toBe(address)
  })
  it('of a connection that is gone is empty', () => {
    expect(addressOf({ headers: {}, socket: {} }, 0)).toBe('')
  })
})

describe('a body that does not say its length', () => {
  const MEGABYTE = 1024 * 1024
  const chunked = (megabytes: number): Request => {
    let left = megabytes
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array(MEGABYTE)) : controller.close()),
    })
    const parts = { method: 'POST', body, duplex: 'half' }
    return new Request('http://localhost/api/x', parts)
  }
  it('passes up to the largest upload', async () => {
    expect((await withLimitedBody(chunked(5)).arrayBuffer()).byteLength).toBe(5 * MEGABYTE)
  })
  it('ends in tooLarge beyond it, and is not read to its end', async () => {
    const request = chunked(Number.POSITIVE_INFINITY)
    const refusal = await withLimitedBody(request)
      .text()
      .catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({ code: 'tooLarge' })
  })
  it('leaves a request alone that says its length, or has no body', () => {
    const headers = { 'content-length': String(MAX_UPLOAD * 2) }
    for (const request of [
      new Request('http://localhost/api/x', { method: 'POST', body: 'x', headers }),
      new Request('http://localhost/api/x', { method: 'POST' }),
      new Request('http://localhost/api/x'),
    ])
      expect(withLimitedBody(request)).toBe(request)
  })
})

describe('an answer', () => {
  const asking = (encodings: string) =>
    new Request('http://localhost/api/x', { headers: { 'accept-encoding': encodings } })
  const json = (text: string) =>
    new Response(text, { headers: { 'content-type': 'application/json' }, status: 409 })
  const long = JSON.stringify({ data: 'põld '.repeat(1000) })

  it('that is long is compressed for a client that takes it', async () => {
    const response = await withCompression(asking('br, gzip'), json(long))
    expect([response.status, response.headers.get('content-encoding')]).toEqual([409, 'gzip'])
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(long)
  })
  it('stays as it is when short, not text, or not asked for', async () => {
    const short = await withCompression(asking('gzip'), json('{}'))
    expect([await short.text(), short.headers.get('content-encoding')]).toEqual(['{}', null])
    const image = new Response(long, { headers: { 'content-type': 'image/png' } })
    expect(await withCompression(asking('gzip'), image)).toBe(image)
    const plain = json(long)
    expect(await withCompression(asking('identity'), plain)).toBe(plain)
  })
  it('without a body stays without', async () => {
    const nothing = new Response(null, { status: 204 })
    expect(await withCompression(asking('gzip'), nothing)).toBe(nothing)
  })
})
