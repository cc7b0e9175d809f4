/** Coming back from the OpenID provider. The answer is always a page of ours, which says what came of it. */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/openid/contract'
import { type Outcome, RETURNED } from '@vagu/core/openid/schema'
import type { UnmanagedHandler } from '../http/call.ts'
import { Redirect } from '../http/redirect.ts'
import { logSecurity } from '../http/security-log.ts'
import { type OpenIdClaims, OpenIdRefused } from '../ports.ts'
import { signedIn } from '../users/sign-in.ts'
import { type Attempt, callbackOf, keepFound, takeAttempt } from './attempts.ts'
import { providerOf } from './begin.ts'
import { addIdentity, noteIdentityUse, ownerOf, tellOfIdentity, userOfIdentity } from './identities.ts'

type Call = Parameters<UnmanagedHandler<typeof contract.finishOpenId>>[0]

const SIGN_IN_PAGE = '/sisene'
const MAIN_PAGE = '/lisa'
/** An answer may be so much older than the way, because clocks differ, ms. */
const CLOCKS_DIFFER = 60_000

const SUCCESSES: ReadonlySet<Outcome> = new Set(['signedIn', 'joined', 'confirmed'])

/** The page with the outcome in its address. A page is a path of ours: nothing in it names another host. */
export function placeWith(page: string, outcome: Outcome): string {
  const url = new URL(page, 'http://page.invalid')
  url.searchParams.set(RETURNED.result, SUCCESSES.has(outcome) ? 'korras' : 'viga')
  url.searchParams.set(RETURNED.outcome, outcome)
  // a path that begins with two slashes would name a host
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

/** Where somebody is told that it came to nothing: where he began, or, where he is signed in after all, his main page. */
function pageOf({ session }: Call, attempt: Attempt | undefined): string {
  if (attempt !== undefined && attempt.purpose !== 'signIn') return attempt.returnTo
  if (session !== undefined) return MAIN_PAGE
  const returnTo = attempt?.returnTo ?? MAIN_PAGE
  return returnTo === MAIN_PAGE ? SIGN_IN_PAGE : `${SIGN_IN_PAGE}?edasi=${encodeURIComponent(returnTo)}`
}

const foundIn = ({ issuer, subject, name, email, isEmailProven }: OpenIdClaims) => ({
  issuer,
  subject,
  name,
  email,
  isEmailProven,
})

async function signInAs(call: Call, attempt: Attempt, claims: OpenIdClaims): Promise<string> {
  const { ports, address } = call
  const user = await ports.db.transaction().execute(async (tx) => {
    const known = await userOfIdentity(tx, claims)
    if (known === undefined) return undefined
    await noteIdentityUse(tx, claims, ports.now())
    const { userId, accountId } = known
    return signedIn(tx, call, { userId, accountId, isRemembered: attempt.isRemembered })
  })
  if (user === undefined) {
    await keepFound(ports, attempt, foundIn(claims))
    return `/sisene/jatka?katse=${attempt.id}`
  }
  logSecurity(ports, 'signed in by OpenID', { userId: user._id, address })
  return placeWith(attempt.returnTo, 'signedIn')
}

async function joinTo(call: Call, claims: OpenIdClaims): Promise<Outcome> {
  const { ports, session, newId, address } = call
  if (session === undefined) return 'otherSession'
  const { userId, accountId } = session
  const found = foundIn(claims)
  const isAdded = await ports.db.transaction().execute(async (tx) => {
    const actor = { userId, accountId, now: ports.now(), newId }
    const isNew = await addIdentity(tx, actor, found)
    if (isNew) await tellOfIdentity(tx, actor, found)
    return isNew
  })
  ports.letterWaits()
  if (isAdded) logSecurity(ports, 'identity joined', { userId, address })
  return isAdded || (await ownerOf(ports.db, claims))?.userId === userId ? 'joined' : 'taken'
}

async function confirm(call: Call, attempt: Attempt, claims: OpenIdClaims): Promise<Outcome> {
  const { ports, session, address } = call
  if (session === undefined) return 'otherSession'
  if ((await ownerOf(ports.db, claims))?.userId !== session.userId) return 'unknown'
  const asked = Date.parse(attempt.createdAt) - CLOCKS_DIFFER
  if (claims.authenticatedAt === null || claims.authenticatedAt.getTime() < asked) return 'notFresh'
  await ports.db
    .updateTable('session')
    .set({ confirmed_at: ports.now().toISOString() })
    .where('session_hash', '=', session.hash)
    .execute()
  logSecurity(ports, 'confirmed by OpenID', { userId: session.userId, address })
  return 'confirmed'
}

async function goOn(call: Call, attempt: Attempt): Promise<string> {
  const { ports, session, request } = call
  const answer = new URL(callbackOf(ports) + new URL(request.url).search)
  const claims = await providerOf(ports).finish(answer, attempt)
  if (attempt.purpose === 'signIn') return signInAs(call, attempt, claims)
  if (session?.userId !== attempt.userId)
    return placeWith(session === undefined ? SIGN_IN_PAGE : MAIN_PAGE, 'otherSession')
  const outcome =
    attempt.purpose === 'join' ? await joinTo(call, claims) : await confirm(call, attempt, claims)
  return placeWith(attempt.returnTo, outcome)
}

/** Outcome of an error; one that nobody expects is logged. */
function outcomeOf({ ports, address }: Call, error: unknown): Outcome {
  const refused = error instanceof OpenIdRefused
  if (refused && error.isCancelled) return 'cancelled'
  if (refused) {
    logSecurity(ports, 'sign-in failed', { of: 'OpenID', reason: String(error.cause), address })
    return 'refused'
  }
  if (error instanceof AppError && (error.code === 'sourceSilent' || error.code === 'switchedOff'))
    return 'silent'
  ports.log.error({ error }, 'a sign-in at the OpenID provider failed')
  return 'failed'
}

export const finishOpenId: UnmanagedHandler<typeof contract.finishOpenId> = async (call) => {
  const { ports, query, address } = call
  let attempt: Attempt | undefined
  try {
    attempt = query.state === undefined ? undefined : await takeAttempt(call, query.state)
    if (attempt !== undefined) return new Redirect(await goOn(call, attempt))
    logSecurity(ports, 'sign-in failed', { of: 'OpenID', reason: 'no such state', address })
    return new Redirect(placeWith(pageOf(call, undefined), 'expired'))
  } catch (error) {
    return new Redirect(placeWith(pageOf(call, attempt), outcomeOf(call, error)))
  }
}
