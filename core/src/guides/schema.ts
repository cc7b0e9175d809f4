import { z } from 'zod'

/** Guides that an installation may have a video of; their steps stand in the program. */
export const GUIDE_KEYS = [
  'firstEvening',
  'importFields',
  'drawFields',
  'addJob',
  'oneLine',
  'jobTable',
  'customAreas',
  'chemicals',
  'warnings',
  'book',
] as const
export type GuideKey = (typeof GUIDE_KEYS)[number]

/** Id of a video: 11 letters, digits, `-` or `_`. */
const VIDEO_ID = /^[\w-]{11}$/

/** A link to a video as YouTube writes them: watch, share, embed, shorts, live. */
const VIDEO_LINK =
  /^https?:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live)\/|watch\?(?:[^#]*&)?v=))([\w-]{11})(?:[?&#].*)?$/

/** Id of the video that an id or a link names; nothing where there is none of 11 characters. */
export function videoIdOf(text: string): string | undefined {
  const plain = text.trim()
  return VIDEO_ID.test(plain) ? plain : VIDEO_LINK.exec(plain)?.[1]
}

/** Videos by guide; a guide without one has its steps alone. */
export const GuideVideos = z.partialRecord(z.enum(GUIDE_KEYS), z.string().regex(VIDEO_ID))
export type GuideVideos = z.infer<typeof GuideVideos>

/** Where the videos are shown from; it sets no cookie before one is played. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com'
