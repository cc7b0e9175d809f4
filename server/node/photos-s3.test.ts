import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bucketPhotos } from './photos-s3.ts'
import { type S3Server, startS3Server } from './testing/s3-server.ts'

const KEY = '019aa4a0-0000-7000-8000-000000000001/019aa4a0-0000-7000-8000-000000000002.full.webp'
const keys = { region: 'eu-north-1', accessKey: 'VAGU', secretKey: 'saladus/+=' }
const bytes = (text: string) => new TextEncoder().encode(text)

describe('photos in a bucket', () => {
  let server: S3Server
  beforeEach(async () => {
    server = await startS3Server(keys)
  })
  afterEach(() => server.close())
  const photos = (change: object = {}) =>
    bucketPhotos({ endpoint: server.url, bucket: 'talu', prefix: 'photos', ...keys, ...change })

  it('are found again, replaced and removed, by path-style addresses below the prefix', async () => {
    expect(await photos().get(KEY)).toBeUndefined()
    await photos().put(KEY, bytes('one'))
    await photos().put(KEY, bytes('two'))
    expect([...server.objects.keys()]).toEqual([`/talu/photos/${KEY}`])
    expect(new TextDecoder().decode(await photos().get(KEY))).toBe('two')
    await photos().remove(KEY)
    await photos().remove(KEY)
    expect(await photos().get(KEY)).toBeUndefined()
  })
  it('need no prefix', async () => {
    await photos({ prefix: '' }).put(KEY, bytes('one'))
    expect([...server.objects.keys()]).toEqual([`/talu/${KEY}`])
  })
  it('are whole whatever bytes they are made of', async () => {
    const all = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256)
    await photos().put(KEY, all.subarray(1))
    expect(await photos().get(KEY)).toEqual(all.subarray(1))
  })
  it.each([
    ['another secret', { secretKey: 'vale' }, 'SignatureDoesNotMatch'],
    ['another name', { accessKey: 'vale' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'InvalidAccessKeyId'],
  ])('are out of reach with %s, and that is no missing photo', async (_, change, code) => {
    await expect(photos(change).put(KEY, bytes('one'))).rejects.toThrow(code)
    await expect(photos(change).get(KEY)).rejects.toThrow(code)
    await expect(photos(change).remove(KEY)).rejects.toThrow(code)
    expect(server.objects.size).toBe(0)
  })
  it('are asked for again when the store is busy, but not for ever', async () => {
    server.faults.push(503, 500)
    await photos().put(KEY, bytes('one'))
    expect(server.requests).toHaveLength(3)
    expect(server.objects.size).toBe(1)
    server.faults.push(503, 503, 503, 503, 503)
    await expect(photos().get(KEY)).rejects.toThrow('503')
  })
  it('of a store that is gone are out of reach', async () => {
    await server.close()
    await expect(photos().get(KEY)).rejects.toThrow()
  })
})
