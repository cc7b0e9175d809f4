import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Instant } from '../time/schema.ts'

/** Largest photo that is taken, bytes; most photos in one request, and most bytes of them together. */
export const MAX_IMAGE_BYTES = 25 * 1024 * 1024
export const MAX_IMAGES = 10
export const MAX_IMAGES_BYTES = 100 * 1024 * 1024
/** Most pixels of a photo: some formats promise any number in a few bytes. */
export const MAX_IMAGE_PIXELS = 100_000_000
/** Longer sides of the stored sizes, pixels; both are WebP. */
export const IMAGE_SIZES = { full: 2048, thumbnail: 400 } as const
export const ImageSize = z.enum(['full', 'thumbnail'])
export type ImageSize = z.infer<typeof ImageSize>

/** A photo as stored; its bytes are at `GET /images/{id}`. */
export const Image = z.object({
  id: Id,
  /** Of the full size, pixels. */
  width: z.int(),
  height: z.int(),
  /** Of the full size, bytes. */
  bytes: z.int(),
  createdAt: Instant,
})
export type Image = z.infer<typeof Image>
