import { MAX_PHOTOS } from '@vagu/core/jobs/schema'
import { JobDraft } from '@vagu/core/jobs/schema'
import { describe, expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import {
  countsOf,
  EMPTY_QUEUE,
  inOrder,
  nextToSend,
  notStored,
  type PhotoQueue,
  roomLeft,
  tilesOf,
  withAdded,
  withFailed,
  withoutPhoto,
  withoutRefusal,
  withPrepared,
  withProgress,
  withRefused,
  withRestored,
  withRetried,
  withSending,
  withStored,
} from './photo-queue.ts'

const named = (keys: string) => Array.from(keys).map((key) => ({ key, name: `${key}.jpg` }))
/** A queue of photos a, b, c … that are ready to be sent. */
const ready = (keys: string): PhotoQueue =>
  Array.from(keys).reduce(
    (queue, key) => withPrepared(queue, key, `blob:${key}`),
    withAdded(EMPTY_QUEUE, named(keys)),
  )
const keysOf = (photos: readonly { readonly key: string }[]): string => photos.map(({ key }) => key).join('')

describe('whose turn it is', () => {
  it('sends two at a time, in the order of choosing', () => {
    const queue = ready('abcd')
    expect(keysOf(nextToSend(queue))).toBe('ab')
    expect(keysOf(nextToSend(withSending(queue, 'a')))).toBe('b')
    const both = withSending(withSending(queue, 'a'), 'b')
    expect(nextToSend(both)).toEqual([])
    expect(keysOf(nextToSend(withStored(both, 'b', 'id')))).toBe('c')
    expect(keysOf(nextToSend(withFailed(both, 'a', 'offline')))).toBe('c')
    expect(keysOf(nextToSend(withoutPhoto(both, 'a')))).toBe('c')
  })
  it('sends nothing that is not prepared', () => {
    const queue = withPrepared(withAdded(EMPTY_QUEUE, named('abc')), 'b', 'blob:b')
    expect(keysOf(nextToSend(queue))).toBe('b')
    expect(nextToSend(EMPTY_QUEUE)).toEqual([])
  })
  it('sends a failed photo only when it is tried again', () => {
    const failed = withFailed(withFailed(ready('ab'), 'a', 'offline'), 'b', 'timeout')
    expect(nextToSend(failed)).toEqual([])
    expect(keysOf(nextToSend(withRetried(failed, 'b')))).toBe('b')
    expect(keysOf(nextToSend(withRetried(failed)))).toBe('ab')
    expect(withRetried(failed, 'a').photos[0]).toMatchObject({ state: 'waiting', problem: null })
  })
  it('does not take up again what has arrived', () => {
    const stored = withStored(ready('a'), 'a', 'id')
    expect(withRetried(stored)).toEqual(stored)
  })
})

describe('what saving is told', () => {
  it('counts what is under way and what failed, and nothing else', () => {
    const added = withAdded(EMPTY_QUEUE, named('abcde'))
    expect(countsOf(EMPTY_QUEUE)).toEqual({ underWay: 0, failed: 0 })
    expect(countsOf(added)).toEqual({ underWay: 5, failed: 0 })
    const later = withStored(
      withFailed(withSending(withPrepared(added, 'a', ''), 'a'), 'b', 'offline'),
      'c',
      'id',
    )
    expect(countsOf(later)).toEqual({ underWay: 3, failed: 1 })
    expect(keysOf(notStored(later))).toBe('abde')
    const refused = withRefused(later, { key: 'd', name: 'd.jpg', reason: 'no' })
    expect(countsOf(refused)).toEqual({ underWay: 2, failed: 1 })
  })
})

describe('how many more fit', () => {
  const ids = (count: number) => Array.from({ length: count }, () => newId())
  it('counts stored ones and those on their way once', () => {
    expect(roomLeft([], EMPTY_QUEUE)).toBe(30)
    expect(roomLeft(['x'], withStored(ready('ab'), 'a', 'x'))).toBe(28)
    expect(roomLeft(ids(28), ready('a'))).toBe(1)
    expect(roomLeft(ids(28), ready('ab'))).toBe(0)
    expect(roomLeft(ids(31), ready('a'))).toBe(0)
  })
  it('is the limit of a stored job', () => {
    const isRefused = (images: string[]): boolean =>
      JobDraft.safeParse({ images }).error?.issues.some(({ path }) => path[0] === 'images') ?? false
    expect(isRefused(ids(MAX_PHOTOS))).toBe(false)
    expect(isRefused(ids(MAX_PHOTOS + 1))).toBe(true)
  })
})

describe('the order', () => {
  it('is that of choosing, whichever photo arrives first', () => {
    const later = withStored(ready('abc'), 'c', 'C')
    expect(inOrder(['old', 'C'], later)).toEqual(['old', 'C'])
    const all = withStored(withStored(later, 'a', 'A'), 'b', 'B')
    expect(inOrder(['old', 'C', 'A', 'B'], all)).toEqual(['old', 'A', 'B', 'C'])
  })
  it('brings back nothing that was removed', () => {
    expect(inOrder(['B'], withStored(withStored(ready('ab'), 'a', 'A'), 'b', 'B'))).toEqual(['B'])
  })
  it('shows photos at the same places before and after they arrive', () => {
    const queue = ready('ab')
    expect(tilesOf(['old'], queue).map(({ key }) => key)).toEqual(['old', 'a', 'b'])
    const arrived = withStored(queue, 'b', 'B')
    expect(tilesOf(['old', 'B'], arrived).map(({ key, id }) => [key, id])).toEqual([
      ['old', 'old'],
      ['a', null],
      ['b', 'B'],
    ])
  })
  it('leaves out what was removed after it had arrived', () => {
    expect(tilesOf([], withStored(ready('a'), 'a', 'A'))).toEqual([])
  })
  it('puts removed photos back at their places, behind them what came since', () => {
    expect(withRestored(['b', 'new'], ['a', 'c'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'new'])
    expect(withRestored([], ['a'], ['a', 'b'])).toEqual(['a'])
  })
})

it('a refusal takes the place of the photo, and can be put aside', () => {
  const refused = withRefused(ready('ab'), { key: 'a', name: 'a.jpg', reason: 'no photo' })
  expect(keysOf(refused.photos)).toBe('b')
  expect(refused.refused).toEqual([{ key: 'a', name: 'a.jpg', reason: 'no photo' }])
  expect(withoutRefusal(refused, 'a').refused).toEqual([])
  expect(withAdded(refused, named('c'))).toMatchObject({ refused: [], photos: [{ key: 'b' }, { key: 'c' }] })
})

it('progress is that of the named photo; another try begins at nothing', () => {
  const half = withProgress(withSending(ready('ab'), 'a'), 'a', 0.5)
  expect(half.photos.map(({ progress }) => progress)).toEqual([0.5, 0])
  expect(withSending(withRetried(withFailed(half, 'a', 'offline')), 'a').photos[0]?.progress).toBe(0)
})
