import * as contract from '@vagu/core/profit/contract'
import { dayInTallinn } from '@vagu/core/time/day'
import { Unchanged } from '../db/unchanged.ts'
import { requireFields } from '../fields/store.ts'
import { read, type Route, write } from '../http/call.ts'
import { JsonText } from '../http/json-text.ts'
import { listVersions, restoreVersion } from './history.ts'
import { readLines, readOverview } from './read.ts'
import { changeOverview } from './store.ts'

const unchanged = new Unchanged<JsonText>()

export const profitRoutes: readonly Route[] = [
  read(contract.getCostOverview, ({ db, actor, params: { year }, ports: { engine } }) =>
    unchanged.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: `${year} ${dayInTallinn(actor.now)}`,
      answer: async () => new JsonText(JSON.stringify(await readOverview(db, actor, year))),
    }),
  ),
  read(contract.getFieldLines, async ({ db, actor, params }) => {
    await requireFields(db, actor, [params.fieldId])
    return readLines(db, actor, params)
  }),
  write(contract.changeCostOverview, async ({ tx, actor, params: { year }, body }) => {
    await changeOverview(tx, actor, { year, change: body })
    return readOverview(tx, actor, year)
  }),
  read(contract.listOverviewVersions, ({ db, actor, params }) => listVersions(db, actor, params.year)),
  write(contract.restoreOverviewVersion, async ({ tx, actor, params }) => {
    await restoreVersion(tx, actor, params)
    return readOverview(tx, actor, params.year)
  }),
]
