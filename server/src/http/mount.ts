/** A contract becomes a route: admit, parse, do in one transaction, answer. */
import { needOf, roleMay } from '@vagu/core/access'
import { PATH_PARAMETER } from '@vagu/core/endpoint'
import { AppError } from '@vagu/core/errors'
import { withoutMoney } from '@vagu/core/money'
import { refusalsOf } from '@vagu/core/refusals'
import type { Context, Hono } from 'hono'
import { countChange } from '../db/activity.ts'
import { idMaker } from '../db/actor.ts'
import type { Ports } from '../ports.ts'
import { checkAccess } from './access.ts'
import type { CallParts, Route } from './call.ts'
import { Download, downloadResponse } from './download.ts'
import { errorReply } from './errors.ts'
import { joinedBytes, JsonText } from './json-text.ts'
import { NotModified, setCacheHeaders } from './not-modified.ts'
import { Redirect, redirectResponse } from './redirect.ts'
import { withParts } from './parts.ts'
import { logSecurity } from './security-log.ts'
import { awaitTurn } from './turn.ts'
import type { Storing } from './storing.ts'
import { checkCsrf, checkSignedInAs, readSession, type Session, visitorToken } from './session.ts'

/** Facts that a home may tell of a request beside the request itself. */
export interface Bindings {
  Bindings: { address?: string }
}
type Call = Context<Bindings>

type JsonBody = string | JsonText['sent']

const jsonResponse = (body: JsonBody, init: { status: number; headers: Headers }): Response => {
  init.headers.set('content-type', 'application/json; charset=UTF-8')
  init.headers.set('cache-control', 'no-store')
  return new Response(body, init)
}

async function admit(route: Route, ports: Ports, request: Request): Promise<Session | undefined> {
  const session = await readSession(ports, request)
  const need = needOf(route.endpoint)
  if (need !== 'nothing' && session === undefined) throw new AppError('unauthenticated')
  if (need !== 'nothing' && session !== undefined) checkSignedInAs(request, session)
  await checkCsrf(ports, request, { ...route.endpoint, session })
  if (need !== 'nothing' && session !== undefined) await checkAccess(ports, session, need)
  return session
}

/** Whether a call stores more than how a screen was left. */
const storesRecords = ({ endpoint: { shape } }: Route): boolean =>
  shape.writes?.some((entity) => entity !== 'screens') ?? false

/** Runs the handler in the transaction its kind asks for. */
async function run(route: Route, ports: Ports, call: { parts: object; session: Session | undefined }) {
  const newId = idMaker(ports.now, ports.random)
  if (route.kind === 'unmanaged')
    return route.handle({ ...call.parts, session: call.session, newId } as never)
  if (call.session === undefined) throw new AppError('unauthenticated')
  const { accountId, userId } = call.session
  // made when the call's turn has come: the later of two changes is dated later
  const actor = () => ({ accountId, userId, now: ports.now(), newId })
  const common = { ...call.parts, session: call.session }
  if (route.kind === 'read') return route.handle({ ...common, actor: actor(), db: ports.db } as never)
  return ports.db.transaction().execute(async (tx) => {
    if (ports.engine === 'postgres') await awaitTurn(tx, accountId)
    const reply = await route.handle({ ...common, actor: actor(), tx } as never)
    if (storesRecords(route)) await countChange(tx, accountId, ports.now())
    return reply
  })
}

/** The reply as this session may see it: figures of money are empty for a role that sees none. */
function seenReply(session: Session | undefined, reply: unknown): unknown {
  if (session?.role === undefined || roleMay(session.role, 'money')) return reply
  return withoutMoney(reply instanceof JsonText ? JSON.parse(reply.text) : reply)
}

/** A refusal as this session may see it: the stored record that a conflict holds is seen as a reply is. */
function seenRefusal(session: Session | undefined, error: unknown): unknown {
  if (!(error instanceof AppError) || error.stored === undefined) return error
  const { code, fields, retryAfter } = error
  const stored = seenReply(session, error.stored)
  return new AppError(code, { fields, stored, ...(retryAfter !== undefined && { retryAfter }) })
}

/** The reply as JSON; one that is JSON already is checked, where replies are, by reading it, and sent as its bytes elsewhere. */
function replyBody(route: Route, ports: Ports, reply: unknown): JsonBody {
  const isWrapped = route.endpoint.shape.wrapped !== false
  const isJson = reply instanceof JsonText
  if (isJson && !ports.options.checksReplies) return isWrapped ? reply.sent : joinedBytes([reply.bytes])
  const seen = isJson ? JSON.parse(reply.text) : reply
  const text = JSON.stringify(ports.options.checksReplies ? route.endpoint.shape.reply.parse(seen) : seen)
  return isWrapped ? `{"data":${text}}` : text
}

function bytesResponse(bytes: unknown, type: string, headers: Headers): Response {
  setCacheHeaders(headers)
  if (bytes instanceof NotModified) return new Response(null, { status: 304, headers })
  if (!(bytes instanceof Uint8Array)) throw new Error('a call for bytes answered something else')
  headers.set('content-type', type)
  headers.set('x-content-type-options', 'nosniff')
  return new Response(new Uint8Array(bytes), { status: 200, headers })
}

function answer(route: Route, ports: Ports, result: { reply: unknown; headers: Headers }): Response {
  if (result.reply instanceof Redirect) return redirectResponse(result.reply, result.headers)
  if (result.reply === undefined) return new Response(null, { status: 204, headers: result.headers })
  const { bytes } = route.endpoint.shape
  if (bytes !== undefined && result.reply instanceof Download)
    return downloadResponse(result.reply, bytes, result.headers)
  if (bytes !== undefined) return bytesResponse(result.reply, bytes, result.headers)
  return jsonResponse(replyBody(route, ports, result.reply), { status: 200, headers: result.headers })
}

/** The one character that PostgreSQL keeps in no text; in an address it can only stand like this. */
const NUL_IN_ADDRESS = '%00'

/** Does what a request asks for. */
async function fulfil(
  route: Route,
  ports: Ports,
  response: { context: Call; headers: Headers; ask: CallParts<never>['ask'] },
): Promise<Response> {
  const { context, headers, ask } = response
  const request = context.req.raw
  if (request.url.includes(NUL_IN_ADDRESS)) throw new AppError('unreadable')
  const session = await admit(route, ports, request)
  const address = context.env?.address ?? ''
  // a signal is made when somebody asks for it, which few calls do
  const requester = {
    accountId: session?.accountId ?? address,
    get signal() {
      return request.signal
    },
  }
  const raw = { params: context.req.param(), query: context.req.query() }
  return withParts({ endpoint: route.endpoint, request, ...raw, requester, ports }, async (parts) => {
    const all = { ...parts, ports, headers, request, address, ask }
    const reply = await run(route, ports, { parts: all, session }).catch((error: unknown) => {
      throw seenRefusal(session, error)
    })
    return answer(route, ports, { reply: seenReply(session, reply), headers })
  })
}

/** Where replies are checked, a refusal that the contract does not tell of is a fault of ours. */
function asContracted({ endpoint }: Route, ports: Ports, error: unknown): unknown {
  if (!ports.options.checksReplies || !(error instanceof AppError)) return error
  if (refusalsOf(endpoint).has(error.code)) return error
  return new Error(`${endpoint.method} ${endpoint.path} says nothing of ${error.code}`, { cause: error })
}

interface ServeContext {
  readonly ports: Ports
  readonly storing: Storing
  readonly app: Hono<Bindings>
}

/** Asks the program for more on behalf of whoever sent a request: it is admitted and answered as if he had asked himself. */
const askFor =
  (app: Hono<Bindings>, { req: { raw }, env }: Call): CallParts<never>['ask'] =>
  async (path) =>
    app.fetch(new Request(new URL(`/api${path}`, raw.url), { headers: raw.headers, signal: raw.signal }), env)

async function serve(route: Route, { ports, storing, app }: ServeContext, context: Call): Promise<Response> {
  const request = context.req.raw
  const headers = new Headers()
  try {
    return await fulfil(route, ports, { context, headers, ask: askFor(app, context) })
  } catch (error) {
    const place = { method: request.method, path: context.req.path }
    const reply = errorReply(asContracted(route, ports, error), ports.log, place)
    const { status, body } = reply
    for (const [name, value] of Object.entries(reply.headers)) headers.set(name, value)
    if (body.error.code === 'cannotStore') storing.failed()
    if (body.error.code === 'wrongCsrf')
      logSecurity(ports, 'csrf refused', { ...place, address: context.env?.address ?? '' })
    const withToken =
      status === 401 ? { ...body, csrfToken: await visitorToken(ports, request, headers) } : body
    return jsonResponse(JSON.stringify(withToken), { status, headers })
  }
}

interface Mounted {
  readonly routes: readonly Route[]
  /** Told when a call could not store what it had to. */
  readonly storing: Storing
}

/** Mounts routes below `/api`; literal paths go before those with parameters. */
export function mount(app: Hono<Bindings>, ports: Ports, { routes, storing }: Mounted): void {
  const literalFirst = routes.toSorted((a, b) => parametersIn(a) - parametersIn(b))
  for (const route of literalFirst) {
    const path = `/api${route.endpoint.path.replaceAll(PATH_PARAMETER, ':$1')}`
    app.on(route.endpoint.method, path, (context) => serve(route, { ports, storing, app }, context))
  }
}
const parametersIn = (route: Route): number => route.endpoint.path.split('{').length - 1
