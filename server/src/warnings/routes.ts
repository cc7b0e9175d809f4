import * as contract from '@vagu/core/warnings/contract'
import { read, type Route, write } from '../http/call.ts'
import { ignoreWarning, listHidden, showWarning } from './ignore.ts'
import { readRuleFacts } from './rule-facts.ts'

export const warningRoutes: readonly Route[] = [
  write(contract.ignoreWarning, ({ tx, actor, body }) =>
    ignoreWarning(tx, actor, { id: body._id, reason: body.reason }).then(() => undefined),
  ),
  write(contract.showWarning, ({ tx, actor, body }) =>
    showWarning(tx, actor, body._id).then(() => undefined),
  ),
  read(contract.listHiddenWarnings, ({ db, actor }) => listHidden(db, actor)),
  read(contract.getRuleFacts, ({ db, actor, body }) => readRuleFacts(db, actor, body)),
]
