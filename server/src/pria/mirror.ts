/** PRIA's side as it was told last: records, links, receipts, the season. */
import { type AgencyKind, type AgencyRecord, type AgencySeason } from '@vagu/core/agency/wire'
import { type AgencyFieldRecord } from '@vagu/core/pria/link-fields'
import { isKeptRecord, type Link, rowIdOf } from '@vagu/core/pria/pair'
import type { Desk } from '@vagu/core/pria/sides'
import type { PriaLastReceipt } from '@vagu/core/pria/schema'
import { lengthAndSeal } from '@vagu/core/pria/seal'
import { letOthers } from '../db/let-others.ts'
import { eachInParts, inPages, PAGE_ROWS } from '../db/pages.ts'
import { insertRows, prepared } from '../db/prepared.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { keepingSealed } from '../warnings/kept.ts'
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
const receiptRows = prepared((db, { accountId, year, kind }: Omit<OfKind, 'clientId'>) =>
  db
    .selectFrom('pria_receipt')
    .select(['record_id', 'part', 'answered_at', 'run_id', 'document'])
    .where('account_id', '=', accountId)
    .where('year', '=', year)
    .where('kind', '=', kind)
    .orderBy('answered_at')
    .orderBy('id'),
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

const storedRecords = (db: Reader, season: Season, kind: AgencyKind) =>
  inPages<{ agency_id: string; document: string }>((last) =>
    recordRows(db, { ...season, kind, after: last?.agency_id ?? '' }),
  )

/** Records of a kind as PRIA told them last. */
export async function readRecords(db: Reader, season: Season, kind: AgencyKind): Promise<AgencyRecord[]> {
  const rows = await storedRecords(db, season, kind)
  return eachInParts(rows, ({ agency_id: id, document }) =>
    recordOf({ id: `${season.clientId} ${season.year} ${id}`, document }),
  )
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
  const rows = await receiptRows(db, { accountId: season.accountId, year: season.year, kind })
  return new Map(
    rows.map((row) => {
      const { state, code, text } = receiptIn(row.document)
      const id = isKeptRecord(row.record_id) ? row.record_id : rowIdOf(row.record_id, row.part)
      return [id, { state, code, text, at: row.answered_at, runId: row.run_id }]
    }),
  )
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

/** Puts what PRIA told of a kind in the place of what it told before. Of a season that it does not name it has told nothing. */
export async function storeRecords(
  tx: Writer,
  of: Season & { readonly kind: AgencyKind; readonly at: string },
  told: Told & { readonly season: AgencySeason | undefined },
): Promise<void> {
  const columns = ofSeason(of, of.kind)
  if (told.season !== undefined) await replaceRecords(tx, of, told)
  const season = told.season ? JSON.stringify(told.season) : null
  const asked = { asked_at: of.at, season, unreadable: told.unreadable.length }
  await tx
    .insertInto('pria_asked')
    .values({ ...columns, ...asked })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'client_id', 'year', 'kind']).doUpdateSet(asked),
    )
    .execute()
}

/** Writes what is told otherwise than before, and nothing of what is the same. What cannot be read is there still, as it was known. */
async function replaceRecords(
  tx: Writer,
  of: Season & { readonly kind: AgencyKind },
  { records, unreadable }: Told,
): Promise<void> {
  const columns = ofSeason(of, of.kind)
  const before = new Map((await storedRecords(tx, of, of.kind)).map((row) => [row.agency_id, row.document]))
  const told = await eachInParts(records, (record) => ({
    ...columns,
    agency_id: record.id,
    document: JSON.stringify(record),
  }))
  const rows = told.filter(({ agency_id: id, document }) => before.get(id) !== document)
  const ids = new Set([...told.map(({ agency_id: id }) => id), ...unreadable])
  const outdated = [
    ...[...before.keys()].filter((id) => !ids.has(id)),
    ...rows.flatMap(({ agency_id: id }) => (before.has(id) ? [id] : [])),
  ]
  for (let i = 0; i < outdated.length; i += ROWS_PER_INSERT)
    await deletion(tx, of)
      .where('agency_id', 'in', outdated.slice(i, i + ROWS_PER_INSERT))
      .execute()
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
    await insertRows(tx, 'pria_record', rows.slice(i, i + ROWS_PER_INSERT))
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
