/** Beginning a way to the OpenID provider: to sign in, to join an identity, to confirm that it is oneself. */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/openid/contract'
import type { UnmanagedHandler } from '../http/call.ts'
import type { OpenIdProvider, Ports } from '../ports.ts'
import { countTries, triesOfAddress } from '../users/limits.ts'
import { requireOwnProof } from '../users/own-password.ts'
import { rejectInDemo } from '../users/sign-in.ts'
import { beginAttempt } from './attempts.ts'

/** The provider of the installation; refuses with `switchedOff` where it names none. */
export function providerOf({ openId }: Pick<Ports, 'openId'>): OpenIdProvider {
  if (openId === undefined) throw new AppError('switchedOff')
  return openId
}

const countWays = (ports: Ports, address: string) =>
  countTries(ports, [triesOfAddress('OpenID by address', address)])

export const getOpenIdOffer: UnmanagedHandler<typeof contract.getOpenIdOffer> = async ({ ports }) => ({
  label: ports.openId?.label ?? null,
})

export const beginOpenIdSignIn: UnmanagedHandler<typeof contract.beginOpenIdSignIn> = async (call) => {
  const { ports, body, address } = call
  const provider = providerOf(ports)
  await countWays(ports, address)
  const { returnTo, remember: isRemembered } = body
  const way = { purpose: 'signIn', userId: null, returnTo, isRemembered } as const
  return { url: await provider.begin(await beginAttempt(call, way)) }
}

const ACCOUNT_PART = '/konto#sisselogimine'

export const beginOpenIdJoin: UnmanagedHandler<typeof contract.beginOpenIdJoin> = async (call) => {
  const { ports, body, session, address } = call
  rejectInDemo(ports)
  const provider = providerOf(ports)
  await countWays(ports, address)
  await requireOwnProof(ports, { session, address, password: body.password, at: 'password' })
  const of = { userId: session.userId, isRemembered: false }
  const way = { ...of, purpose: 'join', returnTo: ACCOUNT_PART } as const
  return { url: await provider.begin(await beginAttempt(call, way)) }
}

export const beginOpenIdConfirmation: UnmanagedHandler<typeof contract.beginOpenIdConfirmation> = async (
  call,
) => {
  const { ports, body, session, address } = call
  rejectInDemo(ports)
  const provider = providerOf(ports)
  await countWays(ports, address)
  const of = { userId: session.userId, isRemembered: false }
  const way = { ...of, purpose: 'confirm', returnTo: body.returnTo } as const
  return { url: await provider.begin(await beginAttempt(call, way)) }
}
