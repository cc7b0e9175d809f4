/** Fertilization plans of some fields of the sample farm: the fertilizers of their jobs, slurry that is still to be spread, and the cattle. */
import { changeFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { timeframeOf } from '@vagu/core/fertilization-plan/rules'
import type { Application } from '@vagu/core/fertilization-plan/schema'
import { changeOwnManure } from '@vagu/core/own-manure/contract'
import type { JobDraft, JobMaterial } from '@vagu/core/jobs/schema'
import { cropYearOf } from '@vagu/core/time/season'
import type { SampleFarm } from '@vagu/server/sample-farm/sample-farm'
import type { Send } from '@vagu/server/sample-farm/seed'
import { newId } from '../lib/new-id.ts'

/** Every so many fields have no plan yet; every so many of the others get slurry. */
const UNPLANNED = 3
const SLURRIED = 4

type Planned = Pick<Application, '_id' | 'name' | 'amount' | 'unit' | 'timeframe'> & Partial<Application>

const SLURRY = {
  name: 'Veiseläga',
  subtype: 'FERTILIZER',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType: 'VEDELSONNIK',
  slurryOf: 'cattle',
  amount: 20,
  unit: 'm3/ha',
  timeframe: 'SPRING',
  isWorkedIn: true,
  note: 'Enne külvi, kohe mulda',
} as const

/** Cattle of the sample farm: in the house in winter, on the pasture in summer. */
const CATTLE = [
  { animal: 'piimalehm', count: 45, housedPercent: 85 },
  { animal: 'mullikas', count: 30, housedPercent: 60 },
  { animal: 'vasikas', count: 20, housedPercent: 90 },
]

const yearOf = ({ status, plannedYear, date }: JobDraft): number =>
  status === 'PLANNED' && plannedYear != null ? plannedYear : cropYearOf(date)

/** A planned job stands on no day of its own: it is for spring. */
const applicationOf = (job: JobDraft, material: JobMaterial): Planned => ({
  _id: newId(),
  requisiteId: material.requisiteId ?? null,
  name: material.name,
  fertilizerKind: material.fertilizerKind ?? null,
  nutrient: material.nutrient ?? null,
  amount: material.amount ?? 0,
  unit: 'kg/ha',
  timeframe: job.status === 'PLANNED' ? 'SPRING' : timeframeOf(job.date),
})

const applicationsOf = (jobs: readonly JobDraft[]): Planned[] =>
  jobs.flatMap((job) =>
    job.requisites
      .filter(({ type, amount }) => type === 'fertilizer' && amount !== null)
      .map((material) => applicationOf(job, material)),
  )

/** Enters the plans by the call of the page. */
export async function seedFertilizationPlan(send: Send, farm: SampleFarm, year: number): Promise<void> {
  const jobs = Map.groupBy(
    farm.jobEvents.filter((job) => yearOf(job) === year),
    ({ fieldId }) => fieldId,
  )
  const fields = farm.fields.flatMap(({ _id, yearInfo }, index) => {
    const fertilizations = applicationsOf(jobs.get(_id) ?? [])
    if (index % UNPLANNED === 0 || fertilizations.length === 0) return []
    const slurry = index % SLURRIED === 1 ? [{ ...SLURRY, _id: newId() }] : []
    const crop = yearInfo.find((info) => info.year === year)?.mainCrop?.crop ?? null
    return [{ fieldId: _id, updatedAt: null, crop, fertilizations: [...fertilizations, ...slurry] }]
  })
  await send(changeFertilizationPlan, { body: { year, fields } })
  const sold = [{ organicType: 'TAHESONNIK', way: 'SOLD', amount: 60 } as const]
  await send(changeOwnManure, { params: { year }, body: { animals: CATTLE, trades: sold, updatedAt: null } })
}
