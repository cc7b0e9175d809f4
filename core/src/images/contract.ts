import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { Image, MAX_IMAGES } from './schema.ts'

const params = z.object({ id: Id })

/** `GET /images/{id}?size=thumbnail` answers the bytes themselves (image/webp) and has no contract. */
export const addImages = endpoint('POST', '/images', {
  summary: 'Stores photos as WebP in two sizes; a job names them by id',
  upload: 'image',
  mostFiles: MAX_IMAGES,
  isLong: true,
  reply: z.array(Image),
})
export const deleteImage = endpoint('DELETE', '/images/{id}', {
  summary: 'Deletes a photo that no job names; refused with `conflict` while one does',
  params,
  reply: Nothing,
})
