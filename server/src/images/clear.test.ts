import { addImages } from '@vagu/core/images/contract'
import { addJob, changeJob, deleteJob } from '@vagu/core/jobs/contract'
import { beforeEach, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { jpeg } from '../testing/pictures.ts'
import { CLEARING, clearPhotos } from './clear.ts'

const START = Date.parse('2026-05-20T09:00:00.000Z')
const DAY = 86_400_000

const { signal: stop } = new AbortController()
/** The clearing as it is done this many days after the photos were sent. */
function clearAfter(server: TestServer, days: number, photos = server.ports.photos) {
  server.setNow(new Date(START + days * DAY).toISOString())
  return clearPhotos({ ...server.ports, photos, holder: 'one', stop })
}

async function addPhoto(farmer: Client): Promise<string> {
  const { data } = await farmer.call(addImages, { files: [await jpeg()] })
  return data[0]?.id ?? ''
}
const isThere = async (server: TestServer, farmer: Client, id: string) =>
  (await server.app.request(`/api/images/${id}`, { headers: { cookie: farmer.cookie } })).status === 200
const keysWith = (server: TestServer, id: string) =>
  [...server.photos.keys()].filter((key) => key.includes(id))

onBothEngines('the clearing of photos', (server) => {
  let farmer: Client
  beforeEach(async () => {
    server().setNow(new Date(START).toISOString())
    await server().db.deleteFrom('task').where('name', '=', CLEARING).execute()
    await server().db.deleteFrom('image').execute()
    farmer = await server().farmer()
    // sessions end with time, and this farmer looks after months
    await server().db.updateTable('session').set({ expires_at: '2030-01-01T00:00:00.000Z' }).execute()
  })
  const addJobWith = async (images: string[]) => {
    const job = harvest(await addTestField(farmer), { images })
    return { job, id: (await farmer.call(addJob, { body: job })).data._id }
  }

  it('deletes what no job named for 30 days, and removes the bytes 30 days later', async () => {
    const id = await addPhoto(farmer)
    expect(await clearAfter(server(), 30)).toEqual({ deleted: 0, removed: 0 })
    expect(await isThere(server(), farmer, id)).toBe(true)
    expect(await clearAfter(server(), 37)).toEqual({ deleted: 1, removed: 0 })
    expect(await isThere(server(), farmer, id)).toBe(false)
    expect(keysWith(server(), id)).toHaveLength(2)
    expect(await clearAfter(server(), 68)).toEqual({ deleted: 0, removed: 1 })
    expect(keysWith(server(), id)).toEqual([])
    expect(await server().db.selectFrom('image').selectAll().execute()).toEqual([])
  })
  it('keeps what a job names, of a deleted job too, and what a job named once', async () => {
    const [named, ofDeleted, once, never] = [
      await addPhoto(farmer),
      await addPhoto(farmer),
      await addPhoto(farmer),
      await addPhoto(farmer),
    ]
    await addJobWith([named])
    const deleted = await addJobWith([ofDeleted])
    await farmer.call(deleteJob, { params: { id: deleted.id } })
    const changed = await addJobWith([once])
    await farmer.call(changeJob, { params: { id: changed.id }, body: { ...changed.job, images: [] } })
    expect(await clearAfter(server(), 31)).toEqual({ deleted: 1, removed: 0 })
    const found = [named, ofDeleted, once, never].map((id) => isThere(server(), farmer, id))
    expect(await Promise.all(found)).toEqual([true, true, true, false])
  })
  it('keeps what a job of an older program names, and one that cannot be read', async () => {
    const [ofOlder, unreadable] = [await addPhoto(farmer), await addPhoto(farmer)]
    const [older, broken] = [await addJobWith([ofOlder]), await addJobWith([unreadable])]
    await server().db.deleteFrom('job_image').execute()
    const jobs = server().db.updateTable('job_event').set({ model_of: null })
    await jobs.where('id', '=', older.id).execute()
    const document = JSON.stringify({ images: [unreadable] })
    await jobs.set({ document, document_version: 0 }).where('id', '=', broken.id).execute()
    const log = { ...server().ports.log, error: () => {} }
    server().setNow(new Date(START + 31 * DAY).toISOString())
    const cleared = await clearPhotos({ ...server().ports, log, holder: 'one', stop })
    await server().db.deleteFrom('job_event').where('id', '=', broken.id).execute()
    expect(cleared).toEqual({ deleted: 0, removed: 0 })
  })
  it('is not deceived by what only looks like a list of photos', async () => {
    const id = await addPhoto(farmer)
    await farmer.call(addJob, {
      body: harvest(await addTestField(farmer), { notes: `"images":["${id}"]` }),
    })
    expect(await clearAfter(server(), 31)).toEqual({ deleted: 1, removed: 0 })
  })
  it('removes the bytes of an upload that was never finished', async () => {
    const photos = { ...server().ports.photos }
    const id = await addPhoto(farmer)
    const at = new Date(START).toISOString()
    await server().db.updateTable('image').set({ deleted_at: at }).where('id', '=', id).execute()
    expect(await clearAfter(server(), 31, photos)).toEqual({ deleted: 0, removed: 1 })
    expect(keysWith(server(), id)).toEqual([])
  })
  it('is done once a week', async () => {
    expect(await clearAfter(server(), 0)).toEqual({ deleted: 0, removed: 0 })
    expect(await clearAfter(server(), 6.9)).toBe('notDue')
    expect(await clearAfter(server(), 7)).toEqual({ deleted: 0, removed: 0 })
  })
  it('that could not be done loses nothing and is repeated', async () => {
    const id = await addPhoto(farmer)
    await clearAfter(server(), 31)
    const remove = async () => {
      throw new Error('no answer')
    }
    await expect(clearAfter(server(), 62, { ...server().ports.photos, remove })).rejects.toThrow('no answer')
    expect(await clearAfter(server(), 62)).toEqual({ deleted: 0, removed: 1 })
    expect(keysWith(server(), id)).toEqual([])
  })
})
