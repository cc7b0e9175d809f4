/** Comparisons of a year: asking PRIA, laying both sides beside each other, and what a choice would do. */
import type { AgencyKind } from '@vagu/core/agency/wire'
import { isSame } from '@vagu/core/pria/compare'
import { type Plan, planOf } from '@vagu/core/pria/plan'
import type { Book } from '@vagu/core/pria/book'
import { type Compared, comparing } from '@vagu/core/pria/rows'
import type { PriaChoice, PriaPreview } from '@vagu/core/pria/run-schema'
import type { PriaAccess, PriaComparison, PriaKind } from '@vagu/core/pria/schema'
import type { Actor } from '../db/actor.ts'
import { fingerprint } from '../db/fingerprint.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { letOthers } from '../db/let-others.ts'
import { readBook } from './book.ts'
import type { AgencyDesk } from './desk.ts'
import { agreedText, readAsked, readDesk, readLinks, storeLink, storeRecords } from './mirror.ts'
import { openRunId } from './open-run.ts'
import { AGENCY_KIND, type Season } from './stored.ts'

export interface Asked {
  readonly kind: PriaKind
  readonly year: number
  /** Client of the farm; nothing while it is not connected. */
  readonly clientId: string | undefined
  readonly access: PriaAccess
}

interface Both {
  readonly rows: readonly Compared[]
  readonly asked: Awaited<ReturnType<typeof readAsked>>
  readonly season: PriaComparison['season']
}

/** A kind of records of a season. */
interface OfKind {
  readonly season: Season
  readonly kind: AgencyKind
  /** The book of the year with all its jobs, where it was read already. */
  readonly book?: Book
}

/** Does slices of work one after the other; others have their turn between two. */
async function inSlices<T>(slices: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
    await letOthers()
  }
}

/** Our book as far as a kind is told from it: fields and crops say nothing of jobs. */
export const bookOf = (
  db: Reader,
  actor: Actor,
  { season: { year }, kind }: Omit<OfKind, 'book'>,
): Promise<Book> => readBook(db, actor, kind === 'FIELD' || kind === 'CROP' ? { year, jobIds: [] } : { year })

/** Both sides of a kind as they are known. */
async function readBoth(db: Reader, actor: Actor, of: OfKind): Promise<Both> {
  const { season, kind } = of
  const [book, links, asked] = [
    of.book ?? (await bookOf(db, actor, of)),
    await readLinks(db, season),
    await readAsked(db, season),
  ]
  const desk = await readDesk(db, season, { kind, links, asked, withReceipts: true })
  await letOthers()
  return { rows: await inSlices(comparing(kind, book, desk)), asked, season: desk.season }
}

export const seasonOf = (actor: Pick<Actor, 'accountId'>, clientId: string, year: number): Season => ({
  accountId: actor.accountId,
  clientId,
  year,
})

/** The comparison as it is known, without asking anybody. */
export async function readComparison(
  db: Reader,
  actor: Actor,
  of: Asked & Pick<OfKind, 'book'>,
): Promise<PriaComparison> {
  const { kind, year, clientId, access, book } = of
  const runId = await openRunId(db, actor.accountId)
  const empty: PriaComparison = { kind, year, access, asOf: null, season: null, rows: [], openRunId: runId }
  if (clientId === undefined) return empty
  const both = await readBoth(db, actor, {
    season: seasonOf(actor, clientId, year),
    kind: AGENCY_KIND[kind],
    ...(book && { book }),
  })
  return {
    ...empty,
    asOf: both.asked.at.get(AGENCY_KIND[kind]) ?? null,
    season: both.season,
    rows: both.rows.map(({ row }) => row),
  }
}

/** Kinds that a comparison looks at: all others stand on fields. */
export const kindsBehind = (kind: AgencyKind): AgencyKind[] =>
  kind === 'FIELD' ? ['FIELD'] : ['FIELD', kind]

/** Records that PRIA holds now, put in the place of those that it told before. */
export async function askAnew(
  desk: AgencyDesk,
  kinds: readonly AgencyKind[],
): Promise<(tx: Writer, season: Season, at: string) => Promise<void>> {
  const season = await desk.season()
  const told: { kind: AgencyKind; records: Awaited<ReturnType<AgencyDesk['records']>> }[] = []
  for (const kind of kinds) told.push({ kind, records: season ? await desk.records(kind) : [] })
  return async (tx, of, at) => {
    for (const { kind, records } of told) await storeRecords(tx, { ...of, kind, at }, { records, season })
  }
}

/** Signs by which a field is known for certain. */
const CERTAIN: ReadonlySet<string> = new Set(['OWN_ID', 'PRIA_ID'])

/**
 * Notes what both sides hold alike, so that it is known later who changed it; fields that are known for certain are linked.
 * Links are no records of the farm: they have no journal.
 */
export async function noteAgreed(tx: Writer, actor: Actor, of: OfKind): Promise<void> {
  const { season, kind } = of
  const { rows } = await readBoth(tx, actor, of)
  for (const { pair, row } of rows) {
    const { local, record, link } = pair
    if (local?.body == null || record === null || pair.candidates.length > 0) continue
    const isCertain = kind === 'FIELD' && link?.agencyId == null
    if (isCertain && !CERTAIN.has(row.matchedBy ?? '')) continue
    const areSame = isSame(local.body, record.body)
    if (!areSame && !isCertain) continue
    const agreed = areSame ? record.body : null
    if (link?.agencyId === record.id && isSame(link.agreed, agreed)) continue
    const ownId = record.ownId ?? link?.ownId ?? actor.newId()
    await storeLink(
      tx,
      { ...season, kind, recordId: local.recordId, part: local.part },
      { own_id: ownId, agency_id: record.id, agreed: agreedText(agreed) },
    )
  }
}

/** A plan with the seal of all that it would do. */
export interface Sealed {
  readonly plan: Plan
  readonly preview: PriaPreview
}

const CHANGES_OURS: ReadonlySet<string> = new Set(['TAKE', 'DELETE_HERE'])

/** Plan of chosen rows as they are now. */
export async function readPlan(
  db: Reader,
  actor: Actor,
  of: OfKind & { readonly choices: readonly PriaChoice[] },
): Promise<Sealed> {
  const { rows, season } = await readBoth(db, actor, of)
  const isClosed = season?.state !== 'OPEN'
  const plan = planOf(rows, of.choices, { kind: of.kind, isClosed })
  const { outgoing, incoming, blocked } = plan
  const versions = plan.steps.map(({ record }) => record && [record.id, record.version])
  // what is overwritten or deleted here is to be as it was looked at
  const seen = plan.steps.map(({ direction, body, seenAt }) =>
    CHANGES_OURS.has(direction) ? [body, seenAt] : null,
  )
  const shown = { outgoing: [...outgoing], incoming: [...incoming], blocked: [...blocked] }
  return {
    plan,
    preview: {
      ...shown,
      fingerprint: fingerprint({ ...of.season, kind: of.kind, ...shown, versions, seen }),
    },
  }
}
