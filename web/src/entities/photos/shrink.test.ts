import { MAX_IMAGE_BYTES } from '@vagu/core/images/schema'
import { describe, expect, it } from 'vitest'
import { isTooLarge, needsWork, takesShrunk, targetSize } from './shrink.ts'

const KB = 1024

describe('the size that is sent', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 2048, height: 1536 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1536, height: 2048 },
    ],
    [
      { width: 2049, height: 100 },
      { width: 2048, height: 100 },
    ],
    [
      { width: 2048, height: 2048 },
      { width: 2048, height: 2048 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 1, height: 1 },
      { width: 1, height: 1 },
    ],
    [
      { width: 20_000, height: 3 },
      { width: 2048, height: 1 },
    ],
  ])('%o becomes %o', (size, target) => {
    expect(targetSize(size)).toEqual(target)
  })
})

describe('whether a photo is made smaller', () => {
  const small = { width: 800, height: 600 }
  it('leaves small files as they are', () => {
    expect(needsWork('jpeg', 200 * KB, small)).toBe(false)
    expect(needsWork('jpeg', 200 * KB + 1, small)).toBe(true)
  })
  it('takes large pictures also from small files', () => {
    expect(needsWork('png', 10 * KB, { width: 2048, height: 2048 })).toBe(false)
    expect(needsWork('png', 10 * KB, { width: 100, height: 2049 })).toBe(true)
  })
  it('always makes anew what the server does not read', () => {
    expect(needsWork('heic', 10 * KB, small)).toBe(true)
    expect(needsWork(undefined, 10 * KB, small)).toBe(true)
    expect(takesShrunk('heic', 10 * KB, 20 * KB)).toBe(true)
  })
  it('sends the smaller one, and itself when they are alike', () => {
    expect(takesShrunk('jpeg', 500 * KB, 499 * KB)).toBe(true)
    expect(takesShrunk('jpeg', 500 * KB, 500 * KB)).toBe(false)
    expect(takesShrunk('webp', 500 * KB, 900 * KB)).toBe(false)
  })
})

it('the limit itself is not too large', () => {
  expect(isTooLarge(MAX_IMAGE_BYTES)).toBe(false)
  expect(isTooLarge(MAX_IMAGE_BYTES + 1)).toBe(true)
})
