import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { Image, ImageSize, MAX_IMAGE_BYTES, MAX_IMAGES, MAX_IMAGES_BYTES } from './schema.ts'

const params = z.object({ id: Id })

/** The photos in the order of the files. The same bytes sent again are the same photo. */
export const addImages = endpoint('POST', '/images', {
  summary: 'Stores photos as WebP in two sizes; a job names them by id',
  needs: 'enter',
  writes: ['photos'],
  upload: 'image',
  maxFiles: MAX_IMAGES,
  maxBytes: { file: MAX_IMAGE_BYTES, request: MAX_IMAGES_BYTES },
  isLong: true,
  reply: z.array(Image),
})
export const getImage = endpoint('GET', '/images/{id}', {
  summary: 'The bytes of a photo as WebP; they never change',
  params,
  query: z.object({ size: ImageSize.default('full') }),
  bytes: 'image/webp',
  reply: z.instanceof(Uint8Array),
})
export const deleteImage = endpoint('DELETE', '/images/{id}', {
  summary:
    'Deletes a photo that no record ever named; refused with `conflict` else, for deleted ones and histories show it',
  needs: 'enter',
  writes: ['photos'],
  params,
  refuses: ['conflict'],
  reply: Nothing,
})
