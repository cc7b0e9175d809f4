/** Documents of the records with a name. Made from the folders: `npx vitest run scripts/nouns.test.ts -u`. */
import { MACHINES } from '../machines/stored.ts'
import { REQUISITES } from '../materials/stored.ts'
import { REQUISITE_PLANS } from '../requisite-plan/stored.ts'
import { SOIL_SAMPLES } from '../soil-samples/stored.ts'
import { STOCK_ENTRIES } from '../stock/stored.ts'
import { SUPPLY_ORDERS } from '../supplies/stored.ts'
import { WORK_TIMES } from '../work-times/stored.ts'
import { WORKERS } from '../workers/stored.ts'

const keys = ['account_id', 'id'] as const

export const namedDocuments = {
  machine: { keys, stored: MACHINES.stored },
  requisite: { keys, stored: REQUISITES.stored },
  requisite_plan: { keys, stored: REQUISITE_PLANS.stored },
  soil_sample: { keys, stored: SOIL_SAMPLES.stored },
  stock_entry: { keys, stored: STOCK_ENTRIES.stored },
  supply_order: { keys, stored: SUPPLY_ORDERS.stored },
  work_time: { keys, stored: WORK_TIMES.stored },
  worker: { keys, stored: WORKERS.stored },
}

/** Kinds of these records: `archived-kinds.ts` takes those that go out and in as they are. */
export const namedKinds = [
  MACHINES,
  REQUISITES,
  REQUISITE_PLANS,
  SOIL_SAMPLES,
  STOCK_ENTRIES,
  SUPPLY_ORDERS,
  WORK_TIMES,
  WORKERS,
] as const
