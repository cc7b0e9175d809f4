/** Requests that would hold up everybody, sent to the program as it runs. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reviewFieldFile } from '@vagu/core/field-import/contract'
import { addImages } from '@vagu/core/images/contract'
import { getAuth, register } from '@vagu/core/users/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Client } from '../src/testing/client.ts'
import { gmlFile, manyParcels } from '../src/testing/parcel-files.ts'
import { jpeg } from '../src/testing/pictures.ts'
import { startedProgram, type StartedProgram } from './testing/started-program.ts'

let folder = ''
let program: StartedProgram
const start = async () => {
  program = await startedProgram({ VAGU_DATA: folder, LOG_LEVEL: 'silent' })
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vagu-heavy-'))
  await start()
})
afterEach(async () => {
  await program.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function farmer(): Promise<Client> {
  const client = new Client({ request: (path, init) => fetch(program.address + path, init) })
  await client.call(getAuth, {})
  const body = { email: 'talunik@vagu.test', password: 'pikk salasõna', company: { name: 'Kivi' } }
  const { status } = await client.send(register, register.path, { body })
  expect(status).toBe(200)
  return client
}

/** A photo that is being sent and of which the end does not come until it is let. */
function slowUpload({ cookie, csrfToken }: Client) {
  const encoder = new TextEncoder()
  const order = new AbortController()
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(
        encoder.encode('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc'),
      )
      end = () => {
        controller.enqueue(encoder.encode('\r\n--b--\r\n'))
        controller.close()
      }
    },
  })
  const headers = { cookie, 'x-csrf-token': csrfToken, 'content-type': 'multipart/form-data; boundary=b' }
  const init = { method: 'POST', headers, body, duplex: 'half', signal: order.signal }
  const reply = fetch(`${program.address}/api${addImages.path}`, init)
  return { reply, end: () => end(), leave: () => order.abort() }
}
const received = () =>
  readdirSync(join(folder, 'incoming'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 10))
}

it('a large file is reviewed while others are answered', async () => {
  const client = await farmer()
  const file = new Blob([gmlFile(manyParcels(5000), { system: 'EPSG:3301', isNorthFirst: false })])
  const begun = performance.now()
  const review = client.call(reviewFieldFile, { query: {}, file })
  let longest = 0
  for (;;) {
    const asked = performance.now()
    const health = fetch(`${program.address}/api/health`).then(({ status }) => status)
    const first = await Promise.race([review, health])
    if (typeof first !== 'number') break
    expect(first).toBe(200)
    longest = Math.max(longest, performance.now() - asked)
  }
  expect((await review).data.counts.read).toBe(5000)
  // Done on the thread that answers, the review is nearly one pause. A share of the whole is the same on a slow machine.
  expect(longest).toBeLessThan((performance.now() - begun) / 2)
})
it('a third upload at once is told to come again, and comes', async () => {
  const client = await farmer()
  const slow = [slowUpload(client), slowUpload(client)]
  await until(() => received().length === 2)
  const third = await slowUpload(client).reply
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5'])
  for (const upload of slow) upload.end()
  // what was sent is no picture
  expect(await Promise.all(slow.map(async ({ reply }) => (await reply).status))).toEqual([422, 422])
  expect((await client.call(addImages, { files: [await jpeg()] })).status).toBe(200)
  expect(received()).toEqual([])
})
it('an upload that breaks off leaves nothing behind, nor does one that a killed program had begun', async () => {
  const client = await farmer()
  const left = slowUpload(client)
  await until(() => received().length === 1)
  left.leave()
  await expect(left.reply).rejects.toThrow('abort')
  await until(() => received().length === 0)
  const cut = slowUpload(client)
  await until(() => received().length === 1)
  await Promise.all([program.end('SIGKILL'), expect(cut.reply).rejects.toThrow()])
  expect(received()).toHaveLength(1)
  await start()
  expect(received()).toEqual([])
})
