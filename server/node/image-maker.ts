/** Pictures by sharp. It is loaded with the first photo: a helper process that reads files needs none. */
import { type ImageKind, imageKindOf } from '@vagu/core/images/kind'
import { IMAGE_SIZES, MAX_IMAGE_PIXELS } from '@vagu/core/images/schema'
import type { Sharp } from 'sharp'
import type { MadeImage } from '../src/ports.ts'

/** A picture that takes longer than this is made to do so, s. */
const PATIENCE = 30
const QUALITY = { full: 80, thumbnail: 70 } as const

async function load() {
  const { default: sharp } = await import('sharp')
  // the same photo is never made twice, and one thread of one picture at a time is what a small machine bears
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
let loaded: ReturnType<typeof load> | undefined

/**
 * Pixels that are read of a picture, by its kind: less where its decoder needs it whole. The same memory, of some 400 MB,
 * bears 20 megapixels of AVIF (19 bytes each), 50 of GIF (6), and more than 100 of the others, which come in strips.
 */
const MAX_PIXELS: Readonly<Partial<Record<ImageKind, number>>> = { avif: 20_000_000, gif: 50_000_000 }

/** Pixels that a picture may have, by the kind that its first bytes tell. */
export const maxPixelsOf = (bytes: Uint8Array): number => {
  const kind = imageKindOf(bytes)
  return (kind && MAX_PIXELS[kind]) ?? MAX_IMAGE_PIXELS
}

const within = (longerSide: number) =>
  ({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true }) as const

/** Pixels of the full size, upright, in sRGB; of a film the first picture. Nothing when they cannot be read. */
async function pixelsOf(picture: Sharp) {
  const upright = picture.timeout({ seconds: PATIENCE }).autoOrient().resize(within(IMAGE_SIZES.full))
  try {
    return await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  } catch {
    return undefined
  }
}

export async function makeImage(bytes: Uint8Array): Promise<MadeImage | undefined> {
  const sharp = await (loaded ??= load())
  const pixels = await pixelsOf(sharp(bytes, { limitInputPixels: maxPixelsOf(bytes), failOn: 'error' }))
  if (pixels === undefined) return undefined
  const { width, height, channels } = pixels.info
  const again = () => sharp(pixels.data, { raw: { width, height, channels } })
  return {
    full: await again().webp({ quality: QUALITY.full }).toBuffer(),
    thumbnail: await again()
      .resize(within(IMAGE_SIZES.thumbnail))
      .webp({ quality: QUALITY.thumbnail })
      .toBuffer(),
    width,
    height,
  }
}
