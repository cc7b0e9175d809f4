import * as contract from '@vagu/core/status/contract'
import { dayInTallinn } from '@vagu/core/time/day'
import { Unchanged } from '../db/unchanged.ts'
import { read, type Route } from '../http/call.ts'
import type { JsonText } from '../http/json-text.ts'
import { getStatus } from './store.ts'
import { listUnreadable } from './unreadable.ts'

/** Every screen asks for it, and between two saves it is the same. */
const unchanged = new Unchanged<JsonText>()

export const statusRoutes: readonly Route[] = [
  read(contract.getStatus, ({ db, actor, ports: { engine, options } }) =>
    unchanged.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: `${dayInTallinn(actor.now)} ${options.maxPhotoBytes}`,
      answer: () => getStatus(db, actor, options),
    }),
  ),
  read(contract.listUnreadable, ({ db, actor }) => listUnreadable(db, actor)),
]
