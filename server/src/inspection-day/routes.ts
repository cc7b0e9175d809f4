import { getInspectionDay } from '@vagu/core/warnings/inspection-day-contract'
import { inspectionDay } from '@vagu/core/warnings/inspection-day/checks'
import type { InspectionDay } from '@vagu/core/warnings/inspection-day/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { Unchanged } from '../db/unchanged.ts'
import { read, type Route } from '../http/call.ts'
import { readInspectionFacts } from './read.ts'

const unchanged = new Unchanged<InspectionDay>()

export const inspectionDayRoutes: readonly Route[] = [
  read(getInspectionDay, ({ db, actor, ports: { engine } }) =>
    unchanged.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: dayInTallinn(actor.now),
      answer: async () => inspectionDay(await readInspectionFacts(db, actor)),
    }),
  ),
]
