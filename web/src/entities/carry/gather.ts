import { exportAccount } from '@vagu/core/account/contract'
import { listFields } from '@vagu/core/fields/contract'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import { listMaterials } from '@vagu/core/materials/contract'
import { getCostOverview } from '@vagu/core/profit/contract'
import { StoredOverview } from '@vagu/core/profit/schema'
import { getRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { getSettings } from '@vagu/core/settings/contract'
import { listSoilSamples } from '@vagu/core/soil-samples/contract'
import { listStockEntries } from '@vagu/core/stock/contract'
import { MAX_LISTED_ENTRIES } from '@vagu/core/stock/query'
import type { StockEntry } from '@vagu/core/stock/schema'
import { yearOf } from '@vagu/core/time/day'
import { listWorkers } from '@vagu/core/workers/contract'
import { getYieldGoals } from '@vagu/core/yield-goals/contract'
import { call } from '../../lib/call.ts'
import { today } from '../../lib/today.ts'
import { transport } from '../../lib/transport.ts'
import type { DemoFarm, DemoYear } from './demo-farm.ts'

async function fileOf(path: string): Promise<Blob> {
  const response = await transport()(new Request(new URL(`/api${path}`, globalThis.location.origin)))
  if (!response.ok) throw new Error(`no ${path}: ${response.status}`)
  return response.blob()
}
const photoOf = (id: string): Promise<Blob> => fileOf(`/images/${encodeURIComponent(id)}?size=full`)

/** The farm as one file with all that is stored of it; null where it could not be made. */
export const gatherArchive = (): Promise<Blob | null> => fileOf(exportAccount.path).catch(() => null)

/** Every entry of the stock, page by page. */
async function allEntries(): Promise<StockEntry[]> {
  const all: StockEntry[] = []
  for (;;) {
    const last = all.at(-1)
    const query = last ? { afterDay: last.date, afterId: last._id } : {}
    const page = await call(listStockEntries, { query })
    all.push(...page)
    if (page.length < MAX_LISTED_ENTRIES) return all
  }
}

/** Crop years that somebody looks at in the demo: those around today. */
const yearsOf = (day: string): number[] => [-1, 0, 1].map((step) => yearOf(day) + step)

async function readYear(year: number): Promise<DemoYear & Pick<DemoFarm, 'plans'>> {
  const params = { year: String(year) }
  const [plan, goals, overview] = await Promise.all([
    call(getRequisitePlan, { params, query: {} }),
    call(getYieldGoals, { params }),
    call(getCostOverview, { params }),
  ])
  return {
    year,
    plans: plan.plans,
    goals: goals.goals,
    tonnePrices: goals.prices,
    overview: StoredOverview.parse(overview),
  }
}

/** Reads the whole farm by the calls of the demo; a photo that is not there any more is left out. */
export async function gatherFarm(startedAt: number): Promise<DemoFarm> {
  const [fields, materials, workers, jobs, samples, stock, settings] = await Promise.all([
    call(listFields, { query: { mapData: 'true' } }),
    call(listMaterials, {}),
    call(listWorkers, {}),
    call(listJobs, { query: {} }),
    call(listSoilSamples, { query: {} }),
    allEntries(),
    call(getSettings, {}),
  ])
  const years = await Promise.all(yearsOf(today()).map(readYear))
  const photos: DemoFarm['photos'] = {}
  for (const id of new Set([...jobs, ...stock].flatMap((record) => record.images)))
    await photoOf(id).then(
      (blob) => (photos[id] = blob),
      () => undefined,
    )
  const { fieldGroups: groups, hasChangedSettings, jobCategories } = settings
  return {
    startedAt,
    fields,
    materials,
    workers,
    jobs,
    samples,
    stock,
    plans: years.flatMap(({ plans }) => plans),
    years: years.map(({ plans: _plans, ...year }) => year),
    groups,
    jobCategories: hasChangedSettings ? jobCategories : null,
    photos,
  }
}
