import * as contract from '@vagu/core/field-division/contract'
import { type Route, unmanaged, write } from '../http/call.ts'
import { inTurn } from '../http/in-turn.ts'
import { mergeFields, splitField } from './divide.ts'
import { cutField, joinFields } from './shapes.ts'
import { undoDivision } from './undo.ts'

export const fieldDivisionRoutes: readonly Route[] = [
  unmanaged(contract.splitField, async (call) => {
    const { params, body: split } = call
    const cut = await cutField(call, { ...split, id: params.id })
    return inTurn(call, (tx, actor) => splitField(tx, actor, { id: params.id, split, cut }))
  }),
  unmanaged(contract.mergeFields, async (call) => {
    const joined = await joinFields(call, call.body)
    return inTurn(call, (tx, actor) => mergeFields(tx, actor, { merge: call.body, joined }))
  }),
  write(contract.undoDivision, ({ tx, actor, params }) => undoDivision(tx, actor, params.id)),
]
