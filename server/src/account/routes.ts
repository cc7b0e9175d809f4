import * as contract from '@vagu/core/account/contract'
import type { User } from '@vagu/core/users/schema'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { read, type Route, unmanaged, write } from '../http/call.ts'
import type { Ports } from '../ports.ts'
import { readUser } from '../users/store.ts'
import { changeCompany } from './company.ts'
import { deleteAccount, keepAccount } from './deletion.ts'
import { exportAccount } from './export.ts'
import { changeUserSettings } from './settings.ts'

const userOf = (db: Reader, actor: Actor, { options }: Pick<Ports, 'options'>): Promise<User> =>
  readUser(db, actor, { now: actor.now, options })

export const accountRoutes: readonly Route[] = [
  write(contract.changeUserSettings, async ({ tx, actor, body, ports }) => {
    await changeUserSettings(tx, actor, body)
    return userOf(tx, actor, ports)
  }),
  write(contract.changeCompany, async ({ tx, actor, body, ports }) => {
    await changeCompany(tx, actor, body)
    return userOf(tx, actor, ports)
  }),
  read(contract.exportAccount, exportAccount),
  unmanaged(contract.deleteAccount, deleteAccount),
  unmanaged(contract.keepAccount, keepAccount),
]
