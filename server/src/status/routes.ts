import * as contract from '@vagu/core/status/contract'
import { read, type Route } from '../http/call.ts'
import { getStatus } from './store.ts'

export const statusRoutes: readonly Route[] = [
  read(contract.getStatus, ({ db, actor, ports }) => getStatus(db, actor, ports.options)),
]
