import * as contract from '@vagu/core/openid/contract'
import { logSecurity } from '../http/security-log.ts'
import { read, type Route, unmanaged, write } from '../http/call.ts'
import { isConfirmed } from '../users/own-password.ts'
import { passwordHashOf } from '../users/passwords.ts'
import { rejectInDemo } from '../users/sign-in.ts'
import { beginOpenIdConfirmation, beginOpenIdJoin, beginOpenIdSignIn, getOpenIdOffer } from './begin.ts'
import { finishOpenId } from './finish.ts'
import { dropIdentity, listIdentities } from './identities.ts'
import { joinByLink, joinByPassword, readNewcomer, registerByOpenId, sendJoinLink } from './newcomers.ts'

export const openidRoutes: readonly Route[] = [
  unmanaged(contract.getOpenIdOffer, getOpenIdOffer),
  unmanaged(contract.beginOpenIdSignIn, beginOpenIdSignIn),
  unmanaged(contract.finishOpenId, finishOpenId),
  unmanaged(contract.readNewcomer, readNewcomer),
  unmanaged(contract.registerByOpenId, registerByOpenId),
  unmanaged(contract.joinByPassword, joinByPassword),
  unmanaged(contract.sendJoinLink, sendJoinLink),
  unmanaged(contract.joinByLink, joinByLink),
  read(contract.getOwnSignIn, async ({ db, session, ports }) => ({
    label: ports.openId?.label ?? null,
    hasPassword: (await passwordHashOf(db, session.userId)) !== '',
    isConfirmed: await isConfirmed(ports, session),
    identities: await listIdentities(db, session.userId),
  })),
  unmanaged(contract.beginOpenIdJoin, beginOpenIdJoin),
  unmanaged(contract.beginOpenIdConfirmation, beginOpenIdConfirmation),
  write(contract.removeIdentity, async ({ tx, actor, params, ports }) => {
    rejectInDemo(ports)
    await dropIdentity(tx, actor, params.id)
    logSecurity(ports, 'identity removed', { userId: actor.userId })
    return undefined
  }),
]
