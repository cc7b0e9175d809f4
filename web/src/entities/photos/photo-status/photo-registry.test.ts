import { expect, it, vi } from 'vitest'
import { onPhotos, photosOf, tellPhotos } from './photo-registry.ts'

it('keeps the counts of each form apart, and tells of changes alone', () => {
  const listener = vi.fn()
  const stop = onPhotos(listener)
  tellPhotos('a', { underWay: 2, failed: 0 })
  tellPhotos('a', { underWay: 2, failed: 0 })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(photosOf('a')).toEqual({ underWay: 2, failed: 0 })
  expect(photosOf('b')).toEqual({ underWay: 0, failed: 0 })
  // React compares by identity: the same counts must be the same object
  expect(photosOf('a')).toBe(photosOf('a'))
  expect(photosOf('b')).toBe(photosOf('b'))

  tellPhotos('a', { underWay: 0, failed: 1 })
  expect(photosOf('a')).toEqual({ underWay: 0, failed: 1 })
  tellPhotos('a', { underWay: 0, failed: 0 })
  expect(photosOf('a')).toBe(photosOf('b'))
  stop()
  tellPhotos('b', { underWay: 1, failed: 0 })
  expect(listener).toHaveBeenCalledTimes(3)
  tellPhotos('b', { underWay: 0, failed: 0 })
})
