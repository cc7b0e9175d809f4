/**
 * Everything that an account holds, as one archive that is made while it is sent: rows are read page by page and photos
 * one by one, so that nobody else waits and nothing large stands in memory.
 */
import type * as contract from '@vagu/core/account/contract'
import { ARCHIVE_FORMAT, type Manifest } from '@vagu/core/archive-intake/schema'
import { AppError } from '@vagu/core/errors'
import type { ImageSize } from '@vagu/core/images/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { type FileToZip, MAX_ZIP_BYTES, MAX_ZIP_FILES, streamOf, zipOf } from '../archives/zip-writer.ts'
import type { Reader } from '../db/schema.ts'
import type { ReadHandler } from '../http/call.ts'
import { Download } from '../http/download.ts'
import { logSecurity } from '../http/security-log.ts'
import { keyOf } from '../images/store.ts'
import type { Ports } from '../ports.ts'
import { countTries } from '../users/limits.ts'
import { companyNameOf } from './deletion.ts'
import { peopleInExport } from './export-people.ts'
import { bookJournal, ownJournal, peopleInBook } from './export-journal.ts'
import { Contents, countedRows } from './export-manifest.ts'
import { jsonList, liftedRow, plainRow, type Row, rowsOf, SHAPES, withUser } from './export-rows.ts'
import { fieldsGeoJson } from './export-shapes.ts'
import { fieldsCsv, jobsCsv } from './export-tables.ts'
import { exportText } from './export-text.ts'
import { ACCOUNT_TABLES, type AccountTable } from './tables.ts'

/** Archives that are made at once for everybody; a farm has one. */
const MAX_AT_ONCE = 4
/** Pieces of text are put together up to this before they are packed, characters. */
const PIECE = 64 * 1024

interface Needs extends Pick<Ports, 'db' | 'photos' | 'log'> {
  readonly accountId: string
  readonly now: Date
  /** Of the program. */
  readonly version: string
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting = ''
  for await (const text of texts) {
    waiting += text
    if (waiting.length < PIECE) continue
    yield encoder.encode(waiting)
    waiting = ''
  }
  yield encoder.encode(waiting)
}
const textFile = (name: string, texts: AsyncIterable<string>): FileToZip => ({ name, chunks: encoded(texts) })
const shortFile = (name: string, text: string): FileToZip => ({ name, bytes: new TextEncoder().encode(text) })

interface TableFile {
  readonly name: string
  readonly rows: AsyncIterable<Row>
}

async function* plainRows(db: Reader, accountId: string, table: AccountTable) {
  for await (const row of rowsOf(db, accountId, table)) yield plainRow(withUser(liftedRow(table.table, row)))
}

/** The tables of an account with what each of them holds; the journal and who is named in it have their own words. */
function* tableFiles(db: Reader, accountId: string): Generator<TableFile> {
  for (const table of ACCOUNT_TABLES)
    if (table.file !== undefined) {
      const name = exportText.data(table.file)
      if (table.table === 'journal') {
        yield { name, rows: bookJournal(db, accountId) }
        yield { name: exportText.ownJournal, rows: ownJournal(db, accountId) }
      } else if (table.table === 'brought_person') yield { name, rows: peopleInBook(db, accountId) }
      else yield { name, rows: plainRows(db, accountId, table) }
    }
}

/** Ids of the photos that are there, the oldest first. */
async function photoIds({ db, accountId }: Needs): Promise<string[]> {
  const rows = await db
    .selectFrom('image')
    .select('id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A photo that its store does not hand over is named as missing; the rest goes on. */
async function photoBytes(
  { photos, log, accountId }: Needs,
  id: string,
  size: ImageSize,
): Promise<Uint8Array | undefined> {
  try {
    return await photos.get(keyOf({ accountId, id }, size))
  } catch (error) {
    log.error({ error }, 'a photo could not be read for an export')
    return undefined
  }
}

async function* photoFiles(needs: Needs): AsyncGenerator<FileToZip> {
  const missing: string[] = []
  let [files, written] = [0, 0]
  for (const id of await photoIds(needs)) {
    const isRoom = files < MAX_ZIP_FILES && written < MAX_ZIP_BYTES
    const bytes = isRoom ? await photoBytes(needs, id, 'full') : undefined
    if (bytes === undefined || written + bytes.length > MAX_ZIP_BYTES) {
      missing.push(id)
      continue
    }
    yield { name: exportText.photo(id), bytes }
    files += 2
    written += bytes.length
    // it is made anew where it is not there
    const small = await photoBytes(needs, id, 'thumbnail')
    if (small === undefined) continue
    yield { name: exportText.thumbnail(id), bytes: small }
    written += small.length
  }
  if (missing.length > 0) yield shortFile(exportText.missing, exportText.missingPhotos(missing))
}

async function* contentFiles(
  { db, accountId, now }: Needs,
  { company, contents }: { company: string; contents: Contents },
): AsyncGenerator<FileToZip> {
  const moment = now.toISOString().slice(0, 16).replace('T', ' ')
  yield contents.noted(shortFile(exportText.readMe, exportText.about(company, moment)))
  yield contents.noted(textFile(exportText.fields, fieldsCsv(db, accountId)))
  yield contents.noted(textFile(exportText.jobs, jobsCsv(db, accountId)))
  yield contents.noted(textFile(exportText.shapes, fieldsGeoJson(db, accountId)))
  for (const { name, rows } of tableFiles(db, accountId)) {
    const counter = { rows: 0 }
    yield contents.noted(textFile(name, jsonList(countedRows(rows, counter))), counter)
  }
  const people = await peopleInExport(db, accountId)
  yield contents.noted(shortFile(exportText.people, `${JSON.stringify(people, null, 1)}\n`))
}

async function* filesOf(needs: Needs): AsyncGenerator<FileToZip> {
  const contents = new Contents()
  const company = await companyNameOf(needs.db, needs.accountId)
  yield* contentFiles(needs, { company, contents })
  for await (const file of photoFiles(needs)) yield contents.noted(file)
  const manifest: Manifest = {
    program: 'Vagu',
    format: ARCHIVE_FORMAT,
    version: needs.version,
    madeAt: needs.now.toISOString(),
    company,
    shapes: SHAPES,
    files: contents.files,
  }
  yield shortFile(exportText.contents, `${JSON.stringify(manifest, null, 1)}\n`)
}

/** Farms whose archive is being made, by the database that they are in. */
const making = new WeakMap<Reader, Set<string>>()

function takePlace(db: Reader, accountId: string): () => void {
  const farms = making.get(db) ?? new Set()
  making.set(db, farms)
  if (farms.has(accountId) || farms.size >= MAX_AT_ONCE) throw new AppError('busy')
  farms.add(accountId)
  return () => void farms.delete(accountId)
}

/** The archive; its place is free again when it was read to the end, broke off, or nobody wants it any more. */
async function* archiveOf(needs: Needs, leave: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* zipOf(filesOf(needs), needs.now)
  } catch (error) {
    needs.log.error({ error, account: needs.accountId }, 'an export broke off')
    throw error
  } finally {
    leave()
  }
}

export const exportAccount: ReadHandler<typeof contract.exportAccount> = async (call) => {
  const { ports, db, actor, address } = call
  const { accountId, userId, now } = actor
  const { photos, log } = ports
  await countTries(ports, [{ of: 'export by account', by: accountId }])
  const archive = archiveOf(
    { db, photos, log, accountId, now, version: ports.options.version },
    takePlace(db, accountId),
  )
  logSecurity(ports, 'account exported', { userId, account: accountId, address })
  return new Download(`vagu-${dayInTallinn(now)}.zip`, streamOf(archive))
}
