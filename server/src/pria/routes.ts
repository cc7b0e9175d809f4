import type { AgencyKind } from '@vagu/core/agency/wire'
import { AppError } from '@vagu/core/errors'
import * as contract from '@vagu/core/pria/contract'
import type { PriaAccess, PriaKind } from '@vagu/core/pria/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { AGENCY_KIND_OF } from '@vagu/core/pria/kinds'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { Unchanged } from '../db/unchanged.ts'
import { jsonInParts, type JsonText } from '../http/json-text.ts'
import { Places } from '../http/places.ts'
import { read, type Route, unmanaged, write } from '../http/call.ts'
import type { Ports } from '../ports.ts'
import { isInOtherWorld, storedConnection } from '../pria-connection/connection.ts'
import { readLogin } from '../pria-connection/login.ts'
import { askAndNote } from './ask.ts'
import { type Asked, kindsBehind, type Known, readComparison, readPlan, seasonOf } from './compare.ts'
import { DeskFault, desksOf } from './desk.ts'
import { listReceipts } from './receipts.ts'
import { listRuns, readRun } from './run-reads.ts'
import * as runs from './runs.ts'
import { readPriaStatus } from './status.ts'

interface Who {
  readonly accountId: string
  readonly userId: string
}

interface Standing {
  readonly clientId: string | undefined
  readonly access: PriaAccess
}

/** The client of the farm, and how the connection stands for some kinds as far as nobody has to be asked. */
async function connectionOf(
  db: Reader,
  ports: Ports,
  { accountId, userId, kinds = [] }: Who & { readonly kinds?: readonly AgencyKind[] },
): Promise<Standing> {
  const stored = await storedConnection(db, accountId)
  if (stored === undefined) return { clientId: undefined, access: 'NOT_CONNECTED' }
  const { clientId } = stored
  if (await isInOtherWorld(db, stored, userId)) return { clientId, access: 'OTHER_WORLD' }
  if (kinds.some((kind) => !stored.kinds.includes(kind))) return { clientId, access: 'NO_CONSENT' }
  const isSignedIn = (await readLogin({ db, sealer: ports.sealer }, userId)) !== undefined
  return { clientId, access: isSignedIn ? 'CONNECTED' : 'NEEDS_SIGN_IN' }
}

async function requireClient(db: Reader, { accountId }: Pick<Who, 'accountId'>): Promise<string> {
  const connection = await storedConnection(db, accountId)
  if (connection === undefined) throw new AppError('priaNotConnected')
  return connection.clientId
}

/** The same for who asks or sends: in his own world, not in another's. */
async function requireOwnClient(db: Reader, { accountId, userId }: Who): Promise<string> {
  const connection = await storedConnection(db, accountId)
  if (connection && (await isInOtherWorld(db, connection, userId))) throw new AppError('priaNoConsent')
  return requireClient(db, { accountId })
}

const REFUSALS = {
  NEEDS_SIGN_IN: 'priaNeedsSignIn',
  NO_MANDATE: 'priaNoMandate',
  NO_CONSENT: 'priaNoConsent',
  BUSY: 'sourceSilent',
  AWAY: 'sourceSilent',
  INVALID: 'sourceSilent',
  NOT_FOUND: 'priaNoMandate',
} as const

const asRefusal = (error: unknown): unknown =>
  error instanceof DeskFault ? new AppError(REFUSALS[error.kind]) : error

interface Asking {
  readonly ports: Ports
  readonly actor: Actor
  readonly kind: PriaKind
  readonly year: number
}

/** A comparison as it travels: of a large farm that is some 8 MB. */
async function comparisonText(db: Reader, actor: Actor, of: Asked & Known): Promise<JsonText> {
  const { members, parts } = await readComparison(db, actor, of)
  return jsonInParts(members, { name: 'rows', parts })
}

/** Asks the agency first, with no transaction open meanwhile, and stores what it told. */
async function askAndCompare({ ports, actor, kind, year }: Asking) {
  const { db, agency } = ports
  if (agency === undefined) throw new AppError('switchedOff')
  const clientId = await requireOwnClient(db, actor)
  const { accountId, userId } = actor
  const of = AGENCY_KIND_OF[kind]
  const desk = desksOf(ports)({ accountId, userId, clientId, year })
  const season = seasonOf(actor, clientId, year)
  const known = await askAndNote(ports, actor, { desk, season, kinds: kindsBehind(of) }).catch(
    (error: unknown) => {
      throw asRefusal(error)
    },
  )
  const comparison = { kind, year, clientId, access: 'CONNECTED' as const, ...known }
  return places.do(accountId, () => comparisonText(db, actor, comparison))
}

/** A comparison of a large farm holds some 60 MB while it is made. */
const places = new Places({ atOnce: 2, ofFarm: 30 })

/** Every screen asks for it, and between two saves it is the same. */
const unchanged = new Unchanged<Awaited<ReturnType<typeof readPriaStatus>>>()

export const priaRoutes: readonly Route[] = [
  read(contract.getPriaStatus, async ({ db, actor, query: { year }, ports }) => {
    const connection = await connectionOf(db, ports, actor)
    return unchanged.ask({
      db,
      engine: ports.engine,
      accountId: actor.accountId,
      key: `${year} ${dayInTallinn(actor.now)} ${connection.clientId ?? ''} ${connection.access}`,
      answer: () =>
        places.do(actor.accountId, () =>
          readPriaStatus(db, actor, { year, ...connection, isTest: ports.agency?.isTest ?? false }),
        ),
    })
  }),
  read(contract.getPriaComparison, async ({ db, actor, params, ports }) => {
    const kinds = kindsBehind(AGENCY_KIND_OF[params.kind])
    const connection = await connectionOf(db, ports, { ...actor, kinds })
    return places.do(actor.accountId, () => comparisonText(db, actor, { ...params, ...connection }))
  }),
  unmanaged(contract.askPriaAnew, ({ params: { kind, year }, ports, session, newId }) => {
    const { accountId, userId } = session
    return askAndCompare({ ports, kind, year, actor: { accountId, userId, now: ports.now(), newId } })
  }),
  read(contract.previewPria, async ({ db, actor, params: { kind, year }, body }) => {
    const clientId = await requireClient(db, actor)
    const season = seasonOf(actor, clientId, year)
    const of = { season, kind: AGENCY_KIND_OF[kind], choices: body.rows }
    return (await places.do(actor.accountId, () => readPlan(db, actor, of))).preview
  }),
  unmanaged(contract.startPriaRun, async ({ params: { kind, year }, body: draft, ports, session, newId }) => {
    const { accountId, userId } = session
    const actor = { accountId, userId, now: ports.now(), newId }
    const season = seasonOf(actor, await requireOwnClient(ports.db, actor), year)
    const run = await places.do(accountId, () => runs.startRun(ports, actor, { season, kind, draft }))
    ports.priaWaits()
    return run
  }),
  read(contract.listPriaRuns, ({ db, actor, query }) => listRuns(db, actor, query.year)),
  read(contract.getPriaRun, ({ db, actor, params }) => readRun(db, actor, params.id)),
  write(contract.pausePriaRun, ({ tx, actor, params }) => runs.pauseRun(tx, actor, params.id)),
  write(contract.resumePriaRun, async ({ tx, actor, params, ports }) => {
    const run = await runs.resumeRun(tx, actor, params.id)
    ports.priaWaits()
    return run
  }),
  write(contract.cancelPriaRun, ({ tx, actor, params }) => runs.cancelRun(tx, actor, params.id)),
  read(contract.listPriaReceipts, ({ db, actor, query }) => listReceipts(db, actor, query)),
]
