import * as contract from '@vagu/core/harvest/contract'
import { read, type Route } from '../http/call.ts'
import { getHarvestProgress } from './store.ts'

export const harvestRoutes: readonly Route[] = [
  read(contract.getHarvestProgress, ({ db, actor, params }) => getHarvestProgress(db, actor, params.year)),
]
