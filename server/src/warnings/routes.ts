import * as comments from '@vagu/core/warnings/comments-contract'
import * as contract from '@vagu/core/warnings/contract'
import { read, type Route, write } from '../http/call.ts'
import { addComment, deleteComment, listComments } from './comments.ts'
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
  read(comments.listWarningComments, ({ db, actor }) => listComments(db, actor)),
  write(comments.addWarningComment, ({ tx, actor, body }) => addComment(tx, actor, body)),
  write(comments.deleteWarningComment, ({ tx, actor, params }) => deleteComment(tx, actor, params.id)),
]
