import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Instant } from '../time/schema.ts'

/** Largest photo that is taken, bytes, and most of them in one request. */
export const MAX_IMAGE_BYTES = 25 * 1024 * 1024
export const MAX_IMAGES = 10
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
