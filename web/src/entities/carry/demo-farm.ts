/** A farm of the demo as it is taken along: what the demo's own calls answered, and the photos of its jobs. */
import { Field } from '@vagu/core/fields/schema'
import { Job } from '@vagu/core/jobs/schema'
import { Material } from '@vagu/core/materials/schema'
import { NOTHING_STORED, StoredOverview } from '@vagu/core/profit/schema'
import { RequisitePlan } from '@vagu/core/requisite-plan/schema'
import { FieldGroup, JobCategory } from '@vagu/core/settings/schema'
import { SoilSample } from '@vagu/core/soil-samples/schema'
import { StockEntry } from '@vagu/core/stock/schema'
import { Year } from '@vagu/core/time/schema'
import { Worker } from '@vagu/core/workers/schema'
import { CropPrice, YieldGoal } from '@vagu/core/yield-goals/schema'
import { z } from 'zod'

/** Goals of the fields and the sums of a crop year, as far as they are told and not calculated. */
export const DemoYear = z.object({
  year: Year,
  goals: z.array(YieldGoal),
  tonnePrices: z.array(CropPrice),
  overview: StoredOverview,
})
export type DemoYear = z.infer<typeof DemoYear>

export const DemoFarm = z.object({
  /** When the sample farm stood, and the visitor could begin; ms. */
  startedAt: z.number(),
  fields: z.array(Field),
  materials: z.array(Material),
  workers: z.array(Worker),
  jobs: z.array(Job),
  samples: z.array(SoilSample).default([]),
  /** Entries of the stock. */
  stock: z.array(StockEntry).default([]),
  /** Lines of the requisite plans. */
  plans: z.array(RequisitePlan).default([]),
  years: z.array(DemoYear).default([]),
  groups: z.array(FieldGroup),
  /** The job types, where the visitor has changed them. */
  jobCategories: z.array(JobCategory).nullable(),
  photos: z.record(z.string(), z.instanceof(Blob)),
})
export type DemoFarm = z.infer<typeof DemoFarm>

/** How much of it is taken along: what the visitor entered with what that stands on, all of it, or nothing. */
export const CARRIES = ['own', 'all', 'none'] as const
export type Carry = (typeof CARRIES)[number]

/** The moment in which a record was named, ms; its id tells. */
const namedAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

type Records = Pick<
  DemoFarm,
  'fields' | 'materials' | 'workers' | 'jobs' | 'samples' | 'stock' | 'plans' | 'years'
>

type Using = Omit<Records, 'fields' | 'materials' | 'workers'>
const usedIn = ({ jobs, samples, stock, plans, years }: Using) => ({
  fields: new Set([
    ...[...jobs, ...samples, ...plans].map(({ fieldId }) => fieldId),
    ...years.flatMap(({ overview }) => overview.entries.map(({ fieldId }) => fieldId)),
  ]),
  workers: new Set(jobs.map(({ worker }) => worker)),
  materials: new Set([
    ...jobs.flatMap(({ requisites }) =>
      requisites.flatMap(({ requisiteId, coating }) => [requisiteId, coating?.requisiteId]),
    ),
    ...[...stock, ...plans].map(({ requisiteId }) => requisiteId),
  ]),
})

/** Records that the visitor made himself. */
function ownRecords(farm: DemoFarm): Records {
  const isOwn = ({ _id }: { readonly _id: string }) => namedAt(_id) > farm.startedAt
  return {
    fields: farm.fields.filter(isOwn),
    materials: farm.materials.filter(isOwn),
    workers: farm.workers.filter(isOwn),
    jobs: farm.jobs.filter(isOwn),
    samples: farm.samples.filter(isOwn),
    stock: farm.stock.filter(isOwn),
    plans: farm.plans.filter(isOwn),
    years: farm.years.flatMap(({ year, overview }) => {
      const entries = overview.entries.filter(isOwn)
      // nobody knows who said a goal or a price: they stay with the sample farm
      const own = { ...NOTHING_STORED, entries }
      return entries.length === 0 ? [] : [{ year, goals: [], tonnePrices: [], overview: own }]
    }),
  }
}

/** The part of the farm that is taken along. */
export function partOf(farm: DemoFarm, carry: Carry): DemoFarm {
  if (carry === 'all') return farm
  if (carry === 'none')
    return {
      ...farm,
      fields: [],
      materials: [],
      workers: [],
      jobs: [],
      samples: [],
      stock: [],
      plans: [],
      years: [],
      groups: [],
      jobCategories: null,
      photos: {},
    }
  const own = ownRecords(farm)
  const used = usedIn(own)
  const withUsed = <R extends { readonly _id: string }>(
    all: readonly R[],
    mine: readonly R[],
    ids: ReadonlySet<unknown>,
  ): R[] => all.filter((record) => mine.includes(record) || ids.has(record._id))
  const images = new Set([...own.jobs, ...own.stock].flatMap((record) => record.images))
  return {
    ...farm,
    jobs: own.jobs,
    samples: own.samples,
    stock: own.stock,
    plans: own.plans,
    years: own.years,
    fields: withUsed(farm.fields, own.fields, used.fields),
    materials: withUsed(farm.materials, own.materials, used.materials),
    workers: withUsed(farm.workers, own.workers, used.workers),
    photos: Object.fromEntries(Object.entries(farm.photos).filter(([id]) => images.has(id))),
  }
}

/** How many records there are of each kind. */
export const countsOf = (farm: DemoFarm) => ({
  fields: farm.fields.length,
  materials: farm.materials.length,
  workers: farm.workers.length,
  jobs: farm.jobs.length,
  samples: farm.samples.length,
  stock: farm.stock.length,
  plans: farm.plans.length,
  entries: farm.years.reduce((sum, { overview }) => sum + overview.entries.length, 0),
  photos: Object.keys(farm.photos).length,
})

/** Whether the visitor has entered anything of his own. */
export const hasOwn = (farm: DemoFarm): boolean =>
  Object.values(ownRecords(farm)).some((records) => records.length > 0)

/** Who entered something takes that along; a farm that was made up is nothing to begin a field book with. */
export const usualCarry = (farm: DemoFarm): Carry => (hasOwn(farm) ? 'own' : 'none')
