import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { addressOf, withCompression } from './requests.ts'

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

describe('an answer', () => {
  const asking = (encodings: string) =>
    new Request('http://localhost/api/x', { headers: { 'accept-encoding': encodings } })
  const json = (text: string) =>
    new Response(text, { headers: { 'content-type': 'application/json' }, status: 409 })
  const long = JSON.stringify({ data: 'põld '.repeat(1000) })

  it.each([
    { takes: 'br, gzip', by: 'br', read: brotliDecompressSync },
    { takes: 'gzip, deflate', by: 'gzip', read: gunzipSync },
  ])('that is long is compressed for a client that takes $takes', async ({ takes, by, read }) => {
    for (const text of [long, long.repeat(300)]) {
      const response = await withCompression(asking(takes), json(text))
      expect([response.status, response.headers.get('content-encoding')]).toEqual([409, by])
      expect(response.headers.get('vary')).toBe('accept-encoding')
      expect(read(await response.arrayBuffer()).toString()).toBe(text)
    }
  })
  it('that is large is sent as it is made, and no further than it is taken', async () => {
    let made = 0
    let isLeft = false
    const part = new TextEncoder().encode('põld '.repeat(50_000))
    const endless = new ReadableStream({
      pull: (controller) => {
        made++
        controller.enqueue(part)
      },
      cancel: () => void (isLeft = true),
    })
    const headers = { 'content-type': 'application/json' }
    const { body } = await withCompression(asking('br'), new Response(endless, { headers }))
    const reader = body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    // parts that nobody waits for
    expect(made).toBeLessThan(100)
    await reader?.cancel()
    await vi.waitFor(() => expect(isLeft).toBe(true))
  })
  it('that breaks off is no whole one', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(long.repeat(300))),
      pull: () => Promise.reject(new Error('gone')),
    })
    const headers = { 'content-type': 'application/json' }
    const response = await withCompression(asking('gzip'), new Response(broken, { headers }))
    await expect(response.arrayBuffer()).rejects.toThrow()
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
