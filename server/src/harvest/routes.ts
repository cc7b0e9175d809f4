import * as contract from '@vagu/core/harvest/contract'
import { Unchanged } from '../db/unchanged.ts'
import { read, type Route } from '../http/call.ts'
import { JsonText } from '../http/json-text.ts'
import { getHarvestProgress, getYieldOverview } from './store.ts'

const unchanged = new Unchanged<JsonText>()

export const harvestRoutes: readonly Route[] = [
  read(contract.getHarvestProgress, ({ db, actor, params }) => getHarvestProgress(db, actor, params.year)),
  read(contract.getYieldOverview, ({ db, actor, params: { year }, ports: { engine } }) =>
    unchanged.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: String(year),
      answer: async () => new JsonText(JSON.stringify(await getYieldOverview(db, actor, year))),
    }),
  ),
]
