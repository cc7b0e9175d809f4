import * as contract from '@vagu/core/yield-goals/contract'
import type { YieldPlan } from '@vagu/core/yield-goals/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { Unchanged } from '../db/unchanged.ts'
import { read, type Route, write } from '../http/call.ts'
import { readYieldPlan } from './read.ts'
import { changeGoals } from './store.ts'

const unchanged = new Unchanged<YieldPlan>()

export const yieldGoalRoutes: readonly Route[] = [
  read(contract.getYieldGoals, ({ db, actor, params: { year }, ports: { engine } }) =>
    unchanged.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: `${year} ${dayInTallinn(actor.now)}`,
      answer: () => readYieldPlan(db, actor, year),
    }),
  ),
  write(contract.changeYieldGoals, async ({ tx, actor, params: { year }, body }) => {
    await changeGoals(tx, actor, { year, change: body })
    return readYieldPlan(tx, actor, year)
  }),
]
