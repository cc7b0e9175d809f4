import { AppError } from '@vagu/core/errors'
import { versionOf } from '@vagu/core/history/schema'
import * as contract from '@vagu/core/machines/contract'
import { checkMachineEdit } from '@vagu/core/machines/rules'
import { Machine } from '@vagu/core/machines/schema'
import { addNamed, changeNamed, listNamed } from '../db/named.ts'
import { listDeletedNamed } from '../history/deleted.ts'
import * as named from '../history/named-handlers.ts'
import { read, type Route, write } from '../http/call.ts'
import { type MachineDocument, MACHINES } from './stored.ts'

const kind = MACHINES

async function assertValid(before: MachineDocument, after: MachineDocument): Promise<void> {
  const fields = checkMachineEdit(before, after)
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

export const machineRoutes: readonly Route[] = [
  read(contract.listMachines, ({ db, actor }) => listNamed(db, actor, kind)),
  write(contract.addMachine, ({ tx, actor, body }) => {
    const { _id, ...content } = body
    return addNamed(tx, actor, { kind, draft: body, content })
  }),
  write(contract.changeMachine, ({ tx, actor, params, body }) => {
    const { updatedAt: seen, ...content } = body
    return changeNamed(tx, actor, {
      kind,
      id: params.id,
      content,
      seen,
      judge: (before) => assertValid(before, content),
    })
  }),
  write(contract.deleteMachine, named.deleteHandler(kind)),
  write(contract.restoreMachine, named.restoreHandler(kind)),
  read(contract.listDeletedMachines, ({ db, actor, query }) =>
    listDeletedNamed(db, actor, { kind, after: query, factsOf: () => ({}) }),
  ),
  read(contract.listMachineVersions, named.versionsHandler(kind, versionOf(Machine))),
  write(contract.restoreMachineVersion, named.restoreVersionHandler(kind)),
]
