import { versionOf } from '@vagu/core/history/schema'
import { withLabel } from '@vagu/core/materials/label'
import * as contract from '@vagu/core/stock/contract'
import { StockEntry } from '@vagu/core/stock/schema'
import { compareNames } from '@vagu/core/text/order'
import { dayInTallinn } from '@vagu/core/time/day'
import { listDeletedNamed } from '../history/deleted.ts'
import { deleteHandler, restoreHandler, versionsHandler } from '../history/named-handlers.ts'
import { restoreNamedVersion } from '../history/named-versions.ts'
import { read, type Route, write } from '../http/call.ts'
import { addEntry, changeEntry } from './entries.ts'
import { changeFacts } from './facts.ts'
import { listEntries } from './ledgers.ts'
import { readStock } from './overview.ts'
import { stockAsOf } from './read.ts'
import { STOCK_ENTRIES } from './stored.ts'

const kind = STOCK_ENTRIES

export const stockRoutes: readonly Route[] = [
  read(contract.getStock, ({ db, actor, query }) => readStock(db, actor, query)),
  read(contract.listStockBalances, async ({ db, actor, query }) =>
    (await stockAsOf(db, actor, query.day ?? dayInTallinn(actor.now))).toSorted((a, b) =>
      compareNames(a.name, b.name),
    ),
  ),
  read(contract.listStockEntries, ({ db, actor, query }) => listEntries(db, actor, query)),
  write(contract.addStockEntry, ({ tx, actor, body }) => addEntry(tx, actor, body)),
  write(contract.changeStockEntry, ({ tx, actor, params, body }) => {
    const { updatedAt: seen, ...content } = body
    return changeEntry(tx, actor, { id: params.id, content, seen })
  }),
  write(contract.deleteStockEntry, deleteHandler(kind)),
  write(contract.restoreStockEntry, restoreHandler(kind)),
  write(contract.changeStockFacts, async ({ tx, actor, params, body }) =>
    withLabel(await changeFacts(tx, actor, { id: params.id, facts: body })),
  ),
  read(contract.listDeletedStockEntries, ({ db, actor, query }) =>
    listDeletedNamed(db, actor, { kind, after: query, factsOf: ({ date, type }) => ({ date, type }) }),
  ),
  read(contract.listStockEntryVersions, versionsHandler(kind, versionOf(StockEntry))),
  write(contract.restoreStockEntryVersion, ({ tx, actor, params: by }) =>
    restoreNamedVersion(tx, actor, {
      kind,
      by,
      change: (later, content) => changeEntry(tx, later, { id: by.id, content, seen: undefined }),
    }),
  ),
]
