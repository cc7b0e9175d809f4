import * as contract from '@vagu/core/users/contract'
import * as linksContract from '@vagu/core/users/links-contract'
import { unmanaged, read, type Route, write } from '../http/call.ts'
import { sendFeedback } from './feedback.ts'
import * as links from './links.ts'
import { resetPassword, setPassword, setPasswordAfterReset } from './passwords.ts'
import { changeEmail, keepEmail } from './email-change.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { proveEmail, sendEmailProof } from './proof.ts'
import { getAuth, login, logout, register } from './sign-in.ts'

export const userRoutes: readonly Route[] = [
  unmanaged(contract.getAuth, getAuth),
  unmanaged(contract.login, login),
  unmanaged(contract.logout, logout),
  unmanaged(contract.register, register),
  unmanaged(contract.resetPassword, resetPassword),
  unmanaged(contract.setPasswordAfterReset, setPasswordAfterReset),
  unmanaged(contract.setPassword, setPassword),
  unmanaged(contract.sendEmailProof, sendEmailProof),
  unmanaged(contract.proveEmail, proveEmail),
  unmanaged(contract.changeEmail, changeEmail),
  unmanaged(contract.keepEmail, keepEmail),
  unmanaged(contract.sendFeedback, sendFeedback),
  read(contract.listSessions, ({ db, actor, session }) => listSessions(db, actor, session.hash)),
  write(contract.endSession, ({ tx, actor, params, ports }) =>
    endSession(tx, actor, { ports, hash: params.id }),
  ),
  write(contract.endOtherSessions, ({ tx, actor, session, ports }) =>
    endOtherSessions(tx, actor, { ports, hash: session.hash }),
  ),
  unmanaged(linksContract.linkAccount, links.linkAccount),
  unmanaged(linksContract.confirmLink, links.confirmLink),
  unmanaged(linksContract.unlinkAccount, links.unlinkAccount),
  unmanaged(linksContract.addLinkedUser, links.addLinkedUser),
  unmanaged(linksContract.switchAccount, links.switchAccount),
]
