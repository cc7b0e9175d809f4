/** Photos of one form on their way to the server. Pure: each step takes the queue as it is and answers it as it becomes. */
import { MAX_PHOTOS } from '@vagu/core/jobs/schema'
import type { PhotoCounts } from './photo-status/photo-registry.ts'

/** More at once would only make each of them slower where there is one bar of signal. */
const MAX_AT_ONCE = 2

/** Why a photo did not arrive, where another try may bring it there. */
export type Problem = 'offline' | 'timeout' | 'unauthenticated' | 'unavailable'

interface Named {
  readonly key: string
  /** Of the file. */
  readonly name: string
}
export interface QueuedPhoto extends Named {
  /** `preparing`: read and made smaller; `stored` ones stay for their order and their preview. */
  readonly state: 'preparing' | 'waiting' | 'sending' | 'stored' | 'failed'
  /** Share that was sent, from 0 to 1. */
  readonly progress: number
  /** An object URL, as soon as there is something to see. */
  readonly preview: string | null
  /** As stored. */
  readonly id: string | null
  readonly problem: Problem | null
}
/** A file that can be no photo of the job, with the reason. */
export interface Refusal extends Named {
  readonly reason: string
}
export interface PhotoQueue {
  /** In the order in which they were chosen. */
  readonly photos: readonly QueuedPhoto[]
  readonly refused: readonly Refusal[]
}
export const EMPTY_QUEUE: PhotoQueue = { photos: [], refused: [] }

const newPhoto = ({ key, name }: Named): QueuedPhoto => ({
  key,
  name,
  state: 'preparing',
  progress: 0,
  preview: null,
  id: null,
  problem: null,
})
/** Queue with the files added; messages about earlier files count as read. */
export const withAdded = (queue: PhotoQueue, files: readonly Named[]): PhotoQueue => ({
  refused: [],
  photos: [...queue.photos, ...files.map(newPhoto)],
})

const change = (queue: PhotoQueue, key: string, changes: Partial<QueuedPhoto>): PhotoQueue => ({
  ...queue,
  photos: queue.photos.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)),
})
export const withPrepared = (queue: PhotoQueue, key: string, preview: string): PhotoQueue =>
  change(queue, key, { state: 'waiting', preview })
export const withSending = (queue: PhotoQueue, key: string): PhotoQueue =>
  change(queue, key, { state: 'sending', progress: 0, problem: null })
export const withProgress = (queue: PhotoQueue, key: string, progress: number): PhotoQueue =>
  change(queue, key, { progress })
export const withStored = (queue: PhotoQueue, key: string, id: string): PhotoQueue =>
  change(queue, key, { state: 'stored', progress: 1, id })
export const withFailed = (queue: PhotoQueue, key: string, problem: Problem): PhotoQueue =>
  change(queue, key, { state: 'failed', problem })
/** Failed photos wait for another try, all or the named one. */
export const withRetried = (queue: PhotoQueue, key?: string): PhotoQueue => ({
  ...queue,
  photos: queue.photos.map((photo) =>
    photo.state === 'failed' && (key === undefined || photo.key === key)
      ? { ...photo, state: 'waiting', problem: null }
      : photo,
  ),
})
export const withoutPhoto = (queue: PhotoQueue, key: string): PhotoQueue => ({
  ...queue,
  photos: queue.photos.filter((photo) => photo.key !== key),
})
export const withRefused = (queue: PhotoQueue, refusal: Refusal): PhotoQueue => ({
  photos: withoutPhoto(queue, refusal.key).photos,
  refused: [...queue.refused.filter(({ key }) => key !== refusal.key), refusal],
})
export const withoutRefusal = (queue: PhotoQueue, key: string): PhotoQueue => ({
  ...queue,
  refused: queue.refused.filter((refusal) => refusal.key !== key),
})

const inState = ({ photos }: PhotoQueue, ...states: readonly QueuedPhoto['state'][]): QueuedPhoto[] =>
  photos.filter(({ state }) => states.includes(state))

/** Photos whose turn it is. */
export const nextToSend = (queue: PhotoQueue): QueuedPhoto[] =>
  inState(queue, 'waiting').slice(0, Math.max(0, MAX_AT_ONCE - inState(queue, 'sending').length))

export const countsOf = (queue: PhotoQueue): PhotoCounts => ({
  underWay: inState(queue, 'preparing', 'waiting', 'sending').length,
  failed: inState(queue, 'failed').length,
})
/** Seen in the form, but not stored. */
export const notStored = (queue: PhotoQueue): QueuedPhoto[] =>
  queue.photos.filter(({ state }) => state !== 'stored')

/** How many more photos the job can take. */
export const roomLeft = (images: readonly string[], queue: PhotoQueue): number =>
  Math.max(0, MAX_PHOTOS - images.length - notStored(queue).length)

/** Stored images first, then the queue in its order, however fast each photo was. */
export function inOrder(images: readonly string[], queue: PhotoQueue): string[] {
  const queued = queue.photos.flatMap(({ id }) => (id === null ? [] : [id]))
  return [...images.filter((id) => !queued.includes(id)), ...queued.filter((id) => images.includes(id))]
}

/** A place in the grid: a stored photo, one on its way, or one that has just arrived. */
export interface Tile {
  readonly key: string
  readonly id: string | null
  readonly photo: QueuedPhoto | undefined
}
export function tilesOf(images: readonly string[], queue: PhotoQueue): Tile[] {
  const queuedIds = new Set(queue.photos.map(({ id }) => id))
  const before = images.filter((id) => !queuedIds.has(id))
  const queued = queue.photos.filter(({ id }) => id === null || images.includes(id))
  return [
    ...before.map((id) => ({ key: id, id, photo: undefined })),
    ...queued.map((photo) => ({ key: photo.key, id: photo.id, photo })),
  ]
}

/** Removed photos at their old places again; what has been added since stays. */
export const withRestored = (
  now: readonly string[],
  removed: readonly string[],
  before: readonly string[],
): string[] => [
  ...before.filter((id) => now.includes(id) || removed.includes(id)),
  ...now.filter((id) => !before.includes(id)),
]
