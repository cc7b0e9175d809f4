import { addImages, deleteImage, getImage } from '@vagu/core/images/contract'
import { addJob, changeJob, deleteJob, restoreJob } from '@vagu/core/jobs/contract'
import { getStatus } from '@vagu/core/status/contract'
import { logout } from '@vagu/core/users/contract'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { Ports } from '../ports.ts'
import { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import * as pictures from '../testing/pictures.ts'
import { facts, places } from '../testing/visitors.ts'

const idOf = async (farmer: Client): Promise<string> => {
  const reply = await farmer.call(addImages, { files: [await pictures.jpeg()] })
  return reply.data[0]?.id ?? ''
}

/** Response that an `<img>` gets. */
const shown = (server: TestServer, farmer: Client, path = '') =>
  server.app.request(`/api/images/${path}`, { headers: { cookie: farmer.cookie } })

async function pictureAt(server: TestServer, farmer: Client, path?: string) {
  const response = await shown(server, farmer, path)
  return { response, picture: sharp(await response.arrayBuffer()) }
}

/** The same farmer, where something of the home is different. */
function elsewhere(server: TestServer, farmer: Client, ports: Partial<Ports>): Client {
  const client = new Client(buildApp({ ...server.ports, ...ports }))
  client.cookie = farmer.cookie
  client.csrfToken = farmer.csrfToken
  return client
}

const rowsOf = (server: TestServer, farmer: Client) =>
  server.db.selectFrom('image').selectAll().where('account_id', '=', farmer.accountId).execute()
const activeRows = async (server: TestServer, farmer: Client) =>
  (await rowsOf(server, farmer)).filter((row) => row.deleted_at === null)

onBothEngines('photos', (server) => {
  askFourQuestions(server, {
    endpoint: addImages,
    input: async () => ({ files: [await pictures.jpeg()] }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: getImage,
    input: async (owner) => ({ params: { id: await idOf(owner) }, query: { size: 'full' as const } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: deleteImage,
    input: async (owner) => ({ params: { id: await idOf(owner) } }),
    namesRecord: true,
  })

  it('are stored in two sizes, which browsers may keep to themselves', async () => {
    const farmer = await server().farmer()
    const file = await pictures.jpeg({ width: 3000, height: 2000 })
    const { data } = await farmer.call(addImages, { files: [file] })
    const [image] = data
    expect([image?.width, image?.height]).toEqual([2048, 1365])
    const full = await pictureAt(server(), farmer, image?.id)
    expect(full.response.headers.get('content-type')).toBe('image/webp')
    expect(full.response.headers.get('cache-control')).toBe('private, no-cache')
    expect(full.response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await full.picture.metadata()).toMatchObject({ format: 'webp', width: 2048, size: image?.bytes })
    const small = await pictureAt(server(), farmer, `${image?.id}?size=thumbnail`)
    expect(await small.picture.metadata()).toMatchObject({ format: 'webp', width: 400, height: 267 })
  })
  it('that the browser kept are shown again to their farmer, and to nobody after he signed out', async () => {
    const farmer = await server().farmer()
    const { data } = await farmer.call(addImages, { files: [await pictures.jpeg({ width: 40, height: 30 })] })
    const ask = (cookie: string, etag: string) =>
      server().app.request(`/api/images/${data[0]?.id}`, { headers: { cookie, 'if-none-match': etag } })
    const etag = (await ask(farmer.cookie, '')).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const reply = await ask(farmer.cookie, etag)
    expect([reply.status, await reply.text()]).toEqual([304, ''])
    expect((await ask((await server().farmer()).cookie, etag)).status).toBe(404)
    const { cookie } = farmer
    await farmer.call(logout, {})
    expect((await ask(cookie, etag)).status).toBe(401)
  })
  it('stand upright, and tell nothing of place and camera', async () => {
    const farmer = await server().farmer()
    const { data } = await farmer.call(addImages, { files: [await pictures.turnedJpeg()] })
    expect(data[0]).toMatchObject({ width: 400, height: 600 })
    const { picture } = await pictureAt(server(), farmer, data[0]?.id)
    const { exif, orientation } = await picture.metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    const [red, , blue] = await picture.extract({ left: 200, top: 50, width: 1, height: 1 }).raw().toBuffer()
    expect([red, blue].map((value) => (value ?? 0) > 128)).toEqual([true, false])
  })
  it('that are small stay as they are', async () => {
    const farmer = await server().farmer()
    const { data } = await farmer.call(addImages, { files: [await pictures.jpeg({ width: 1, height: 1 })] })
    expect(data[0]).toMatchObject({ width: 1, height: 1 })
  })
  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be %s, whatever they are called', async (kind) => {
    const farmer = await server().farmer()
    const reply = await farmer.call(addImages, { files: [await pictures.pictureOfKind(kind)] })
    expect([reply.status, reply.data[0]?.width]).toEqual([200, 64])
  })

  it.each([
    ['HEIC', pictures.heic, 'imageHeic'],
    ['a PDF called .jpg', pictures.pdf, 'imageUnreadable'],
    ['an empty file', pictures.empty, 'imageUnreadable'],
    ['text', pictures.plainText, 'imageUnreadable'],
    ['SVG', pictures.svg, 'imageUnreadable'],
    ['half a JPEG', pictures.cutJpeg, 'imageUnreadable'],
    ['a picture of 101 megapixels', () => pictures.black(101), 'imageUnreadable'],
  ])('are refused: %s', async (_, make, code) => {
    const farmer = await server().farmer()
    const reply = await farmer.call(addImages, { files: [await make()] })
    expect([reply.status, places(reply)]).toEqual([422, [['image', code]]])
    expect(await rowsOf(server(), farmer)).toEqual([])
    expect([...server().photos.keys()].filter((key) => key.startsWith(farmer.accountId))).toEqual([])
  })
  it('of which some cannot be read: each is named, none is stored', async () => {
    const farmer = await server().farmer()
    const files = await Promise.all(Array.from({ length: 10 }, () => pictures.jpeg()))
    files[3] = await pictures.cutJpeg()
    const one = await farmer.call(addImages, { files })
    expect([one.status, places(one)]).toEqual([422, [['image.3', 'imageUnreadable']]])
    files[9] = pictures.heic()
    files[0] = pictures.pdf()
    expect(places(await farmer.call(addImages, { files }))).toEqual([
      ['image.0', 'imageUnreadable'],
      ['image.9', 'imageHeic'],
    ])
    expect(await rowsOf(server(), farmer)).toEqual([])
  })
  it('are at most ten at once', async () => {
    const farmer = await server().farmer()
    const file = await pictures.jpeg()
    const ten = await farmer.call(addImages, { files: Array.from({ length: 10 }, () => file) })
    expect([ten.status, ten.data.length]).toEqual([200, 10])
    const eleven = await farmer.call(addImages, { files: Array.from({ length: 11 }, () => file) })
    expect([eleven.status, places(eleven)]).toEqual([422, [['image', 'tooManyFiles']]])
  })
  it('are at most 25 MB each', async () => {
    const farmer = await server().farmer()
    const large = pictures.fileOf(new Uint8Array(25 * 1024 * 1024 + 1))
    const reply = await farmer.call(addImages, { files: [await pictures.jpeg(), large] })
    expect([reply.status, places(reply)]).toEqual([413, [['image.1', 'fileTooLarge']]])
    expect(reply.error?.fields?.[0]?.message).toContain('25 MB')
  })
  it('are refused unread when they say that they are more than 100 MB together', async () => {
    const { cookie, csrfToken } = await server().farmer()
    const headers = { cookie, 'x-csrf-token': csrfToken, 'content-length': `${102 * 1024 * 1024}` }
    const response = await server().app.request('/api/images', { method: 'POST', headers })
    const { error } = (await response.json()) as { error: { fields: { code: string; message: string }[] } }
    expect([response.status, error.fields[0]?.code]).toEqual([413, 'filesTooLarge'])
    expect(error.fields[0]?.message).toContain('100 MB')
  })

  it('sent twice are one photo, also in one request and at the same moment', async () => {
    const farmer = await server().farmer()
    const [file, other] = [await pictures.jpeg(), await pictures.jpeg()]
    const both = await Promise.all([1, 2].map(() => farmer.call(addImages, { files: [file] })))
    const again = await farmer.call(addImages, { files: [file, other, file] })
    const [id] = both.map(({ data }) => data[0]?.id)
    expect(both.map(({ data }) => data[0]?.id)).toEqual([id, id])
    expect(again.data.map((image) => image.id)).toEqual([id, again.data[1]?.id, id])
    expect(await activeRows(server(), farmer)).toHaveLength(2)
    const stranger = await server().farmer()
    expect((await stranger.call(addImages, { files: [file] })).data[0]?.id).not.toBe(id)
  })
  it('whose bytes could not be stored are not there, and the same request goes well later', async () => {
    const farmer = await server().farmer()
    let puts = 0
    const put = async () => {
      if (++puts === 3) throw new Error('no space left')
    }
    const files = [await pictures.jpeg(), await pictures.jpeg()]
    const full = elsewhere(server(), farmer, { photos: { ...server().ports.photos, put } })
    expect(facts(await full.call(addImages, { files }))).toEqual([503, 'busy'])
    expect(server().faults.splice(0)).toHaveLength(1)
    expect(await activeRows(server(), farmer)).toEqual([])
    const hidden = (await rowsOf(server(), farmer))[0]
    expect((await shown(server(), farmer, hidden?.id)).status).toBe(404)
    const reply = await farmer.call(addImages, { files })
    expect([reply.status, reply.data.length]).toEqual([200, 2])
  })
  it('that find the disk full are refused with its own code', async () => {
    const farmer = await server().farmer()
    const put = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    const full = elsewhere(server(), farmer, { photos: { ...server().ports.photos, put } })
    expect(facts(await full.call(addImages, { files: [await pictures.jpeg()] }))).toEqual([
      503,
      'cannotStore',
    ])
    expect(server().faults.splice(0)).toMatchObject([{ error: { code: 'ENOSPC' } }])
  })
  it('are refused before they are more than the account may have, and told in the status', async () => {
    const farmer = await server().farmer()
    const [first, second] = [await pictures.jpeg(), await pictures.jpeg()]
    const { data } = await farmer.call(addImages, { files: [first] })
    const bytes = data[0]?.bytes ?? 0
    const options = { ...server().ports.options, maxPhotoBytes: bytes }
    const limited = elsewhere(server(), farmer, { options })
    expect((await limited.call(addImages, { files: [first] })).status).toBe(200)
    const { status, error } = await limited.call(addImages, { files: [second] })
    expect([status, error?.fields?.map(({ path, code }) => [path, code])]).toEqual([
      422,
      [['image', 'photosFull']],
    ])
    expect((await limited.call(getStatus, {})).data.photos).toEqual({ bytes, maxBytes: bytes })
    expect(await activeRows(server(), farmer)).toHaveLength(1)
  })
  it('whose request was cut off leave nothing', async () => {
    const { cookie, csrfToken, ...farmer } = await server().farmer()
    const form = new FormData()
    form.append('image', await pictures.jpeg())
    const whole = new Request('http://localhost/', { method: 'POST', body: form })
    const headers = {
      cookie,
      'x-csrf-token': csrfToken,
      'content-type': whole.headers.get('content-type') ?? '',
    }
    const body = (await whole.arrayBuffer()).slice(0, -200)
    const response = await server().app.request('/api/images', { method: 'POST', headers, body })
    expect(response.status).toBe(422)
    const rows = server().db.selectFrom('image').where('account_id', '=', farmer.accountId).selectAll()
    expect(await rows.execute()).toEqual([])
  })

  it('are asked for by a size that there is', async () => {
    const farmer = await server().farmer()
    const response = await shown(server(), farmer, `${await idOf(farmer)}?size=huge`)
    expect(response.status).toBe(422)
  })
  it.each([
    ['lost', async () => undefined, 404],
    [
      'out of reach',
      async () => {
        throw new Error('no answer')
      },
      503,
    ],
  ])('whose bytes are %s are said to be so, and the log tells', async (_, get, status) => {
    const farmer = await server().farmer()
    const params = { id: await idOf(farmer) }
    const poor = elsewhere(server(), farmer, { photos: { ...server().ports.photos, get } })
    expect((await poor.call(getImage, { params, query: {} })).status).toBe(status)
    expect(server().faults.splice(0)).toHaveLength(1)
  })

  it('that are deleted are gone, and may be sent anew', async () => {
    const farmer = await server().farmer()
    const file = await pictures.jpeg()
    const first = (await farmer.call(addImages, { files: [file] })).data[0]?.id ?? ''
    expect((await farmer.call(deleteImage, { params: { id: first } })).status).toBe(204)
    expect((await shown(server(), farmer, first)).status).toBe(404)
    expect((await farmer.call(deleteImage, { params: { id: first } })).status).toBe(404)
    const second = (await farmer.call(addImages, { files: [file] })).data[0]?.id ?? ''
    expect(second).not.toBe(first)
    expect((await shown(server(), farmer, second)).status).toBe(200)
  })
  it('are not deleted while a job names them, nor when a deleted job or a history does', async () => {
    const farmer = await server().farmer()
    const id = await idOf(farmer)
    const refusal = async () => facts(await farmer.call(deleteImage, { params: { id } }))
    const body = harvest(await addTestField(farmer), { images: [id] })
    const { _id } = (await farmer.call(addJob, { body })).data
    expect(await refusal()).toEqual([409, 'conflict'])
    await farmer.call(deleteJob, { params: { id: _id } })
    expect(await refusal()).toEqual([409, 'conflict'])
    await farmer.call(restoreJob, { params: { id: _id } })
    await farmer.call(changeJob, { params: { id: _id }, body: { ...body, images: [] } })
    expect(await refusal()).toEqual([409, 'conflict'])
    expect((await shown(server(), farmer, id)).status).toBe(200)
  })
})
