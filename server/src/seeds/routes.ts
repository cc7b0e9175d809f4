import * as contract from '@vagu/core/seeds/contract'
import { findSeeds } from '@vagu/core/seeds/find'
import { read, type Route } from '../http/call.ts'

export const seedRoutes: readonly Route[] = [
  read(contract.findSeeds, async ({ query }) => findSeeds(query.name)),
]
