import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { imageSource } from './image-source.ts'
import { setTransport } from './transport.ts'

const ID = '019aa4a0-0000-7000-8000-000000000001'

beforeEach(() => vi.stubGlobal('location', { origin: 'http://localhost:3000' }))
afterEach(() => {
  setTransport()
  vi.unstubAllGlobals()
})

/** A demo that has photos; counts what it is asked for. */
function startDemo(status = 200): string[] {
  const requested: string[] = []
  setTransport(async (request) => {
    requested.push(request.url)
    return new Response(new Blob(['bytes'], { type: 'image/webp' }), { status })
  })
  return requested
}
const textAt = async (url: string) => (await fetch(url)).text()

describe('where a photo is found', () => {
  it('at a server: its address, which the browser asks for by itself', async () => {
    expect(await imageSource(ID, 'thumbnail')).toBe(`/api/images/${ID}?size=thumbnail`)
    expect(await imageSource(ID, 'full')).toBe(`/api/images/${ID}?size=full`)
  })
  it('in a demo: the bytes that its worker gave, asked for once for each size', async () => {
    const requested = startDemo()
    const [first, second] = await Promise.all([imageSource(ID, 'full'), imageSource(ID, 'full')])
    expect(first).toMatch(/^blob:/)
    expect(second).toBe(first)
    expect(await textAt(first)).toBe('bytes')
    expect(await imageSource(ID, 'thumbnail')).not.toBe(first)
    expect(requested).toEqual(
      ['full', 'thumbnail'].map((size) => `http://localhost:3000/api/images/${ID}?size=${size}`),
    )
  })
  it('in another demo: not what the one before gave', async () => {
    startDemo()
    const before = await imageSource(ID, 'full')
    const requested = startDemo()
    expect(await imageSource(ID, 'full')).not.toBe(before)
    expect(requested).toHaveLength(1)
  })
  it('in a demo that does not have it: nowhere, and the next time it is asked again', async () => {
    const requested = startDemo(404)
    await expect(imageSource(ID, 'full')).rejects.toThrow('404')
    await expect(imageSource(ID, 'full')).rejects.toThrow('404')
    expect(requested).toHaveLength(2)
  })
})
