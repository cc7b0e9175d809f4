/** Calls of the contract below `/v1`, for whoever holds a token. */
import {
  AgencyBatch,
  type AgencyClient,
  AgencyConsent,
  AgencyKind,
  type AgencyMandate,
  type AgencyPage,
  MAX_PAGE,
} from '@vagu/core/agency/wire'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { type Hashed, receiptOf, takeBatch, type Taking } from './batch.ts'
import { Gate } from './gate.ts'
import { hang, type Hanging, meetMoods, pause } from './moods.ts'
import { type Bearer, bearerOf, type OAuthNeeds } from './oauth.ts'
import { Refusal, TOO_LARGE } from './refusal.ts'
import { hashOf } from './secrets.ts'
import type { Client, MoodKind } from './state.ts'
import type { Store } from './store.ts'

export interface CallNeeds extends OAuthNeeds, Hanging {
  /** How slow it is when it is slow, ms. */
  readonly slowness: number
}
interface Call {
  readonly store: Store
  readonly bearer: Bearer
  readonly context: Context
  /** Moods that spoil it. */
  readonly moods: ReadonlySet<MoodKind>
  readonly needs: CallNeeds
}
type Answer = (call: Call) => Promise<unknown>

/** Largest body, bytes. */
export const MAX_BODY = 8_000_000
const LAST = 1_000_000

const ANY: readonly MoodKind[] = [
  'SLOW',
  'HANG',
  'HTML_PAGE',
  'WRONG_ANSWER',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'TOKEN_EXPIRED',
]
const OF_BATCH: readonly MoodKind[] = [
  ...ANY,
  'TIMEOUT_AFTER_WRITE',
  'HALF_BATCH',
  'SEASON_CLOSES',
  'NEIGHBOUR_CHANGE',
]

const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json; charset=UTF-8' } })
const page = (): Response =>
  new Response('<!doctype html><title>Hooldus</title><h1>Süsteem on hoolduses</h1>', {
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  })

/** Answer that a mood gives instead of the call; nothing where it lets the call be done. */
export async function spoil(
  moods: ReadonlySet<MoodKind>,
  needs: Pick<CallNeeds, 'slowness' | 'onHang'>,
  request: Request,
): Promise<Response | undefined> {
  if (moods.has('SLOW')) await pause(needs.slowness, request.signal)
  if (moods.has('HANG')) await hang(request, needs)
  if (moods.has('HTML_PAGE')) return page()
  if (moods.has('WRONG_ANSWER')) return json({ tere: 'maailm' })
  if (moods.has('UNAVAILABLE'))
    return new Refusal('UNAVAILABLE', 'Teenus ei ole praegu kättesaadav.', 30).toResponse()
  if (moods.has('TOO_MANY_REQUESTS'))
    return new Refusal('TOO_MANY_REQUESTS', 'Liiga palju päringuid.', 2).toResponse()
  if (moods.has('TOKEN_EXPIRED'))
    return new Refusal('TOKEN_INVALID', 'Sisselogimine on aegunud.').toResponse()
  return undefined
}

const NO_MANDATE: AgencyMandate = { kind: 'NONE', kinds: [], until: null }

/** The mandate of somebody for a client today. */
export function mandateOf(client: Client, person: string, today: string): AgencyMandate {
  const mandate = client.mandates[person] ?? NO_MANDATE
  const isOver = mandate.until !== null && mandate.until < today
  return isOver && mandate.kind !== 'NONE' ? { ...mandate, kind: 'ENDED' } : mandate
}
const holds = ({ kind }: AgencyMandate): boolean => kind === 'FULL' || kind === 'LIMITED'

async function clientOf({
  store,
  bearer,
  context,
}: Call): Promise<{ client: Client; mandate: AgencyMandate }> {
  const client = await store.client(bearer.room, context.req.param('client') ?? '')
  if (client.mandates[bearer.person] === undefined) throw new Refusal('NOT_FOUND', 'Klienti ei ole.')
  const mandate = mandateOf(client, bearer.person, store.today())
  if (!holds(mandate))
    throw new Refusal('NO_MANDATE', 'Teil ei ole selle kliendi volitust, või see on lõppenud.')
  return { client, mandate }
}

/** The client, and the kinds that its consent covers; refuses where there is none. */
async function consented(call: Call) {
  const found = await clientOf(call)
  const kinds = found.client.consents[call.bearer.sender]
  if (kinds === undefined)
    throw new Refusal('NO_CONSENT', 'Klient ei ole andmete vahetamiseks nõusolekut andnud.')
  return { ...found, kinds }
}

function seasonIn({ seasons }: Client, { context }: Call) {
  const found = seasons.find(({ year }) => String(year) === context.req.param('year'))
  if (found === undefined) throw new Refusal('NOT_FOUND', 'Sellist hooaega ei ole.')
  return found
}

async function bodyOf<S extends z.ZodType>({ context }: Call, schema: S): Promise<z.output<S>> {
  const text = await context.req.text()
  if (text.length > MAX_BODY) throw new Refusal('INVALID', TOO_LARGE)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('INVALID', 'Päring ei ole JSON.')
  }
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const places = read.error.issues.slice(0, 5).map(({ path }) => path.join('.'))
  throw new Refusal('INVALID', `Päring on vigane: ${places.join(', ')}.`)
}

const getPerson: Answer = async ({ store, bearer }) => {
  const person = (await store.room(bearer.room)).people.find(({ code }) => code === bearer.person)
  if (person === undefined) throw new Refusal('TOKEN_INVALID', 'Seda isikut enam ei ole.')
  return person
}

const listClients: Answer = async ({ store, bearer }) => {
  const { clients } = await store.room(bearer.room)
  return clients.flatMap((client): AgencyClient[] => {
    if (client.mandates[bearer.person] === undefined) return []
    const { id, name, registryCode, consents } = client
    const mandate = mandateOf(client, bearer.person, store.today())
    return [{ id, name, registryCode, mandate, hasConsent: consents[bearer.sender] !== undefined }]
  })
}

const putConsent: Answer = async (call) => {
  const { client } = await clientOf(call)
  const { kinds } = await bodyOf(call, AgencyConsent)
  const { room, sender } = call.bearer
  const set = (before: Client): Client => ({ ...before, consents: { ...before.consents, [sender]: kinds } })
  await call.store.changeClient(room, client.id, set)
  return { kinds }
}
const dropConsent: Answer = async (call) => {
  const { client } = await clientOf(call)
  const { room, sender } = call.bearer
  await call.store.changeClient(room, client.id, (before) => {
    const { [sender]: _, ...consents } = before.consents
    return { ...before, consents }
  })
  return { kinds: [] }
}
const listSeasons: Answer = async (call) => (await consented(call)).client.seasons

const listRecords: Answer = async (call): Promise<z.infer<typeof AgencyPage>> => {
  const { client, kinds } = await consented(call)
  const { year } = seasonIn(client, call)
  const { kind, cursor = '0', limit } = call.context.req.query()
  const wanted = kind === undefined ? undefined : AgencyKind.safeParse(kind)
  if (wanted?.success === false) throw new Refusal('INVALID', 'Sellist liiki kirjeid ei ole.')
  if (wanted && !kinds.includes(wanted.data))
    throw new Refusal('NO_CONSENT', 'Nõusolek seda liiki kirjeid ei hõlma.')
  const most = Math.min(MAX_PAGE, Math.max(1, Number(limit ?? MAX_PAGE) || MAX_PAGE))
  const from = Math.min(LAST, Math.max(0, Math.floor(Number(cursor)) || 0))
  const { records } = await call.store.book({ room: call.bearer.room, client: client.id, year })
  const seen = records.filter((each) => (wanted ? each.kind === wanted.data : kinds.includes(each.kind)))
  const next = from + most < seen.length ? String(from + most) : null
  return { records: seen.slice(from, from + most), next }
}

/** Parts of a batch that moods spoil. */
const spoiled = (moods: ReadonlySet<MoodKind>, count: number): Partial<Taking> => ({
  ...(moods.has('HALF_BATCH') && { most: Math.floor(count / 2) }),
  ...(moods.has('SEASON_CLOSES') && { closesAfter: Math.floor(count / 2) }),
  ...(moods.has('NEIGHBOUR_CHANGE') && { isDisturbed: true }),
})

async function closeSeason({ store, bearer }: Call, client: string, year: number): Promise<void> {
  await store.changeClient(bearer.room, client, (before) => ({
    ...before,
    seasons: before.seasons.map((season) => (season.year === year ? { ...season, state: 'CLOSED' } : season)),
  }))
}

const takesBatch: Answer = async (call) => {
  const { store, bearer, moods, needs, context } = call
  const { client, mandate, kinds } = await consented(call)
  const season = seasonIn(client, call)
  const batch = await bodyOf(call, AgencyBatch)
  const hashed: Hashed = { batch, hash: await hashOf(JSON.stringify(batch)) }
  const name = needs.senders.find(({ id }) => id === bearer.sender)?.name ?? bearer.sender
  const mayWrite = mandate.kind === 'FULL' ? kinds : kinds.filter((kind) => mandate.kinds.includes(kind))
  const taking: Taking = {
    sender: { name, kinds: mayWrite },
    season,
    now: store.now(),
    today: store.today(),
    newId: (number) => `${client.id}-${season.year}-${number}`,
    ...spoiled(moods, batch.changes.length),
  }
  const place = { room: bearer.room, client: client.id, year: season.year }
  const { receipt, isClosed } = await store.changeBook(place, (book) => {
    const before = receiptOf(book, hashed)
    if (before) return { result: { receipt: before, isClosed: false } }
    const taken = takeBatch(book, hashed, taking)
    return { after: taken.after, result: taken }
  })
  if (isClosed) await closeSeason(call, client.id, season.year)
  if (moods.has('TIMEOUT_AFTER_WRITE')) await hang(context.req.raw, needs)
  if (!moods.has('HALF_BATCH')) return receipt
  const text = JSON.stringify(receipt)
  return new Response(text.slice(0, text.length / 2), { headers: { 'content-type': 'application/json' } })
}

const getReceipt: Answer = async (call) => {
  const { client } = await consented(call)
  const { year } = seasonIn(client, call)
  const { batches } = await call.store.book({ room: call.bearer.room, client: client.id, year })
  const found = batches.find(({ receipt }) => receipt.batchId === call.context.req.param('batch'))
  if (found === undefined) throw new Refusal('NOT_FOUND', 'Sellist pakki ei ole vastu võetud.')
  return found.receipt
}

const ROUTES: readonly (readonly [method: string, path: string, answer: Answer])[] = [
  ['GET', '/v1/person', getPerson],
  ['GET', '/v1/clients', listClients],
  ['PUT', '/v1/clients/:client/consent', putConsent],
  ['DELETE', '/v1/clients/:client/consent', dropConsent],
  ['GET', '/v1/clients/:client/seasons', listSeasons],
  ['GET', '/v1/clients/:client/seasons/:year/records', listRecords],
  ['POST', '/v1/clients/:client/seasons/:year/batches', takesBatch],
  ['GET', '/v1/clients/:client/seasons/:year/batches/:batch', getReceipt],
]

export function mountCalls(app: Hono, needs: CallNeeds): void {
  const { store } = needs
  const gate = new Gate()
  const serve = async (context: Context, answer: Answer): Promise<Response> => {
    const token = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    const bearer = token === undefined ? undefined : await bearerOf(needs, token)
    if (bearer === undefined) throw new Refusal('TOKEN_INVALID', 'Logige sisse.')
    return gate.pass(bearer, async () => {
      const asked = { room: bearer.room, client: context.req.param('client') }
      const moods = await meetMoods(store, asked, answer === takesBatch ? OF_BATCH : ANY)
      const spoiledAnswer = await spoil(moods, needs, context.req.raw)
      if (spoiledAnswer) return spoiledAnswer
      const result = await answer({ store, bearer, context, moods, needs })
      return result instanceof Response ? result : json(result)
    })
  }
  for (const [method, path, answer] of ROUTES)
    app.on(method, path, (context) =>
      serve(context, answer).catch((error: unknown) => {
        if (error instanceof Refusal) return error.toResponse()
        throw error
      }),
    )
}
