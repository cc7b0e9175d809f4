/** Pictures and their store in the demo's worker: the browser's own decoder, and memory that ends with the tab. */
import { IMAGE_SIZES, type ImageSize, MAX_IMAGE_PIXELS } from '@vagu/core/images/schema'
import type { PhotoStore, Ports } from '@vagu/server/ports'

const QUALITY = { full: 0.8, thumbnail: 0.7 } as const

/** A browser that cannot write WebP writes PNG instead; it shows that all the same. */
async function drawn(bitmap: ImageBitmap, size: ImageSize) {
  const share = Math.min(1, IMAGE_SIZES[size] / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * share))
  const height = Math.max(1, Math.round(bitmap.height * share))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the browser draws no pictures in a worker')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY[size] })
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height }
}

export const browserImages: Ports['makeImage'] = async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  if (bitmap === undefined) return undefined
  try {
    if (bitmap.width * bitmap.height > MAX_IMAGE_PIXELS) return undefined
    const [full, thumbnail] = [await drawn(bitmap, 'full'), await drawn(bitmap, 'thumbnail')]
    return { full: full.bytes, thumbnail: thumbnail.bytes, width: full.width, height: full.height }
  } finally {
    bitmap.close()
  }
}

export function photosInMemory(): PhotoStore {
  const photos = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void photos.set(key, bytes),
    get: async (key) => photos.get(key),
    remove: async (key) => void photos.delete(key),
  }
}
