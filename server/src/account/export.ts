/**
 * Everything that an account holds, as one archive that is made while it is sent: rows are read page by page and photos
 * one by one, so that nobody else waits and nothing large stands in memory.
 */
import type * as contract from '@vagu/core/account/contract'
import { AppError } from '@vagu/core/errors'
import { dayInTallinn } from '@vagu/core/time/day'
import { type FileToZip, MAX_ZIP_BYTES, MAX_ZIP_FILES, streamOf, zipOf } from '../archives/zip-writer.ts'
import type { Reader } from '../db/schema.ts'
import type { ReadHandler } from '../http/call.ts'
import { Download } from '../http/download.ts'
import { logSecurity } from '../http/security-log.ts'
import { keyOf } from '../images/store.ts'
import type { Ports } from '../ports.ts'
import { countTries } from '../users/limits.ts'
import { companyNameOf, peopleOf } from './deletion.ts'
import { jsonList, plainRow, rowsOf } from './export-rows.ts'
import { fieldsCsv, jobsCsv } from './export-tables.ts'
import { exportText } from './export-text.ts'
import { ACCOUNT_TABLES, type AccountTable } from './tables.ts'

/** Archives that are made at once for everybody; a farm has one. */
const MOST_AT_ONCE = 4
/** Pieces of text are put together up to this before they are packed, characters. */
const PIECE = 64 * 1024

interface Needs extends Pick<Ports, 'db' | 'photos' | 'log'> {
  readonly accountId: string
  readonly now: Date
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

async function* plainRows(db: Reader, accountId: string, table: AccountTable) {
  for await (const row of rowsOf(db, accountId, table)) yield plainRow(row)
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
async function photoBytes({ photos, log, accountId }: Needs, id: string): Promise<Uint8Array | undefined> {
  try {
    return await photos.get(keyOf({ accountId, id }, 'full'))
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
    const bytes = isRoom ? await photoBytes(needs, id) : undefined
    if (bytes === undefined || written + bytes.length > MAX_ZIP_BYTES) missing.push(id)
    else {
      yield { name: exportText.photo(id), bytes }
      files++
      written += bytes.length
    }
  }
  if (missing.length > 0) yield shortFile(exportText.missing, exportText.missingPhotos(missing))
}

async function* filesOf(needs: Needs): AsyncGenerator<FileToZip> {
  const { db, accountId, now } = needs
  const moment = now.toISOString().slice(0, 16).replace('T', ' ')
  yield shortFile(exportText.readMe, exportText.about(await companyNameOf(db, accountId), moment))
  yield textFile(exportText.fields, fieldsCsv(db, accountId))
  yield textFile(exportText.jobs, jobsCsv(db, accountId))
  for (const table of ACCOUNT_TABLES)
    if (table.file !== undefined)
      yield textFile(exportText.data(table.file), jsonList(plainRows(db, accountId, table)))
  const people = await peopleOf(db, accountId)
  yield shortFile(exportText.people, `${JSON.stringify(people, null, 1)}\n`)
  yield* photoFiles(needs)
}

/** Farms whose archive is being made, by the database that they are in. */
const making = new WeakMap<Reader, Set<string>>()

function takePlace(db: Reader, accountId: string): () => void {
  const farms = making.get(db) ?? new Set()
  making.set(db, farms)
  if (farms.has(accountId) || farms.size >= MOST_AT_ONCE) throw new AppError('busy')
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
  const archive = archiveOf({ db, photos, log, accountId, now }, takePlace(db, accountId))
  logSecurity(ports, 'account exported', { userId, account: accountId, address })
  return new Download(`vagu-${dayInTallinn(now)}.zip`, streamOf(archive))
}
