/** PRIA's side as it was told last: records, links, receipts, the season. */
import { type AgencyKind, type AgencyRecord, type AgencySeason } from '@vagu/core/agency/wire'
import { type AgencyFieldRecord } from '@vagu/core/pria/link-fields'
import { isKeptRecord, type Link, rowIdOf } from '@vagu/core/pria/pair'
import type { Desk } from '@vagu/core/pria/sides'
import type { PriaLastReceipt } from '@vagu/core/pria/schema'
import { lengthAndSeal } from '@vagu/core/pria/seal'
import { letOthers } from '../db/let-others.ts'
import { PAGE_ROWS, pagesOf } from '../db/pages.ts'
import { insertRows, prepared } from '../db/prepared.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { keepingSealed } from '../db/kept.ts'
import type { Told } from './desk.ts'
import { type OfKind, ofSeason, receiptIn, recordIn, type Season, seasonIn } from './stored.ts'

type OfYear = Omit<OfKind, 'kind'>

const recordRows = prepared((db, { accountId, clientId, year, kind, after }: OfKind & { after: string }) =>
  db
    .selectFrom('pria_record')
    .select(['agency_id', 'document'])
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .where('year', '=', year)
    .where('kind', '=', kind)
    .where('agency_id', '>', after)
    .orderBy('agency_id')
    .limit(PAGE_ROWS),
)
const askedRows = prepared((db, { accountId, clientId, year }: OfYear) =>
  db
    .selectFrom('pria_asked')
    .select(['kind', 'asked_at', 'season', 'unreadable'])
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .where('year', '=', year),
)
type ReceiptPlace = { readonly answeredAt: string; readonly id: string }
const receiptRows = prepared(
  (db, { accountId, year, kind, answeredAt, id }: Omit<OfKind, 'clientId'> & ReceiptPlace) =>
    db
      .selectFrom('pria_receipt')
      .select(['id', 'record_id', 'part', 'answered_at', 'run_id', 'document'])
      .where('account_id', '=', accountId)
      .where('year', '=', year)
      .where('kind', '=', kind)
      .where('answered_at', '>=', answeredAt)
      .where((row) => row.or([row('answered_at', '>', answeredAt), row('id', '>', id)]))
      .orderBy('answered_at')
      .orderBy('id')
      .limit(PAGE_ROWS),
)

interface KeptRecord {
  readonly id: string
  readonly document: string
}
const KEPT_RECORDS = 10_000
const recordOf = keepingSealed({
  most: KEPT_RECORDS,
  sealOf: ({ document }: KeptRecord) => lengthAndSeal(document),
  read: ({ document }) => recordIn(document),
})

type RecordRow = { readonly agency_id: string; readonly document: string }
const recordPages =
  (db: Reader, { accountId, clientId, year }: Season, kind: AgencyKind) =>
  (last?: RecordRow) =>
    recordRows(db, { accountId, clientId, year, kind, after: last?.agency_id ?? '' })

/** Records of a kind as PRIA told them last. */
export async function readRecords(db: Reader, season: Season, kind: AgencyKind): Promise<AgencyRecord[]> {
  const records: AgencyRecord[] = []
  for await (const rows of pagesOf(recordPages(db, season, kind)))
    for (const { agency_id: id, document } of rows)
      records.push(recordOf({ id: `${season.clientId} ${season.year} ${id}`, document }))
  return records
}

/** One record as PRIA told it last; nothing where it holds it no more. */
export async function readRecord(
  db: Reader,
  { accountId, clientId, year, kind, agencyId }: RecordOf,
): Promise<AgencyRecord | null> {
  const row = await db
    .selectFrom('pria_record')
    .select('document')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .where('year', '=', year)
    .where('kind', '=', kind)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  return row === undefined ? null : recordIn(row.document)
}

const isField = (record: AgencyRecord): record is AgencyFieldRecord => record.kind === 'FIELD'

interface AskedBefore {
  readonly at: ReadonlyMap<string, string>
  /** How many records of each kind could not be read. */
  readonly unreadable: ReadonlyMap<string, number>
  readonly season: AgencySeason | null
}

/** When each kind was asked for, and how the season stood at the last question. */
export async function readAsked(db: Reader, season: Season): Promise<AskedBefore> {
  const rows = await askedRows(db, { ...season })
  const last = rows.toSorted((a, b) => (a.asked_at < b.asked_at ? 1 : -1))[0]
  return {
    at: new Map(rows.map((row) => [row.kind, row.asked_at])),
    unreadable: new Map(rows.map((row) => [row.kind, row.unreadable])),
    season: seasonIn(last?.season ?? null),
  }
}

/** The newest receipt of each record of a kind. */
export async function readLastReceipts(
  db: Reader,
  season: Season,
  kind: AgencyKind,
): Promise<Map<string, PriaLastReceipt>> {
  const { accountId, year } = season
  const last = new Map<string, PriaLastReceipt>()
  const pages = pagesOf<Awaited<ReturnType<typeof receiptRows>>[number]>((after) =>
    receiptRows(db, { accountId, year, kind, answeredAt: after?.answered_at ?? '', id: after?.id ?? '' }),
  )
  for await (const rows of pages)
    for (const row of rows) {
      const { state, code, text } = receiptIn(row.document)
      const id = isKeptRecord(row.record_id) ? row.record_id : rowIdOf(row.record_id, row.part)
      last.set(id, { state, code, text, at: row.answered_at, runId: row.run_id })
    }
  return last
}

interface Wish {
  readonly kind: AgencyKind
  readonly links: readonly Link[]
  readonly asked: Awaited<ReturnType<typeof readAsked>>
}

/** PRIA's side of one kind, without its receipts: rows alone show them. */
export async function readDesk(db: Reader, season: Season, wish: Wish): Promise<Desk> {
  const { kind, links, asked } = wish
  const fields = (await readRecords(db, season, 'FIELD')).filter(isField)
  const there = new Set(fields.map(({ id }) => id))
  const fieldLinks = links.flatMap(({ kind: of, recordId, agencyId }) =>
    of === 'FIELD' && agencyId !== null && there.has(agencyId) ? [[recordId, agencyId] as const] : [],
  )
  return {
    records: kind === 'FIELD' ? fields : await readRecords(db, season, kind),
    fields,
    links,
    fieldLinks: new Map(fieldLinks),
    lastReceipts: new Map(),
    season: asked.season && { state: asked.season.state, closesOn: asked.season.closesOn },
    isAsked: asked.at.has(kind),
  }
}

/** Does some work in a transaction of its own, or refuses to. */
export type Write = (work: (tx: Writer) => Promise<void>) => Promise<void>
/** The database as it is read, and as parts of what was told are written. */
export interface Shelf {
  readonly db: Reader
  readonly write: Write
}

interface OfTold extends Season {
  readonly kind: AgencyKind
  readonly at: string
}

/**
 * Puts what PRIA told of a kind in the place of what it told before. Of a season that it does not name it has told nothing. Others have
 * the database between two parts: each record stands there as it was told before, or now.
 */
export async function storeRecords(
  shelf: Shelf,
  of: OfTold,
  told: Told & { readonly season: AgencySeason | undefined },
): Promise<void> {
  const columns = ofSeason(of, of.kind)
  if (told.season !== undefined) await replaceRecords(shelf, of, told)
  const season = told.season ? JSON.stringify(told.season) : null
  const asked = { asked_at: of.at, season, unreadable: told.unreadable.length }
  await shelf.write(async (tx) => {
    await tx
      .insertInto('pria_asked')
      .values({ ...columns, ...asked })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'client_id', 'year', 'kind']).doUpdateSet(asked),
      )
      .execute()
  })
}

/** Texts of records that are told otherwise than before, by their ids, and the ids under which something stands that is told no more, or so no more. */
async function changesIn(db: Reader, of: OfTold, { records, unreadable }: Told) {
  const changed = new Map(records)
  // what cannot be read is there still, as it was known
  const lost = new Set(unreadable)
  const outdated: string[] = []
  for await (const rows of pagesOf(recordPages(db, of, of.kind)))
    for (const { agency_id: id, document } of rows) {
      const text = changed.get(id)
      if (text === undefined ? lost.has(id) : text === document) changed.delete(id)
      else outdated.push(id)
    }
  return { changed, outdated }
}

/** Writes what is told otherwise than before, and nothing of what is the same. */
async function replaceRecords({ db, write }: Shelf, of: OfTold, told: Told): Promise<void> {
  const columns = ofSeason(of, of.kind)
  const { changed, outdated } = await changesIn(db, of, told)
  const ids = [...new Set([...outdated, ...changed.keys()])]
  for (let i = 0; i < ids.length; i += ROWS_PER_INSERT) {
    const part = ids.slice(i, i + ROWS_PER_INSERT)
    await write(async (tx) => {
      await deletion(tx, of).where('agency_id', 'in', part).execute()
      const rows = part.flatMap((id) => {
        const document = changed.get(id)
        return document === undefined ? [] : [{ ...columns, agency_id: id, document }]
      })
      await insertRows(tx, 'pria_record', rows)
    })
    await letOthers()
  }
}

export interface RecordOf extends Season {
  readonly kind: AgencyKind
  readonly agencyId: string
}

/** Taking away of records of a kind. */
const deletion = (tx: Writer, of: Season & { readonly kind: AgencyKind }) =>
  tx
    .deleteFrom('pria_record')
    .where('account_id', '=', of.accountId)
    .where('client_id', '=', of.clientId)
    .where('year', '=', of.year)
    .where('kind', '=', of.kind)

/** Puts one record as PRIA holds it now in the place of what it held; nothing where it holds it no more. */
export async function storeRecord(tx: Writer, of: RecordOf, record: AgencyRecord | null): Promise<void> {
  await deletion(tx, of).where('agency_id', '=', of.agencyId).execute()
  if (record !== null)
    await insertRows(tx, 'pria_record', [
      { ...ofSeason(of, of.kind), agency_id: of.agencyId, document: JSON.stringify(record) },
    ])
}
