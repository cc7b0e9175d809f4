export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte)

const letters = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** HEIF's own brands: HEVC photos of telephones, and those that do not say what they hold. */
const HEIC_BRAND = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/
/** Brands that are looked at: a file names a few, a made-up one may name any number. */
const MAX_BRANDS = 32

/** An ISO base media file names its brand and those it goes with (ISO/IEC 14496-12, box `ftyp`). */
function kindByBrand(bytes: Uint8Array): ImageKind | undefined {
  if (bytes.length < 16) return undefined
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const end = Math.min(size, bytes.length, 16 + 4 * MAX_BRANDS)
  const brands = [letters(bytes, 8, 12)]
  for (let i = 16; i + 4 <= end; i += 4) brands.push(letters(bytes, i, i + 4))
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => HEIC_BRAND.test(brand)) ? 'heic' : undefined
}

/** The kind of a picture by its first bytes; a file's name and what a browser says of it prove nothing. */
export function imageKindOf(bytes: Uint8Array): ImageKind | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (/^GIF8[79]a$/.test(letters(bytes, 0, 6))) return 'gif'
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP') return 'webp'
  return letters(bytes, 4, 8) === 'ftyp' ? kindByBrand(bytes) : undefined
}
