import { describe, expect, it } from 'vitest'
import { imageKindOf } from './kind.ts'

const text = (value: string): Uint8Array => Uint8Array.from(value, (letter) => letter.charCodeAt(0))
const box = (size: number, ...brands: readonly string[]): Uint8Array => {
  const bytes = text(`....ftyp${brands[0]}....${brands.slice(1).join('')}`)
  new DataView(bytes.buffer).setUint32(0, size)
  return bytes
}

describe('the kind of a picture', () => {
  it.each([
    ['JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'jpeg'],
    ['PNG', text('\x89PNG\r\n\x1a\n'), 'png'],
    ['GIF of 1987', text('GIF87a..'), 'gif'],
    ['GIF of 1989', text('GIF89a..'), 'gif'],
    ['WebP', text('RIFF....WEBPVP8 '), 'webp'],
    ['AVIF', box(24, 'avif', 'avif', 'mif1'), 'avif'],
    ['AVIF that names itself second', box(24, 'mif1', 'miaf', 'avif'), 'avif'],
    ['HEIC of a telephone', box(24, 'heic', 'mif1', 'heic'), 'heic'],
    ['HEIF that does not say what it holds', box(20, 'mif1', 'miaf'), 'heic'],
  ])('%s', (_, bytes, kind) => {
    expect(imageKindOf(bytes)).toBe(kind)
  })
  it.each([
    ['nothing', new Uint8Array()],
    ['one byte', Uint8Array.of(0xff)],
    ['a PDF', text('%PDF-1.7\n')],
    ['text', text('see on põllu pilt')],
    ['an SVG, which can hold scripts', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a TIFF', text('II*\0....')],
    ['a film', box(24, 'isom', 'mp42', 'avc1')],
    ['sound in the frame of WebP', text('RIFF....WAVEfmt ')],
    ['a box that is cut off', text('....ftypavi')],
    ['a brand behind the end of the box', box(16, 'isom', 'avif')],
  ])('is not told of %s', (_, bytes) => {
    expect(imageKindOf(bytes)).toBeUndefined()
  })
  it('is told of a part of a longer buffer', () => {
    const whole = new Uint8Array([9, 9, 9, ...box(24, 'heic', 'mif1', 'heic')])
    expect(imageKindOf(whole.subarray(3))).toBe('heic')
  })
})
