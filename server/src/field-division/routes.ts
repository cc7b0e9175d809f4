import * as contract from '@vagu/core/field-division/contract'
import { type Route, write } from '../http/call.ts'
import { mergeFields, splitField } from './divide.ts'
import { undoDivision } from './undo.ts'

export const fieldDivisionRoutes: readonly Route[] = [
  write(contract.splitField, ({ tx, actor, params, body }) =>
    splitField(tx, actor, { id: params.id, split: body }),
  ),
  write(contract.mergeFields, ({ tx, actor, body }) => mergeFields(tx, actor, body)),
  write(contract.undoDivision, ({ tx, actor, params }) => undoDivision(tx, actor, params.id)),
]
