/** Signing in at the agency, and coming back. The answer to coming back is always a page of ours, which says what came of it. */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/pria-connection/contract'
import { PRIA_RETURNED, type PriaOutcome } from '@vagu/core/pria-connection/schema'
import type { UnmanagedHandler } from '../http/call.ts'
import { Redirect } from '../http/redirect.ts'
import { logSecurity } from '../http/security-log.ts'
import { AgencyFailure, type Ports } from '../ports.ts'
import { countTries } from '../users/limits.ts'
import { beginAttempt, callbackOf, newQuestion, takeAttempt } from './attempts.ts'
import { atAgency } from './failures.ts'
import { agencyOf, roomOf, storeLogin } from './login.ts'
import { wakeRuns } from './wake.ts'

const PAGE = '/pria/uhendus'

/** Tokens for a code, kept with who it is. */
async function signIn(ports: Ports, userId: string, { code, verifier }: { code: string; verifier: string }) {
  const agency = agencyOf(ports)
  const tokens = await agency.tokensFor(code, { verifier, callback: callbackOf(ports) })
  const person = await agency.person(tokens.access_token)
  await storeLogin(ports, userId, { tokens, person })
  await wakeRuns(ports, { waitsFor: ['NEEDS_SIGN_IN', 'NO_MANDATE'], userId })
  logSecurity(ports, 'signed in at PRIA', { userId })
  return person
}

export const countAsked = (ports: Ports, userId: string) =>
  countTries(ports, [{ of: 'PRIA by user', by: userId }])

export const signInAtPria: UnmanagedHandler<typeof contract.signInAtPria> = async (call) => {
  const { ports, session } = call
  const { userId } = session
  const agency = agencyOf(ports)
  await countAsked(ports, userId)
  const room = agency.hasRooms ? await roomOf(ports, userId) : ''
  if (agency.signInAtOnce === undefined)
    return { url: agency.signInPage(await beginAttempt(call, { userId, room })), person: null }
  const { question, verifier } = await newQuestion(ports, room)
  const code = await agency.signInAtOnce(question)
  return { url: null, person: await atAgency(signIn(ports, userId, { code, verifier })) }
}

const placeWith = (outcome: PriaOutcome): Redirect => {
  const result = outcome === 'signedIn' ? 'korras' : 'viga'
  const query = new URLSearchParams({ [PRIA_RETURNED.result]: result, [PRIA_RETURNED.outcome]: outcome })
  return new Redirect(`${PAGE}?${query.toString()}`)
}

type Call = Parameters<UnmanagedHandler<typeof contract.finishPriaSignIn>>[0]

async function goOn(call: Call): Promise<PriaOutcome> {
  const { ports, query, session, address } = call
  const attempt = query.state === undefined ? undefined : await takeAttempt(call, query.state)
  if (attempt === undefined) {
    logSecurity(ports, 'sign-in failed', { of: 'agency', reason: 'no such state', address })
    return 'expired'
  }
  if (session?.userId !== attempt.userId) return 'otherSession'
  if (query.error !== undefined) return query.error === 'access_denied' ? 'cancelled' : 'refused'
  if (query.code === undefined) return 'refused'
  await signIn(ports, attempt.userId, { code: query.code, verifier: attempt.verifier })
  return 'signedIn'
}

/** Outcome of an error; one that nobody expects is logged. */
function outcomeOf({ ports, address }: Call, error: unknown): PriaOutcome {
  if (error instanceof AppError && error.code === 'switchedOff') return 'silent'
  if (!(error instanceof AgencyFailure)) {
    ports.log.error({ error }, 'a sign-in at the agency failed')
    return 'failed'
  }
  if (error.kind !== 'REFUSED' && error.kind !== 'TOKEN_INVALID') return 'silent'
  logSecurity(ports, 'sign-in failed', { of: 'agency', reason: error.code ?? error.kind, address })
  return 'refused'
}

export const finishPriaSignIn: UnmanagedHandler<typeof contract.finishPriaSignIn> = async (call) =>
  placeWith(await goOn(call).catch((error: unknown) => outcomeOf(call, error)))
