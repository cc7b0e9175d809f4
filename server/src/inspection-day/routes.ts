import { getInspectionDay } from '@vagu/core/warnings/inspection-day-contract'
import { inspectionDay } from '@vagu/core/warnings/inspection-day/checks'
import { read, type Route } from '../http/call.ts'
import { readInspectionFacts } from './read.ts'

export const inspectionDayRoutes: readonly Route[] = [
  read(getInspectionDay, async ({ db, actor }) => inspectionDay(await readInspectionFacts(db, actor))),
]
