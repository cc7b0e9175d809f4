/** Brings the photos of one form to the server, each by itself: prepared one after the other, sent two at a time. */
import type { PhotoCounts } from './photo-status/photo-registry.ts'
import {
  countsOf,
  EMPTY_QUEUE,
  inOrder,
  nextToSend,
  type PhotoQueue,
  type Problem,
  roomLeft,
  withAdded,
  withFailed,
  withoutPhoto,
  withoutRefusal,
  withPrepared,
  withProgress,
  withRefused,
  withRetried,
  withSending,
  withStored,
} from './photo-queue.ts'

/** A file that can be no photo, for a reason that is said; another try would not help. */
export class PhotoRefused extends Error {}
/** A photo that did not arrive this time. */
export class PhotoFailed extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

interface SendOptions {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}
/** Parts that the form and the browser bring. */
export interface PhotoWays {
  readonly newKey: () => string
  /** Bytes to send for a file; throws `PhotoRefused`. */
  readonly prepare: (file: File) => Promise<Blob>
  /** Stores a photo and gives its id; throws `PhotoRefused` or `PhotoFailed`. */
  readonly send: (photo: Blob, options: SendOptions) => Promise<string>
  readonly previewOf: (photo: Blob) => string
  readonly release: (preview: string) => void
  /** The photos of the form, as it is now. */
  readonly images: () => readonly string[]
  /** Changes the photos of the form, before the queue says that a photo is stored. */
  readonly place: (step: (images: readonly string[]) => string[]) => void
  readonly tell: (queue: PhotoQueue, counts: PhotoCounts) => void
  readonly words: { readonly tooMany: (left: number) => string; readonly twice: string }
  readonly onRefused: () => void
}

export class PhotoUploads {
  readonly #ways: PhotoWays
  #queue = EMPTY_QUEUE
  readonly #prepared = new Map<string, Blob>()
  readonly #running = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()
  #preparing: Promise<void> = Promise.resolve()

  constructor(ways: PhotoWays) {
    this.#ways = ways
  }

  readonly queue = (): PhotoQueue => this.#queue
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes as many as the job has room for, and says how many it left. */
  add(files: readonly File[]): void {
    const taken = files.slice(0, roomLeft(this.#ways.images(), this.#queue))
    const named = taken.map((file) => ({ file, key: this.#ways.newKey(), name: file.name }))
    this.#change(withAdded(this.#queue, named))
    for (const { file, key } of named) this.#preparing = this.#preparing.then(() => this.#prepare(key, file))
    const left = files.length - taken.length
    if (left > 0) this.#refuse({ key: this.#ways.newKey(), name: '', reason: this.#ways.words.tooMany(left) })
  }

  /** Ends what is under way with the photo, and takes it out of the queue. */
  cancel(key: string): void {
    const preview = this.#queue.photos.find((photo) => photo.key === key)?.preview
    this.#running.get(key)?.abort()
    this.#forget(key)
    this.#change(withoutPhoto(this.#queue, key))
    if (preview != null) this.#ways.release(preview)
    this.#sendNext()
  }
  retry(key?: string): void {
    this.#change(withRetried(this.#queue, key))
    this.#sendNext()
  }
  dismiss(key: string): void {
    this.#change(withoutRefusal(this.#queue, key))
  }
  /** The form is gone: nothing goes on. */
  end(): void {
    for (const { key } of this.#queue.photos) this.cancel(key)
  }

  #has(key: string): boolean {
    return this.#queue.photos.some((photo) => photo.key === key)
  }
  #forget(key: string): void {
    this.#running.delete(key)
    this.#prepared.delete(key)
  }
  #change(queue: PhotoQueue): void {
    this.#queue = queue
    this.#ways.tell(queue, countsOf(queue))
    for (const listener of this.#listeners) listener()
  }
  #refuse(refusal: PhotoQueue['refused'][number]): void {
    this.#forget(refusal.key)
    this.#change(withRefused(this.#queue, refusal))
    this.#ways.onRefused()
  }

  async #prepare(key: string, file: File): Promise<void> {
    if (!this.#has(key)) return
    try {
      const photo = await this.#ways.prepare(file)
      if (!this.#has(key)) return
      this.#prepared.set(key, photo)
      this.#change(withPrepared(this.#queue, key, this.#ways.previewOf(photo)))
      this.#sendNext()
    } catch (error) {
      this.#explain(key, error)
    }
  }
  #sendNext(): void {
    for (const { key } of nextToSend(this.#queue)) void this.#send(key)
  }
  async #send(key: string): Promise<void> {
    const photo = this.#prepared.get(key)
    if (!photo) return
    const controller = new AbortController()
    const { signal } = controller
    this.#running.set(key, controller)
    this.#change(withSending(this.#queue, key))
    const onProgress = (share: number): void => {
      if (!signal.aborted) this.#change(withProgress(this.#queue, key, share))
    }
    try {
      const id = await this.#ways.send(photo, { signal, onProgress })
      if (!signal.aborted) this.#store(key, id)
    } catch (error) {
      if (!signal.aborted) this.#explain(key, error)
    }
    this.#sendNext()
  }
  /** The same bytes are the same photo: it stands in a job once, also when it was removed and chosen again. */
  #store(key: string, id: string): void {
    if (this.#ways.images().includes(id)) return this.#dropTwin(key)
    const before = this.#queue.photos.find((photo) => photo.id === id)
    const queue = before ? withoutPhoto(this.#queue, before.key) : this.#queue
    const stored = withStored(queue, key, id)
    this.#forget(key)
    this.#ways.place((images) => inOrder([...images, id], stored))
    return this.#change(stored)
  }
  #dropTwin(key: string): void {
    const twin = this.#queue.photos.find((photo) => photo.key === key)
    if (!twin) return
    this.#forget(key)
    this.#change(withRefused(this.#queue, { key, name: twin.name, reason: this.#ways.words.twice }))
    if (twin.preview !== null) this.#ways.release(twin.preview)
  }
  #explain(key: string, error: unknown): void {
    const photo = this.#queue.photos.find((each) => each.key === key)
    if (!photo) return
    if (error instanceof PhotoRefused) {
      this.#refuse({ key, name: photo.name, reason: error.message })
      if (photo.preview !== null) this.#ways.release(photo.preview)
    } else {
      const problem = error instanceof PhotoFailed ? error.problem : 'unavailable'
      this.#change(withFailed(this.#queue, key, problem))
    }
  }
}
