import { describe, expect, it } from 'vitest'
import { videoIdOf } from './schema.ts'

const ID = 'aB3_-678901'

describe('a video', () => {
  it.each([
    ID,
    ` ${ID} `,
    `https://www.youtube.com/watch?v=${ID}&t=20`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtube.com/shorts/${ID}`,
  ])('is named by %s', (text) => expect(videoIdOf(text)).toBe(ID))

  it.each([
    '',
    'lühike',
    `${ID}x`,
    'aB3_-67890',
    'aB3_-67890!',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch',
    `https://naide.ee/watch?v=${ID}`,
    `https://youtube.com.naide.ee/watch?v=${ID}`,
    `javascript:alert(1)//${ID}`,
  ])('is not named by %s', (text) => expect(videoIdOf(text)).toBeUndefined())
})
