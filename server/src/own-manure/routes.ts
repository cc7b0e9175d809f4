import * as contract from '@vagu/core/own-manure/contract'
import { read, type Route, write } from '../http/call.ts'
import { changeOwnManure, readOwnManure } from './store.ts'

export const ownManureRoutes: readonly Route[] = [
  read(contract.getOwnManure, ({ db, actor, params: { year } }) => readOwnManure(db, actor, year)),
  write(contract.changeOwnManure, async ({ tx, actor, params: { year }, body }) => {
    await changeOwnManure(tx, actor, { year, change: body })
    return readOwnManure(tx, actor, year)
  }),
]
