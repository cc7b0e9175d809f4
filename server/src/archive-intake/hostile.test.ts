/** Archives that are broken, foreign, or written by somebody who wants more than his own. */
import { reviewArchive, takeInArchive } from '@vagu/core/archive-intake/contract'
import { archiveSentence } from '@vagu/core/archive-intake/messages'
import { listFieldVersions } from '@vagu/core/history/contract'
import { addImages } from '@vagu/core/images/contract'
import { addJob } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import { exportText } from '../account/export-text.ts'
import { ACCOUNT_TABLES } from '../account/tables.ts'
import {
  exportedBytes,
  exportedFiles,
  type Files,
  manifestIn,
  putManifest,
  putRows,
  resealed,
  rowsIn,
  zipped,
} from '../testing/archives.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { jpeg } from '../testing/pictures.ts'
import type { TestServer } from '../testing/test-server.ts'

async function farmWithJob(server: TestServer) {
  const farmer = await server.farmer()
  const [field, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
  const { data: photos } = await farmer.call(addImages, { files: [await jpeg()] })
  const images = photos.map(({ id }) => id)
  const { data: job } = await farmer.call(addJob, { body: spraying(field, worker, { images }) })
  return { farmer, field, job: job._id, photo: images[0] ?? '' }
}

/** Every row of an account that its archive could touch. */
async function rowsOfAccount(server: TestServer, accountId: string): Promise<string> {
  const all: unknown[] = []
  for (const { table } of ACCOUNT_TABLES)
    if (table !== 'session')
      all.push(
        await server.db
          .selectFrom(table as 'field')
          .selectAll()
          .where('account_id', '=', accountId)
          .execute(),
      )
  return JSON.stringify(all)
}

/** An archive whose first packed file, the second of all, says that it unpacks to so many bytes. */
function promising(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const changed = bytes.slice()
  const view = new DataView(changed.buffer)
  const first = view.getUint32(changed.length - 6, true)
  const second = first + 46 + view.getUint16(first + 28, true)
  view.setUint32(second + 24, size, true)
  return changed
}

type Change = (files: Files) => void

const changeRow =
  (file: string, change: object): Change =>
  (files) => {
    const [first, ...rest] = rowsIn(files, file)
    putRows(files, file, [{ ...first, ...change }, ...rest])
    resealed(files)
  }
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const OTHER_ID = '01890a5d-ac96-774b-bcce-b302099a8057'

const REFUSED: readonly (readonly [what: string, code: string, change: Change])[] = [
  ['a list of contents that is missing', 'noContents', (files) => void files.delete(exportText.contents)],
  [
    'a list of contents that is none',
    'wrongContents',
    (files) => void files.set(exportText.contents, bytesOf('{')),
  ],
  [
    'one of another program',
    'wrongContents',
    (files) => void putManifest(files, { program: 'Muu', format: 1 }),
  ],
  ['a later format', 'newerFormat', (files) => void putManifest(files, { program: 'Vagu', format: 2 })],
  [
    'documents of a later program',
    'newerShapes',
    (files) => void putManifest(files, { ...manifestIn(files), shapes: { field: 99 } }),
  ],
  [
    'a name that leads elsewhere',
    'wrongNames',
    (files) => void files.set('andmed/../../etc/passwd', bytesOf('x')),
  ],
  ['a name of another system', 'wrongNames', (files) => void files.set('C:\\vagu.exe', bytesOf('x'))],
]

const PROBLEMS: readonly (readonly [what: string, code: string, change: Change])[] = [
  ['a changed file', 'wrongSum', (files) => void files.set(exportText.jobs, bytesOf('Algus\n'))],
  ['a changed table', 'wrongSum', (files) => putRows(files, 'tood', [])],
  ['a file that is missing', 'fileMissing', (files) => void files.delete(exportText.data('tood'))],
  [
    'a table that nothing speaks of',
    'fileMissing',
    (files) => {
      files.delete(exportText.data('tood'))
      resealed(files)
    },
  ],
  [
    'a row that is no JSON',
    'brokenRow',
    (files) => {
      files.set(exportText.data('tood'), bytesOf('[\n{"id":\n]\n'))
      resealed(files)
    },
  ],
  ['an id that is none', 'wrongRow', changeRow('pollud', { id: "1' or 1=1" })],
  ['an id that leads elsewhere', 'wrongRow', changeRow('fotod', { id: '../../teine/konto' })],
  ['a field without a name', 'wrongRow', changeRow('pollud', { name: null })],
  ['a job of a field that is not there', 'unknownRecord', changeRow('tood', { fieldId: OTHER_ID })],
  ['a number without end', 'wrongValue', changeRow('tood', { area: 1e300 })],
  ['a year of another age', 'wrongValue', changeRow('pollud', { firstYear: -5_000_000 })],
  ['a day that is none', 'wrongValue', changeRow('tood', { date: '99999-01-01' })],
  ['what no database keeps', 'wrongValue', changeRow('tood', { notes: 'a\u0000b' })],
  ['an address that runs', 'wrongValue', changeRow('pollud', { url: 'javascript:alert(1)' })],
  [
    'a record twice',
    'repeatedRow',
    (files) => {
      const rows = rowsIn(files, 'tootajad')
      putRows(files, 'tootajad', [...rows, ...rows])
      resealed(files)
    },
  ],
  ['history of what is no book', 'wrongRow', changeRow('ajalugu', { noun: 'person' })],
]

onBothEngines('an archive of another hand', (server) => {
  const archive = async () => exportedFiles(server(), (await farmWithJob(server())).farmer)
  const codesOf = (reply: { error: { fields?: readonly { code: string }[] } | undefined }) =>
    reply.error?.fields?.map(({ code }) => code)

  async function isUntouched(fresh: Client, file: Blob): Promise<string[] | undefined> {
    const before = await rowsOfAccount(server(), fresh.accountId)
    const refused = await fresh.call(takeInArchive, { file })
    expect(refused.status).toBe(422)
    expect(await rowsOfAccount(server(), fresh.accountId)).toBe(before)
    expect([...server().photos.keys()].filter((key) => key.startsWith(fresh.accountId))).toEqual([])
    return codesOf(refused)
  }

  it.each(REFUSED)('with %s is refused: %s', async (_, code, change) => {
    const [files, fresh] = [await archive(), await server().farmer()]
    change(files)
    const file = await zipped(files)
    expect(codesOf(await fresh.call(reviewArchive, { file }))).toEqual([code])
    expect(await isUntouched(fresh, file)).toEqual([code])
  })
  it.each(PROBLEMS)('with %s is told where: %s', async (_, code, change) => {
    const [files, fresh] = [await archive(), await server().farmer()]
    change(files)
    const file = await zipped(files)
    const { data } = await fresh.call(reviewArchive, { file })
    expect(data.problems.map((problem) => problem.code)).toContain(code)
    expect(await isUntouched(fresh, file)).toContain(code)
    expect(server().faults).toEqual([])
  })
  it('names the places that are wrong, in no words of a program', async () => {
    const [files, fresh] = [await archive(), await server().farmer()]
    changeRow('pollud', { name: null, area: 'palju' })(files)
    const { data } = await fresh.call(reviewArchive, { file: await zipped(files) })
    expect(data.problems).toEqual([
      {
        file: exportText.data('pollud'),
        row: 1,
        code: 'wrongRow',
        message: archiveSentence('wrongRow', { text: 'name, area' }),
      },
      expect.objectContaining({ code: 'unknownRecord' }),
    ])
  })
  it('with a picture that is none is told, whatever its sum says', async () => {
    const { farmer, photo } = await farmWithJob(server())
    const [files, fresh] = [await exportedFiles(server(), farmer), await server().farmer()]
    const name = exportText.photo(photo)
    files.set(name, bytesOf('<script>alert(1)</script>'))
    const { data } = await fresh.call(reviewArchive, { file: await zipped(resealed(files)) })
    expect(data.problems).toContainEqual(expect.objectContaining({ file: name, code: 'photoBroken' }))
    expect(await isUntouched(fresh, await zipped(files))).toContain('photoBroken')
  })
  it('that is cut off, empty, no archive, or promises more than any farm has, is refused', async () => {
    const { farmer } = await farmWithJob(server())
    const [bytes, fresh] = [await exportedBytes(server(), farmer), await server().farmer()]
    const bomb = promising(bytes, 1_500_000_000)
    const cases: [BlobPart[], string][] = [
      [[], 'emptyFile'],
      [['%PDF-1.7'], 'notZip'],
      [[bytes.slice(0, bytes.length / 2)], 'brokenZip'],
      [[bytes.slice(0, -1)], 'brokenZip'],
      [[bomb], 'unpackedTooLarge'],
    ]
    for (const [parts, code] of cases) expect(await isUntouched(fresh, new Blob(parts))).toEqual([code])
  })
  it('that unpacks to more than it promises is broken, and never held', async () => {
    const fresh = await server().farmer()
    const { farmer } = await farmWithJob(server())
    const bytes = promising(await exportedBytes(server(), farmer), 5)
    expect(await isUntouched(fresh, new Blob([bytes]))).toEqual(['wrongSum'])
  })
  it('brings no member, role, order or right along, and touches nobody else', async () => {
    const { farmer, field, job } = await farmWithJob(server())
    const [files, fresh] = [await exportedFiles(server(), farmer), await server().farmer()]
    const thief = await server().farmer()
    const everybody = [{ accountId: fresh.accountId, userId: thief.userId, role: 'owner' }]
    putRows(files, 'kasutajad', everybody)
    putRows(files, 'kutsed', [{ email: 'varas@vagu.test', role: 'owner', id: OTHER_ID }])
    putRows(files, 'tellimused', [{ id: OTHER_ID, status: 'PAID', hectares: 5000 }])
    putRows(files, 'konto', [{ company: { name: 'Varas OÜ' }, trialUntil: '2099-01-01' }])
    // whoever is named in the history is somebody else than who has that id here
    const history = rowsIn(files, 'ajalugu').map((row) => ({ ...row, userId: thief.userId }))
    putRows(files, 'ajalugu', history)
    putRows(files, 'ajaloo-nimed', [{ userId: thief.userId, name: 'Keegi muu' }])
    const before = [
      await rowsOfAccount(server(), farmer.accountId),
      await rowsOfAccount(server(), thief.accountId),
    ]
    const own = ['account', 'membership', 'invitation', 'subscription_order'] as const
    const ownRows = () =>
      Promise.all(
        own.map((table) =>
          server().db.selectFrom(table).selectAll().where('account_id', '=', fresh.accountId).execute(),
        ),
      )
    const mine = await ownRows()
    expect((await fresh.call(takeInArchive, { file: await zipped(resealed(files)) })).status).toBe(200)
    expect(await ownRows()).toEqual(mine)
    expect([
      await rowsOfAccount(server(), farmer.accountId),
      await rowsOfAccount(server(), thief.accountId),
    ]).toEqual(before)
    // the same ids in two farms are two records
    const ids = await server().db.selectFrom('job_event').select('account_id').where('id', '=', job).execute()
    expect(ids.map((row) => row.account_id).toSorted()).toEqual(
      [farmer.accountId, fresh.accountId].toSorted(),
    )
    const { data: versions } = await fresh.call(listFieldVersions, { params: { id: field } })
    expect(versions).toMatchObject([{ userName: 'Keegi muu', isBrought: true }])
  })
  it('is not taken in halfway: what cannot be stored leaves nothing', async () => {
    const [files, fresh] = [await archive(), await server().farmer()]
    const before = await rowsOfAccount(server(), fresh.accountId)
    server().photos.set = () => {
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
    }
    const refused = await fresh.call(takeInArchive, { file: await zipped(files) })
    expect(refused.status).toBeGreaterThanOrEqual(500)
    expect(await rowsOfAccount(server(), fresh.accountId)).toBe(before)
  })
})
