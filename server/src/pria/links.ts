/** Links of our records with PRIA's: which are the same, and what both held when they last were. */
import { AGENCY_KINDS, type AgencyBody, type AgencyKind } from '@vagu/core/agency/wire'
import type { Link } from '@vagu/core/pria/pair'
import { PAGE_ROWS, pagesOf } from '../db/pages.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import { linkOf, ofSeason, type OfKind, type Season } from './stored.ts'

type Place = { readonly record: string; readonly part: string }
const linkRows = prepared((db, { accountId, clientId, year, kind, record, part }: OfKind & Place) =>
  db
    .selectFrom('pria_link')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .where('year', '=', year)
    .where('kind', '=', kind)
    .where('record_id', '>=', record)
    .where((row) => row.or([row('record_id', '>', record), row('part', '>', part)]))
    .orderBy('record_id')
    .orderBy('part')
    .limit(PAGE_ROWS),
)
export async function readLinks(db: Reader, season: Season): Promise<Link[]> {
  const links: Link[] = []
  for (const kind of AGENCY_KINDS) {
    const pages = pagesOf<Tables['pria_link']>((last) =>
      linkRows(db, { ...season, kind, record: last?.record_id ?? '', part: last?.part ?? '' }),
    )
    for await (const rows of pages) for (const row of rows) links.push(linkOf(row))
  }
  return links
}

/** PRIA's ids of our fields that it holds, by ours, without all that is linked beside them. */
export async function readFieldLinks(db: Reader, season: Season): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('pria_link')
    .innerJoin('pria_record', (join) =>
      join
        .onRef('pria_record.account_id', '=', 'pria_link.account_id')
        .onRef('pria_record.client_id', '=', 'pria_link.client_id')
        .onRef('pria_record.year', '=', 'pria_link.year')
        .onRef('pria_record.kind', '=', 'pria_link.kind')
        .onRef('pria_record.agency_id', '=', 'pria_link.agency_id'),
    )
    .select(['pria_link.record_id', 'pria_record.agency_id'])
    .where('pria_link.account_id', '=', season.accountId)
    .where('pria_link.client_id', '=', season.clientId)
    .where('pria_link.year', '=', season.year)
    .where('pria_link.kind', '=', 'FIELD')
    .execute()
  return new Map(rows.map((row) => [row.record_id, row.agency_id]))
}

export interface LinkOf extends Season {
  readonly kind: AgencyKind
  readonly recordId: string
  readonly part: string
}
type LinkPart = Partial<Pick<Tables['pria_link'], 'agency_id' | 'agreed' | 'kept' | 'own_id'>>

/** Writes parts of a link; one that is not there yet is made with the id that it is given. */
export async function storeLink(tx: Writer, of: LinkOf, part: LinkPart & { own_id: string }): Promise<void> {
  const { recordId, part: place, kind } = of
  await tx
    .insertInto('pria_link')
    .values({
      ...ofSeason(of, kind),
      record_id: recordId,
      part: place,
      agency_id: null,
      agreed: null,
      kept: null,
      ...part,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'client_id', 'year', 'kind', 'record_id', 'part']).doUpdateSet(part),
    )
    .execute()
}

export async function dropLink(tx: Writer, of: LinkOf): Promise<void> {
  await tx
    .deleteFrom('pria_link')
    .where('account_id', '=', of.accountId)
    .where('client_id', '=', of.clientId)
    .where('year', '=', of.year)
    .where('kind', '=', of.kind)
    .where('record_id', '=', of.recordId)
    .where('part', '=', of.part)
    .execute()
}

export const agreedText = (body: AgencyBody | null): string | null =>
  body === null ? null : JSON.stringify(body)
