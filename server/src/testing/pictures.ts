/** Pictures made for tests, and files that only look like them. */
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

interface Made {
  readonly width: number
  readonly height: number
  readonly colour?: string
}
const drawn = ({ width, height, colour = '#3a7d34' }: Made): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } })

const bytesOf = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer())
export const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'foto.jpg', type = 'image/jpeg') =>
  new File([bytes], name, { type })

let shades = 0
/** A JPEG that no test has sent before: the same bytes sent twice are one photo. */
export async function jpeg(size: Partial<Made> = {}): Promise<File> {
  shades += 1
  const colour = `#${shades.toString(16).padStart(6, '0')}`
  const picture = drawn({ width: 640, height: 480, colour, ...size })
  return fileOf(await bytesOf(picture.jpeg().withExif({ IFD0: { Copyright: `${shades}` } })))
}

/** Wider than high, with a mark in the left half; the camera says that it was turned by 90 degrees. */
export async function turnedJpeg(): Promise<File> {
  const mark = await drawn({ width: 300, height: 400, colour: '#ff0000' }).png().toBuffer()
  const picture = drawn({ width: 600, height: 400, colour: '#0000ff' })
    .composite([{ input: mark, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Mari Kask' }, IFD3: { GPSLatitude: '58/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
  return fileOf(await bytesOf(picture))
}

export const pictureOfKind = async (kind: 'png' | 'webp' | 'avif' | 'gif'): Promise<File> =>
  fileOf(await bytesOf(drawn({ width: 64, height: 48 }).toFormat(kind)), 'foto.jpg')

export async function cutJpeg(): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 400, height: 300, channels: 3, background: '#000', noise } as const
  const bytes = await bytesOf(sharp({ create }).jpeg())
  return fileOf(bytes.slice(0, bytes.length / 2))
}

/** A piece of a PNG: its length, name, content and checksum. */
function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Nothing but black, of this many megapixels in a few kilobytes: one bit a pixel, 10,000 of them in a row. */
export function black(megapixels: number): File {
  const [width, height] = [10_000, megapixels * 100]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((1 + width / 8) * height))
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return fileOf(new Uint8Array(Buffer.concat(parts)), 'foto.png', 'image/png')
}

const textFile = (text: string, name = 'foto.jpg') => fileOf(new TextEncoder().encode(text), name)
export const heic = () => textFile('\0\0\0\x18ftypheic\0\0\0\0mif1heic' + 'x'.repeat(500), 'IMG_0001.jpg')
export const pdf = () => textFile('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF')
export const empty = () => textFile('')
export const plainText = () => textFile('Mäepõld, pritsimine 18.05', 'foto.png')
export const svg = () =>
  textFile('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'foto.svg')
