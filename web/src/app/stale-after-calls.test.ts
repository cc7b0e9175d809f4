import type { Endpoint } from '@vagu/core/endpoint'
import { endpoints } from '@vagu/core/endpoints'
import type { Entity } from '@vagu/core/entities'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldShapesQuery, fieldsQuery } from '../entities/fields/use-fields.ts'
import { chemicalQuery } from '../entities/materials/use-chemicals.ts'
import { materialsQuery } from '../entities/materials/use-materials.ts'
import { rotationQuery, yieldGoalsQuery } from '../entities/rotation/queries.ts'
import { balancesQuery, ledgerQuery, stockQuery } from '../entities/stock/queries.ts'
import { settingsQuery } from '../entities/use-settings.ts'
import { statusQuery } from '../entities/use-status.ts'
import { fieldJobsQuery } from '../entities/verdicts/field-events.ts'
import { machinesQuery } from '../entities/machines/use-machines.ts'
import { workersQuery } from '../entities/workers/use-workers.ts'
import { fieldQuery } from '../features/fields/api.ts'
import { jobQuery, jobsOfYearQuery, lastAddedQuery } from '../entities/jobs/api.ts'
import { yieldsQuery } from '../features/yields/api.ts'
import { harvestProgressQuery, waitingJobsQuery } from '../features/add-job/main-page/api.ts'
import { unsavedQuery } from '../features/materials/unsaved/use-unsaved.ts'
import { overviewQuery } from '../features/materials/overview.ts'
import { call } from '../lib/call.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { rereadAfterCalls, whenReread } from '../lib/reread.ts'
import { setTransport } from '../lib/transport.ts'

interface Loaded {
  readonly queryKey: QueryKey
  readonly meta?: Parameters<QueryClient['prefetchQuery']>[0]['meta']
}
/** Queries that screens have loaded. */
const loaded = {
  fields: fieldsQuery,
  shapes: fieldShapesQuery,
  field: fieldQuery('1'),
  jobsOfYear: jobsOfYearQuery(2026),
  lastAdded: lastAddedQuery,
  job: jobQuery('1'),
  waiting: waitingJobsQuery('PLANNED'),
  jobsOfField: fieldJobsQuery('1', 2026),
  harvest: harvestProgressQuery(2026),
  materials: materialsQuery,
  overview: overviewQuery(2026),
  unsaved: unsavedQuery,
  workers: workersQuery,
  machines: machinesQuery,
  settings: settingsQuery,
  status: statusQuery,
  product: chemicalQuery('Proline'),
  rotation: rotationQuery,
  goals: yieldGoalsQuery(2026),
  yields: yieldsQuery(2026),
  stock: stockQuery('2026-05-20'),
  ledger: ledgerQuery('1', { start: '2026-01-01', end: '2026-05-20' }),
  balances: balancesQuery,
} satisfies Record<string, Loaded>
type Name = keyof typeof loaded

const FIELDS: readonly Name[] = ['field', 'fields', 'shapes']
const JOBS: readonly Name[] = ['job', 'jobsOfField', 'jobsOfYear', 'lastAdded', 'waiting']

const STOCK: readonly Name[] = ['stock', 'ledger', 'balances']

/** Queries that show something of what is written. */
const STALE: Record<Entity, readonly Name[]> = {
  account: ['status'],
  costOverview: [],
  customAreas: ['settings', 'status'],
  extracts: [],
  inspectorAddresses: [],
  fertilizationPlans: [...STOCK],
  fields: [...FIELDS, ...STOCK, 'harvest', 'yields', 'settings', 'status', 'rotation', 'goals'],
  hiddenWarnings: ['status'],
  jobs: [...JOBS, ...STOCK, ...FIELDS, 'harvest', 'yields', 'overview', 'unsaved', 'status', 'goals'],
  machines: ['machines'],
  materials: [...STOCK, 'materials', 'overview', 'unsaved', 'status'],
  people: [],
  orders: ['status'],
  ownManure: [],
  photos: ['status'],
  priaConnection: [],
  pria: [],
  registers: [...STOCK, 'product', 'status'],
  requisitePlans: [...STOCK],
  rotation: [...STOCK, 'rotation', 'goals', 'status'],
  schemes: [],
  screens: [],
  settings: ['settings', 'status', 'rotation'],
  soilSamples: [...STOCK, 'status'],
  stockEntries: [...STOCK, 'status'],
  supplyOrders: [],
  supplySettings: [],
  warningComments: [],
  workTimes: [],
  workers: ['workers', 'status'],
  yieldGoals: [...STOCK, 'goals', 'yields'],
}

const calls = Object.values(endpoints).flatMap((contract) =>
  Object.entries(contract).map(([name, endpoint]: [string, Endpoint]) => ({ name, endpoint })),
)
const changing = calls.filter(({ endpoint }) => endpoint.method !== 'GET' || endpoint.shape.changes)

let client: QueryClient
let stop: () => void
beforeEach(async () => {
  client = createQueryClient(vi.fn())
  stop = rereadAfterCalls(client)
  const queries: readonly Loaded[] = Object.values(loaded)
  for (const { queryKey, meta } of queries)
    await client.prefetchQuery({ queryKey, queryFn: () => [], ...(meta && { meta }) })
  setTransport(() => Promise.resolve(Response.json({})))
})
afterEach(() => {
  stop()
  client.clear()
  setTransport()
})

describe('every call that changes something', () => {
  it.each(changing)('$name says what it writes', ({ endpoint }) => {
    expect(endpoint.shape.writes).toEqual(expect.any(Array))
  })

  it.each(changing)('$name makes stale what shows that, and nothing else', async ({ endpoint }) => {
    await call(endpoint, { params: {}, file: new Blob(), files: [] }).catch(() => undefined)
    await whenReread(client)
    const names = Object.keys(loaded) as Name[]
    const stale = names.filter((name) => client.getQueryState(loaded[name].queryKey)?.isInvalidated)
    const { writes = [] } = endpoint.shape
    expect(stale.toSorted()).toEqual([...new Set(writes.flatMap((entity) => STALE[entity]))].toSorted())
  })
})

it('what comes of an order is read anew in the stock', async () => {
  await call(endpoints.supplies.changeSupplyOrder, { params: {}, body: {} } as never).catch(() => undefined)
  await whenReread(client)
  for (const name of STOCK) expect(client.getQueryState(loaded[name].queryKey)?.isInvalidated).toBe(true)
})
it('no call that only reads says that it writes', () => {
  const reading = calls.filter((each) => !changing.includes(each))
  expect(reading.filter(({ endpoint }) => endpoint.shape.writes).map(({ name }) => name)).toEqual([])
})
