import * as contract from '@vagu/core/fertilizers/contract'
import { findFertilizers } from '@vagu/core/fertilizers/find'
import { read, type Route } from '../http/call.ts'

export const fertilizerRoutes: readonly Route[] = [
  read(contract.findFertilizers, async ({ query }) => findFertilizers(query.name)),
]
