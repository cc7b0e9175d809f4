import { describe, expect, it, vi } from 'vitest'
import { PhotoFailed, PhotoRefused, PhotoUploads, type PhotoWays } from './photo-uploads.ts'

interface Sent {
  readonly name: string
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
  readonly arrive: (id: string) => void
  readonly fail: (error: Error) => void
}

/** Uploads whose photos arrive when the test says so. */
function start(changes: Partial<PhotoWays> = {}) {
  const sent: Sent[] = []
  const form = { images: [] as string[] }
  const released: string[] = []
  const refusals = vi.fn()
  const tell = vi.fn<PhotoWays['tell']>()
  let keys = 0
  const uploads = new PhotoUploads({
    newKey: () => `k${(keys += 1)}`,
    prepare: async (file) => file,
    send: (photo, { signal, onProgress }) =>
      new Promise((arrive, fail) => {
        const name = photo instanceof File ? photo.name : ''
        sent.push({ name, signal, onProgress, arrive, fail })
      }),
    previewOf: (photo) => `blob:${photo instanceof File ? photo.name : ''}`,
    release: (preview) => released.push(preview),
    images: () => form.images,
    place: (step) => {
      form.images = step(form.images)
    },
    tell,
    words: { tooMany: (left) => `${left} left`, twice: 'twice' },
    onRefused: refusals,
    ...changes,
  })
  const statesOf = (): string =>
    uploads
      .queue()
      .photos.map(({ name, state }) => `${name}:${state}`)
      .join(' ')
  return { uploads, sent, form, released, refusals, tell, statesOf }
}
const filesOf = (names: string): File[] => Array.from(names, (name) => new File([name], name))
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('photos on their way', () => {
  it('sends two at a time, and the next when one has arrived', async () => {
    const { uploads, sent, form, statesOf } = start()
    uploads.add(filesOf('abc'))
    await settle()
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b'])
    sent[1]?.arrive('B')
    await settle()
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(form.images).toEqual(['B'])
    sent[0]?.arrive('A')
    sent[2]?.arrive('C')
    await settle()
    expect(form.images).toEqual(['A', 'B', 'C'])
    expect(statesOf()).toBe('a:stored b:stored c:stored')
  })
  it('has the photo in the form before it says that nothing is under way', async () => {
    const seen: (readonly [number, number])[] = []
    const { uploads, sent, form, tell } = start()
    tell.mockImplementation((_, { underWay }) => void seen.push([underWay, form.images.length]))
    uploads.add(filesOf('a'))
    await settle()
    sent[0]?.arrive('A')
    await settle()
    expect(seen.filter(([underWay]) => underWay === 0)).toEqual([[0, 1]])
  })
  it('tells how much has left', async () => {
    const { uploads, sent } = start()
    uploads.add(filesOf('a'))
    await settle()
    sent[0]?.onProgress(0.4)
    expect(uploads.queue().photos[0]?.progress).toBe(0.4)
  })
  it('takes only as many as there is room for, and says how many it left', async () => {
    const { uploads, refusals, form } = start()
    form.images = Array.from({ length: 28 }, (_, index) => String(index))
    uploads.add(filesOf('abc'))
    expect(uploads.queue().photos.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(uploads.queue().refused).toMatchObject([{ name: '', reason: '1 left' }])
    expect(refusals).toHaveBeenCalledTimes(1)
  })
})

describe('the same photo twice', () => {
  it('stands in the job once, and a sentence says so', async () => {
    const { uploads, sent, form, refusals, released, statesOf } = start()
    uploads.add(filesOf('ab'))
    await settle()
    sent[0]?.arrive('A')
    sent[1]?.arrive('A')
    await settle()
    expect(form.images).toEqual(['A'])
    expect(statesOf()).toBe('a:stored')
    expect(uploads.queue().refused).toEqual([{ key: 'k2', name: 'b', reason: 'twice' }])
    expect(released).toEqual(['blob:b'])
    // nothing went wrong
    expect(refusals).not.toHaveBeenCalled()
  })
  it('comes back when it was removed before', async () => {
    const { uploads, sent, form, statesOf } = start()
    uploads.add(filesOf('a'))
    await settle()
    sent[0]?.arrive('A')
    await settle()
    form.images = []
    uploads.add(filesOf('a'))
    await settle()
    sent[1]?.arrive('A')
    await settle()
    expect(form.images).toEqual(['A'])
    expect(statesOf()).toBe('a:stored')
    expect(uploads.queue().refused).toEqual([])
  })
})

describe('what goes wrong', () => {
  it('keeps a photo whose connection broke, and sends the very same again', async () => {
    const { uploads, sent, form, statesOf } = start()
    uploads.add(filesOf('a'))
    await settle()
    sent[0]?.fail(new PhotoFailed('offline'))
    await settle()
    expect(uploads.queue().photos[0]).toMatchObject({
      state: 'failed',
      problem: 'offline',
      preview: 'blob:a',
    })
    expect(sent).toHaveLength(1)
    uploads.retry('k1')
    expect(sent[1]?.name).toBe('a')
    sent[1]?.arrive('A')
    await settle()
    expect(statesOf()).toBe('a:stored')
    expect(form.images).toEqual(['A'])
  })
  it('goes on with the others when one fails', async () => {
    const { uploads, sent, statesOf } = start()
    uploads.add(filesOf('abc'))
    await settle()
    sent[0]?.fail(new PhotoFailed('timeout'))
    await settle()
    expect(statesOf()).toBe('a:failed b:sending c:sending')
  })
  it('sends nothing of a file that is refused, and says why', async () => {
    const { uploads, sent, refusals } = start({
      prepare: async (file) => {
        if (file.name === 'b') throw new PhotoRefused('no photo')
        return file
      },
    })
    uploads.add(filesOf('abc'))
    await settle()
    expect(sent.map(({ name }) => name)).toEqual(['a', 'c'])
    expect(uploads.queue().refused).toEqual([{ key: 'k2', name: 'b', reason: 'no photo' }])
    expect(refusals).toHaveBeenCalledTimes(1)
    uploads.dismiss('k2')
    expect(uploads.queue().refused).toEqual([])
  })
  it('lets go of a photo that the server refuses', async () => {
    const { uploads, sent, released } = start()
    uploads.add(filesOf('a'))
    await settle()
    sent[0]?.fail(new PhotoRefused('no'))
    await settle()
    expect(uploads.queue()).toMatchObject({ photos: [], refused: [{ name: 'a', reason: 'no' }] })
    expect(released).toEqual(['blob:a'])
  })
  it('takes an unknown fault for one that another try may heal', async () => {
    const { uploads, sent, statesOf } = start()
    uploads.add(filesOf('a'))
    await settle()
    sent[0]?.fail(new TypeError('odd'))
    await settle()
    expect(statesOf()).toBe('a:failed')
  })
})

describe('cancelling', () => {
  it('aborts the call and takes the next one', async () => {
    const { uploads, sent, form, released, statesOf } = start()
    uploads.add(filesOf('abc'))
    await settle()
    uploads.cancel('k1')
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(statesOf()).toBe('b:sending c:sending')
    expect(released).toEqual(['blob:a'])
    // an answer that comes all the same changes nothing
    sent[0]?.arrive('A')
    await settle()
    expect(form.images).toEqual([])
    expect(statesOf()).toBe('b:sending c:sending')
  })
  it('is possible while a photo is prepared', async () => {
    const { uploads, sent } = start()
    uploads.add(filesOf('ab'))
    uploads.cancel('k1')
    await settle()
    expect(sent.map(({ name }) => name)).toEqual(['b'])
  })
  it('ends everything with the form, and tells that nothing is under way', async () => {
    const { uploads, sent, tell } = start()
    uploads.add(filesOf('abcd'))
    await settle()
    uploads.end()
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true)
    expect(tell.mock.lastCall?.[1]).toEqual({ underWay: 0, failed: 0 })
    await settle()
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true)
    expect(uploads.queue().photos).toEqual([])
  })
})
