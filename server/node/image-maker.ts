/** Pictures by sharp. It is loaded with the first photo: most starts of the program need none. */
import { IMAGE_SIZES, MAX_IMAGE_PIXELS } from '@vagu/core/images/schema'
import type { Sharp } from 'sharp'
import type { MadeImage, Ports } from '../src/ports.ts'

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

async function makeImage(bytes: Uint8Array): Promise<MadeImage | undefined> {
  const sharp = await (loaded ??= load())
  const pixels = await pixelsOf(sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' }))
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

/** Does one piece of work after the other, in the order in which they were asked for. */
export function oneAtATime<In, Out>(work: (input: In) => Promise<Out>): (input: In) => Promise<Out> {
  let last: Promise<unknown> = Promise.resolve()
  return (input) => {
    const turn = last.then(() => work(input))
    last = turn.catch(() => {})
    return turn
  }
}

/** One for the whole process: a large photo takes a hundred megabytes while it is made. */
export const sharpImages: Ports['makeImage'] = oneAtATime(makeImage)
