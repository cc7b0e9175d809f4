/** Comparisons of a year: asking PRIA, laying both sides beside each other, and what a choice would do. */
import type { AgencyBody, AgencyKind, AgencySeason } from '@vagu/core/agency/wire'
import { isSame, keptText } from '@vagu/core/pria/compare'
import { type Plan, planOf } from '@vagu/core/pria/plan'
import type { Book } from '@vagu/core/pria/book'
import type { Link, Pair } from '@vagu/core/pria/pair'
import { type Compared, comparing } from '@vagu/core/pria/rows'
import { type Desk, pairing } from '@vagu/core/pria/sides'
import type { PriaChoice, PriaPreview } from '@vagu/core/pria/run-schema'
import type { PriaAccess, PriaComparison, PriaKind, PriaRow } from '@vagu/core/pria/schema'
import { AGENCY_KIND_OF } from '@vagu/core/pria/kinds'
import type { Actor } from '../db/actor.ts'
import { fingerprint } from '../db/fingerprint.ts'
import type { Reader } from '../db/schema.ts'
import { letOthers } from '../db/let-others.ts'
import { readBook } from './book.ts'
import type { AgencyDesk, Told } from './desk.ts'
import { agreedText, readLinks, storeLink } from './links.ts'
import { readAsked, readDesk, readLastReceipts, storeRecords, type Shelf, type Write } from './mirror.ts'
import { openRunId } from './open-run.ts'
import type { Season } from './stored.ts'

export interface Asked {
  readonly kind: PriaKind
  readonly year: number
  /** Client of the farm; nothing while it is not connected. */
  readonly clientId: string | undefined
  readonly access: PriaAccess
}

interface Both {
  /** Rows as they are made. */
  readonly slices: AsyncIterable<readonly Compared[]>
  readonly asked: Awaited<ReturnType<typeof readAsked>>
  readonly season: PriaComparison['season']
}

/** Both sides of a kind as they are known, laid beside each other. */
interface Sides {
  readonly book: Book
  readonly asked: Awaited<ReturnType<typeof readAsked>>
  readonly desk: Desk
  readonly pairs: readonly Pair[]
}

/** Parts of a comparison that were read already. */
export interface Known {
  /** The book of the year with all its jobs. */
  readonly book?: Book
  readonly links?: readonly Link[]
  readonly sides?: Sides
}

/** A kind of records of a season. */
interface OfKind extends Known {
  readonly season: Season
  readonly kind: AgencyKind
}

/** Does slices of work one after the other; others have their turn between two. */
export async function inSlices<T>(slices: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
    await letOthers()
  }
}

/** Slices of a list as they are made; others have their turn when one is made, and when it was used. */
async function* sliceBySlice<T>(slices: Iterable<T>): AsyncGenerator<T, void, void> {
  for (const slice of slices) {
    await letOthers()
    yield slice
    await letOthers()
  }
}

/** Our book as far as a kind is told from it: fields and crops say nothing of jobs. */
export const bookOf = (
  db: Reader,
  actor: Actor,
  { season: { year, clientId }, kind }: Pick<OfKind, 'season' | 'kind'>,
): Promise<Book> =>
  readBook(db, actor, {
    year,
    clientId,
    ...((kind === 'FIELD' || kind === 'CROP') && { jobIds: [] }),
  })

async function readSides(db: Reader, actor: Actor, of: OfKind): Promise<Sides> {
  const { season, kind } = of
  const [book, links, asked] = [
    of.book ?? (await bookOf(db, actor, of)),
    of.links ?? (await readLinks(db, season)),
    await readAsked(db, season),
  ]
  const desk = await readDesk(db, season, { kind, links, asked })
  await letOthers()
  return { book, asked, desk, pairs: await inSlices(pairing(kind, book, desk)) }
}

/** Both sides of a kind as rows. */
async function readBoth(db: Reader, actor: Actor, of: OfKind): Promise<Both> {
  const { season, kind } = of
  const { book, asked, desk: told, pairs } = of.sides ?? (await readSides(db, actor, of))
  const desk = { ...told, lastReceipts: await readLastReceipts(db, season, kind) }
  await letOthers()
  return { slices: sliceBySlice(comparing({ kind, book, desk }, pairs)), asked, season: desk.season }
}

export const seasonOf = (actor: Pick<Actor, 'accountId'>, clientId: string, year: number): Season => ({
  accountId: actor.accountId,
  clientId,
  year,
})

/** A comparison whose rows are made as they are taken: all of a large farm's would stand in memory beside what they are made of. */
interface InParts {
  readonly members: Omit<PriaComparison, 'rows'>
  readonly parts: AsyncIterable<readonly PriaRow[]>
}

async function* rowsIn(slices: Both['slices']): InParts['parts'] {
  for await (const slice of slices) yield slice.map(({ row }) => row)
}

/** The comparison as it is known, without asking anybody. */
export async function readComparison(db: Reader, actor: Actor, of: Asked & Known): Promise<InParts> {
  const { kind, year, clientId, access, ...known } = of
  const runId = await openRunId(db, actor.accountId)
  const empty: InParts['members'] = {
    kind,
    year,
    access,
    asOf: null,
    season: null,
    unreadable: 0,
    openRunId: runId,
  }
  if (clientId === undefined) return { members: empty, parts: rowsIn(sliceBySlice([])) }
  const both = await readBoth(db, actor, {
    season: seasonOf(actor, clientId, year),
    kind: AGENCY_KIND_OF[kind],
    ...known,
  })
  const members = {
    ...empty,
    asOf: both.asked.at.get(AGENCY_KIND_OF[kind]) ?? null,
    unreadable: both.asked.unreadable.get(AGENCY_KIND_OF[kind]) ?? 0,
    season: both.season,
  }
  return { members, parts: rowsIn(both.slices) }
}

/** Kinds that a comparison looks at: all others stand on fields. */
export const kindsBehind = (kind: AgencyKind): AgencyKind[] =>
  kind === 'FIELD' ? ['FIELD'] : ['FIELD', kind]

const NOTHING: Told = { records: new Map(), unreadable: [] }

/** Records of some kinds as PRIA holds them now. */
export interface Answered {
  readonly season: AgencySeason | undefined
  readonly kinds: readonly (Told & { readonly kind: AgencyKind })[]
}

export async function askAnew(desk: AgencyDesk, kinds: readonly AgencyKind[]): Promise<Answered> {
  const season = await desk.season()
  const told: (Told & { kind: AgencyKind })[] = []
  for (const kind of kinds) told.push({ kind, ...(season ? await desk.records(kind) : NOTHING) })
  return { season, kinds: told }
}

/** Puts what PRIA told in the place of what it told before. */
export async function storeAnswered(
  shelf: Shelf,
  { season: of, at }: { readonly season: Season; readonly at: string },
  { season, kinds }: Answered,
): Promise<void> {
  for (const { kind, ...told } of kinds) await storeRecords(shelf, { ...of, kind, at }, { ...told, season })
}

/** Signs by which a field is known for certain. */
const CERTAIN: ReadonlySet<string> = new Set(['OWN_ID', 'PRIA_ID'])

const isAgreed = (link: Link, agreed: AgencyBody | null): boolean =>
  (agreed !== null && link.agreedText === keptText(agreed)) || isSame(link.agreed, agreed)

/** Note that a pair is to have; nothing where it has it, or nobody knows it for certain. */
function noteOf({ local, record, link, candidates, matchedBy }: Pair, kind: AgencyKind) {
  if (local?.body == null || record === null || candidates.length > 0) return undefined
  const isCertain = kind === 'FIELD' && link?.agencyId == null
  if (isCertain && !CERTAIN.has(matchedBy ?? '')) return undefined
  const areSame = isSame(local.body, record.body)
  if (!areSame && !isCertain) return undefined
  const agreed = areSame ? record.body : null
  if (link?.agencyId === record.id && isAgreed(link, agreed)) return undefined
  return { local, record, agreed, ownId: record.ownId ?? link?.ownId }
}

/** Pairs after which others may have their turn, and notes that are written at once. */
const [NOTED_AT_ONCE, WRITTEN_AT_ONCE] = [250, 100]

/**
 * Notes what both sides hold alike, so that it is known later who changed it; fields that are known for certain are linked.
 * Links are no records of the farm: they have no journal. Answers whether there was something to note.
 */
async function noteAgreed(
  write: Write,
  actor: Actor,
  { season, kind, pairs }: Pick<OfKind, 'season' | 'kind'> & Pick<Sides, 'pairs'>,
): Promise<boolean> {
  const notes: NonNullable<ReturnType<typeof noteOf>>[] = []
  for (const [i, pair] of pairs.entries()) {
    if (i % NOTED_AT_ONCE === 0) await letOthers()
    const note = noteOf(pair, kind)
    if (note !== undefined) notes.push(note)
  }
  for (let i = 0; i < notes.length; i += WRITTEN_AT_ONCE) {
    await write(async (tx) => {
      for (const { local, record, agreed, ownId } of notes.slice(i, i + WRITTEN_AT_ONCE))
        await storeLink(
          tx,
          { ...season, kind, recordId: local.recordId, part: local.part },
          { own_id: ownId ?? actor.newId(), agency_id: record.id, agreed: agreedText(agreed) },
        )
    })
    await letOthers()
  }
  return notes.length > 0
}

/** Notes what is alike of some kinds, once what PRIA told of them is stored. Answers what was read of the last, to be compared by. */
export async function noteAll(
  { db, write }: Shelf,
  actor: Actor,
  { season, kinds }: { readonly season: Season; readonly kinds: readonly AgencyKind[] },
): Promise<Known> {
  // yields and work are told from jobs, which are in the book of the one as in that of the other
  const [kind = 'FIELD'] = kinds.slice(-1)
  const book = await bookOf(db, actor, { season, kind })
  let links: Link[] | undefined
  let sides: Sides | undefined
  for (const each of kinds) {
    links ??= await readLinks(db, season)
    sides = await readSides(db, actor, { season, kind: each, book, links })
    if (await noteAgreed(write, actor, { season, kind: each, pairs: sides.pairs })) links = sides = undefined
  }
  return { book, ...(links && { links }), ...(sides && { sides }) }
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
  const { slices, season } = await readBoth(db, actor, of)
  const rows: Compared[] = []
  for await (const slice of slices) for (const each of slice) rows.push(each)
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
