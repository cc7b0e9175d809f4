/** Makes a chosen photo smaller before it goes out over one bar of signal. Needs a browser; what it decides is in `shrink.ts`. */
import { imageKindOf } from '@vagu/core/images/kind'
import { messageOf } from '@vagu/core/messages'
import { PhotoRefused } from './photo-uploads.ts'
import { isStorable, isTooLarge, type Kind, needsWork, type Size, takesShrunk, targetSize } from './shrink.ts'
import { photosText } from './text.ts'

/** Enough to tell the kind of a file. */
const HEAD_BYTES = 256

/** JPEG is for browsers that write no WebP: they answer with PNG instead, which would be larger. */
const WAYS = [
  { type: 'image/webp', quality: 0.82 },
  { type: 'image/jpeg', quality: 0.85 },
] as const

/** Size of the picture as it is seen, turned by its EXIF; undefined when the browser cannot read it. */
async function sizeOf(file: File): Promise<Size | undefined> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', reject)
    })
    const { naturalWidth: width, naturalHeight: height } = image
    return width > 0 && height > 0 ? { width, height } : undefined
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

const encode = (canvas: HTMLCanvasElement, { type, quality }: (typeof WAYS)[number]): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, quality)
  })

/** Draws the picture in the first way that the browser can write. */
async function encodeBitmap(bitmap: ImageBitmap, { width, height }: Size): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  for (const way of WAYS) {
    if (way.type === 'image/jpeg') {
      // what is clear would become black
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, width, height)
    }
    context.drawImage(bitmap, 0, 0)
    const blob = await encode(canvas, way)
    if (blob) return blob
  }
  return undefined
}

async function shrink(file: File, size: Size): Promise<Blob | undefined> {
  const target = targetSize(size)
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: target.width,
    resizeHeight: target.height,
    resizeQuality: 'high',
  })
  try {
    return await encodeBitmap(bitmap, target)
  } finally {
    // Ten of them at once are much for a phone; it need not wait until somebody tidies up.
    bitmap.close()
  }
}

/** A picture that the browser could make nothing of goes as it is, if the server may know better. */
function asItIs(file: File, kind: Kind): Blob {
  if (kind === 'heic') throw new PhotoRefused(messageOf('imageHeic'))
  if (!isStorable(kind)) throw new PhotoRefused(messageOf('imageUnreadable'))
  if (isTooLarge(file.size)) throw new PhotoRefused(photosText.tooLarge)
  return file
}

/** Bytes to send for a file; throws `PhotoRefused` where there are none. */
export async function preparePhoto(file: File): Promise<Blob> {
  if (file.size === 0) throw new PhotoRefused(photosText.empty)
  const kind = imageKindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  const size = await sizeOf(file)
  if (!size) return asItIs(file, kind)
  if (!needsWork(kind, file.size, size)) return file
  const shrunk = await shrink(file, size).catch(() => undefined)
  return shrunk && takesShrunk(kind, file.size, shrunk.size) ? shrunk : asItIs(file, kind)
}
