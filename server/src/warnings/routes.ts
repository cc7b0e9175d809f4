import * as contract from '@vagu/core/warnings/contract'
import { read, type Route, write } from '../http/call.ts'
import { ignoreWarning, listHidden, showWarning } from './ignore.ts'
import { readRuleFacts } from './rule-facts.ts'

export const warningRoutes: readonly Route[] = [
  write(contract.ignoreWarning, ({ tx, who, body }) =>
    ignoreWarning(tx, who, { id: body._id, reason: body.reason }).then(() => undefined),
  ),
  write(contract.showWarning, ({ tx, who, body }) => showWarning(tx, who, body._id).then(() => undefined)),
  read(contract.listHiddenWarnings, ({ db, who }) => listHidden(db, who)),
  read(contract.getRuleFacts, ({ db, who, body }) => readRuleFacts(db, who, body)),
]
