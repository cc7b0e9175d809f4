import { describe, expect, it } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { PhotoFailed, PhotoRefused } from './photo-uploads.ts'
import { failureOf } from './send-photo.ts'
import { photosText } from './text.ts'

describe('why a photo did not arrive', () => {
  it.each([
    ['offline', new CallError('offline')],
    ['timeout', new CallError('timeout')],
    ['unauthenticated', new CallError('unauthenticated', { status: 401 })],
    ['unavailable', new CallError('unavailable', { status: 503 })],
    ['unavailable', new CallError('refused', { status: 500 })],
    ['unavailable', new CallError('refused', { status: 429 })],
    ['unavailable', new TypeError('odd')],
  ] as const)('%s may be tried again', (problem, error) => {
    expect(failureOf(error)).toEqual(new PhotoFailed(problem))
    expect(failureOf(error)).toBeInstanceOf(PhotoFailed)
  })
  it('a refusal says what the server says', () => {
    const fields = [{ path: 'image', code: 'imageUnreadable', message: 'Ei ole pilt' }]
    const refusal = failureOf(new CallError('refused', { status: 422, fields }))
    expect(refusal).toBeInstanceOf(PhotoRefused)
    expect(refusal.message).toBe('Ei ole pilt')
    expect(failureOf(new CallError('refused', { status: 413 })).message).toBe(photosText.tooLarge)
    expect(failureOf(new CallError('refused', { status: 422 })).message).toBe(photosText.notStored)
  })
})
