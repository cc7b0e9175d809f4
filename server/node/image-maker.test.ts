import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { black, cutJpeg, pictureOfKind } from '../src/testing/pictures.ts'
import { makeImage, maxPixelsOf } from './image-maker.ts'

const made = async (file: File) => makeImage(new Uint8Array(await file.arrayBuffer()))

describe('a picture', () => {
  it('of 100 megapixels is made, of 101 it is not', async () => {
    expect(await made(black(100))).toMatchObject({ width: 2048, height: 2048 })
    expect(await made(black(101))).toBeUndefined()
  })
  it.each([
    ['avif', 20_000_000],
    ['gif', 50_000_000],
    ['webp', 100_000_000],
    ['png', 100_000_000],
  ] as const)('of %s is made, of at most %d pixels', async (kind, max) => {
    const bytes = new Uint8Array(await (await pictureOfKind(kind)).arrayBuffer())
    expect(maxPixelsOf(bytes)).toBe(max)
    expect(await makeImage(bytes)).toMatchObject({ width: 64, height: 48 })
  })
  it('that is cut off is none', async () => {
    expect(await made(await cutJpeg())).toBeUndefined()
  })
  it('that moves is its first picture', async () => {
    const frames = await sharp(
      await Promise.all(['#f00', '#00f'].map((colour) => plain(colour, 60, 40).png().toBuffer())),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer()
    expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(2)
    const picture = await makeImage(new Uint8Array(frames))
    expect(picture).toMatchObject({ width: 60, height: 40 })
    expect((await sharp(picture?.full).metadata()).pages ?? 1).toBe(1)
  })
  it('keeps what can be seen through', async () => {
    const create = { width: 10, height: 10, channels: 4, background: '#0000' } as const
    const picture = await makeImage(new Uint8Array(await sharp({ create }).png().toBuffer()))
    expect((await sharp(picture?.full).metadata()).hasAlpha).toBe(true)
  })
  it('in shades of grey, of 16 bits, or in the colours of print is shown in those of screens', async () => {
    const pictures = [
      plain('#888', 20, 10).toColourspace('b-w').png(),
      plain('#888', 20, 10).toColourspace('rgb16').png(),
      plain('#888', 20, 10).toColourspace('cmyk').jpeg(),
    ]
    for (const picture of pictures) {
      const { full } = (await makeImage(new Uint8Array(await picture.toBuffer()))) ?? {}
      const [red, green, blue] = await sharp(full).raw().toBuffer()
      for (const value of [red, green, blue]) expect(Math.abs((value ?? 0) - 0x88)).toBeLessThan(24)
    }
  })
  it('that fails does not hold up the next one', async () => {
    const [bad, good] = [await cutJpeg(), await pictureOfKind('png')]
    const both = await Promise.all([made(bad), made(good)])
    expect(both.map((picture) => picture?.width)).toEqual([undefined, 64])
  })
})
const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
