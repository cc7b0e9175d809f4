import * as contract from '@vagu/core/status/contract'
import { read, type Route } from '../http/call.ts'
import { getStatus } from './store.ts'
import { listUnreadable } from './unreadable.ts'

export const statusRoutes: readonly Route[] = [
  read(contract.getStatus, ({ db, actor, ports }) => getStatus(db, actor, ports.options)),
  read(contract.listUnreadable, ({ db, actor }) => listUnreadable(db, actor)),
]
