import * as contract from '@vagu/core/warnings/contract'
import { type Route, write } from '../http/call.ts'
import { ignoreWarning } from './ignore.ts'

export const warningRoutes: readonly Route[] = [
  write(contract.ignoreWarning, ({ tx, who, body }) =>
    ignoreWarning(tx, who, { id: body._id, reason: body.reason }).then(() => undefined),
  ),
]
