import { AppError } from '@vagu/core/errors'
import * as contract from '@vagu/core/schemes/contract'
import { linesOf } from '@vagu/core/schemes/evaluate'
import type { SchemesOfYear } from '@vagu/core/schemes/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { Unchanged } from '../db/unchanged.ts'
import { read, type Route, write } from '../http/call.ts'
import { listVersions, restoreVersion } from './history.ts'
import { readFacts, readSchemes } from './read.ts'
import { changeParticipation } from './store.ts'

const unchanged = new Unchanged<SchemesOfYear>()

export const schemeRoutes: readonly Route[] = [
  read(contract.getSchemes, ({ db, actor, params: { year }, ports: { engine } }) =>
    unchanged.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: `${year} ${dayInTallinn(actor.now)}`,
      answer: () => readSchemes(db, actor, year),
    }),
  ),
  read(contract.getRequirementLines, async ({ db, actor, params: { year, key } }) => {
    const { both } = await readFacts(db, actor, year)
    const lines = linesOf(both, key)
    if (lines === undefined) throw new AppError('notFound')
    return lines
  }),
  write(contract.changeParticipation, async ({ tx, actor, params: { year }, body }) => {
    await changeParticipation(tx, actor, { year, change: body })
    return readSchemes(tx, actor, year)
  }),
  read(contract.listParticipationVersions, ({ db, actor, params }) => listVersions(db, actor, params.year)),
  write(contract.restoreParticipationVersion, async ({ tx, actor, params }) => {
    await restoreVersion(tx, actor, params)
    return readSchemes(tx, actor, params.year)
  }),
]
