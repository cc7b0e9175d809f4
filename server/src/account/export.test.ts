import * as contract from '@vagu/core/account/contract'
import { addImages } from '@vagu/core/images/contract'
import { Manifest } from '@vagu/core/archive-intake/schema'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { addJob } from '@vagu/core/jobs/contract'
import { addMachine } from '@vagu/core/machines/contract'
import { changeLetterChoice } from '@vagu/core/letters/contract'
import { expect, it } from 'vitest'
import { listZip, unzip } from '../archives/zip.ts'
import { sha256Of } from '../archives/sha256.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { jpeg } from '../testing/pictures.ts'
import type { TestServer } from '../testing/test-server.ts'
import { ACCOUNT_TABLES } from './tables.ts'
import { exportText } from './export-text.ts'

const ask = (server: TestServer, farmer: Client, signal?: AbortSignal) =>
  server.app.request(
    '/api/users/export',
    { headers: { cookie: farmer.cookie }, ...(signal && { signal }) },
    { address: farmer.address },
  )
async function opened(response: Response): Promise<Map<string, string>> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const contents = await unzip(listZip(bytes), 50_000_000)
  return new Map([...contents].map(([name, content]) => [name, new TextDecoder().decode(content)]))
}
const textOf = (files: Map<string, string>, name: string): string => files.get(name) ?? ''
const rowsOf = (files: Map<string, string>, name: string) =>
  JSON.parse(textOf(files, name)) as Record<string, unknown>[]
const listOf = (files: Map<string, string>, name: string) => rowsOf(files, exportText.data(name))

onBothEngines('the export of an account', (server) => {
  askFourQuestions(server, { endpoint: contract.exportAccount, input: async () => ({}), namesRecord: false })

  it('signed out is 401, and who has left the farm gets nothing', async () => {
    expect((await ask(server(), server().visitor())).status).toBe(401)
    const farmer = await server().farmer()
    await server().db.deleteFrom('membership').where('user_id', '=', farmer.userId).execute()
    expect((await ask(server(), farmer)).status).toBe(403)
  })

  it('is one archive with a file of every noun, read me and tables', async () => {
    const [farmer, other] = [await server().farmer(), await server().farmer()]
    const [field, worker] = [await addTestField(farmer, { name: '=Kivi;õu' }), await addTestWorker(farmer)]
    await addTestField(other, { name: 'Võõras põld' })
    const { data: machine } = await farmer.call(addMachine, { body: { name: 'Hardi', kind: 'SPRAYER' } })
    const { data: job } = await farmer.call(addJob, {
      body: { ...spraying(field, worker, { notes: 'rida 1\nrida 2' }), machine: machine._id },
    })
    const { data: photos } = await farmer.call(addImages, { files: [await jpeg()] })
    const response = await ask(server(), farmer)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="vagu-2026-05-20.zip"')
    const files = await opened(response)
    const expected = ACCOUNT_TABLES.flatMap(({ file }) => (file === undefined ? [] : [exportText.data(file)]))
    expect([...files.keys()].toSorted()).toEqual(
      [
        ...expected,
        exportText.people,
        exportText.ownJournal,
        exportText.contents,
        exportText.shapes,
        exportText.readMe,
        exportText.fields,
        exportText.jobs,
        exportText.photo(photos[0]?.id ?? ''),
        exportText.thumbnail(photos[0]?.id ?? ''),
      ].toSorted(),
    )
    expect(listOf(files, 'pollud')).toMatchObject([
      { id: field, name: '=Kivi;õu', area: 10, deletedAt: null },
    ])
    expect(listOf(files, 'tood')).toMatchObject([{ id: job._id, notes: 'rida 1\nrida 2', worker }])
    expect(listOf(files, 'tootajad')).toMatchObject([{ id: worker, name: 'Mari Kask' }])
    expect(listOf(files, 'konto')).toMatchObject([{ company: { name: 'Proovitalu OÜ' } }])
    const nouns = listOf(files, 'ajalugu').map(({ noun }) => String(noun))
    expect(nouns.toSorted()).toEqual(['field', 'job-event', 'machine', 'worker'])
    expect(rowsOf(files, exportText.ownJournal)).toMatchObject([{ noun: 'account' }])
    expect(listOf(files, 'ajaloo-nimed')).toEqual([
      { userId: farmer.userId, name: expect.stringContaining('@vagu.test') as unknown },
    ])
    expect(textOf(files, exportText.jobs)).toContain(
      'Taimekaitse;Pritsimine;Tehtud;10;Tiltor 300 1,2 l/ha;Mari Kask;Hardi',
    )
    expect(textOf(files, exportText.fields)).toContain(`"'=Kivi;õu"`)
    const all = [...files.values()].join('\n')
    expect(all).not.toContain('Võõras')
    expect(all).not.toContain(other.accountId)
    expect(textOf(files, exportText.readMe)).toContain('Proovitalu OÜ')
  })

  it('says who gets the weekly letter, and nothing of how people sign in', async () => {
    const [farmer, other] = [await server().farmer(), await server().farmer()]
    const at = '2026-05-20T09:00:00.000Z'
    const linked = { issuer: 'https://id.vagu.test', subject: 'subject-of-farmer' }
    await server()
      .db.insertInto('identity')
      .values({
        ...linked,
        id: 'identity',
        user_id: farmer.userId,
        name: '',
        created_at: at,
        last_used_at: at,
      })
      .execute()
    const people = async () => {
      const files = await opened(await ask(server(), farmer))
      expect([...files.values()].join('\n')).not.toContain(linked.subject)
      expect(textOf(files, exportText.readMe)).toContain('weeklyLetter')
      return rowsOf(files, exportText.people)
    }
    const person = { userId: farmer.userId, email: expect.stringContaining('@vagu.test') as unknown }
    expect(await people()).toEqual([{ ...person, weeklyLetter: true }])
    await farmer.call(changeLetterChoice, { body: { weekly: false } })
    const changed = await people()
    expect(changed).toEqual([{ ...person, weeklyLetter: false }])
    expect(JSON.stringify(changed)).not.toContain(other.userId)
  })

  it('lists its files with their sums, and has every boundary as GeoJSON', async () => {
    const farmer = await server().farmer()
    const mapData = mapDataOf([rectangle([617_000, 6_495_000], 400, 250)])
    const field = await addTestField(farmer, { mapData })
    await farmer.call(addImages, { files: [await jpeg()] })
    const bytes = new Uint8Array(await (await ask(server(), farmer)).arrayBuffer())
    const files = await unzip(listZip(bytes), 50_000_000)
    const texts = new Map([...files].map(([name, content]) => [name, new TextDecoder().decode(content)]))
    const manifest = Manifest.parse(JSON.parse(textOf(texts, exportText.contents)))
    expect(manifest).toMatchObject({ format: 1, version: 'test', company: 'Proovitalu OÜ' })
    files.delete(exportText.contents)
    expect(manifest.files.map(({ name }) => name)).toEqual([...files.keys()])
    for (const { name, bytes: size, sha256 } of manifest.files) {
      const content = files.get(name) ?? new Uint8Array()
      expect([name, size, sha256]).toEqual([name, content.length, sha256Of(content)])
    }
    expect(manifest.files.find(({ name }) => name === exportText.data('pollud'))).toMatchObject({ rows: 1 })
    expect(JSON.parse(textOf(texts, exportText.shapes))).toMatchObject({
      type: 'FeatureCollection',
      features: [{ properties: { id: field, until: null }, geometry: { type: 'MultiPolygon' } }],
    })
  })

  it('reads long tables page by page, and leaves nothing out', async () => {
    const farmer = await server().farmer()
    const rows = Array.from({ length: 1203 }, (_, i) => ({
      account_id: farmer.accountId,
      entry_id: `entry-${String(i % 7)}-${String(i)}`,
      at: '2026-05-20T09:00:00.000Z',
      user_id: farmer.userId,
      noun: 'field',
      record_id: `record-${String(i % 3)}`,
      action: 'change',
      before: null,
      after: null,
    }))
    await server().db.insertInto('journal').values(rows).execute()
    const entries = listOf(await opened(await ask(server(), farmer)), 'ajalugu')
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(1203)
    expect(entries).toHaveLength(1203)
  })

  it('names photos that could not be had', async () => {
    const farmer = await server().farmer()
    const { data: photos } = await farmer.call(addImages, { files: [await jpeg()] })
    server().photos.clear()
    const files = await opened(await ask(server(), farmer))
    expect(textOf(files, exportText.missing)).toContain(photos[0]?.id)
  })

  it('is made once at a time for a farm; whoever goes away leaves his place', async () => {
    const farmer = await server().farmer()
    const [first, second] = [await ask(server(), farmer), await ask(server(), farmer)]
    expect([first.status, second.status]).toEqual([200, 503])
    await first.body?.cancel()
    const third = await ask(server(), farmer)
    expect(third.status).toBe(200)
    expect((await opened(third)).size).toBeGreaterThan(10)
    expect((await opened(await ask(server(), farmer))).size).toBeGreaterThan(10)
  })
})
