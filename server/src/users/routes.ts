import * as contract from '@vagu/core/users/contract'
import { own, read, type Route, write } from '../http/call.ts'
import { sendFeedback } from './feedback.ts'
import { resetPassword, setPassword, setPasswordAfterReset } from './passwords.ts'
import { endSession, listSessions } from './sessions.ts'
import { proveEmail, sendEmailProof } from './proof.ts'
import { getAuth, login, logout, register } from './sign-in.ts'

export const userRoutes: readonly Route[] = [
  own(contract.getAuth, getAuth),
  own(contract.login, login),
  own(contract.logout, logout),
  own(contract.register, register),
  own(contract.resetPassword, resetPassword),
  own(contract.setPasswordAfterReset, setPasswordAfterReset),
  own(contract.setPassword, setPassword),
  own(contract.sendEmailProof, sendEmailProof),
  own(contract.proveEmail, proveEmail),
  own(contract.sendFeedback, sendFeedback),
  read(contract.listSessions, ({ db, who, session }) => listSessions(db, who, session.hash)),
  write(contract.endSession, ({ tx, who, params, ports }) => endSession(tx, who, { ports, hash: params.id })),
]
