/** Contents of the farms of the bench, entered by the calls that their owner would make. */
import { changeFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { timeframeOf } from '@vagu/core/fertilization-plan/rules'
import { changeRotationCells } from '@vagu/core/rotation/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { cropYearOf } from '@vagu/core/time/season'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import { FIELD_NAMES, WORKER_NAMES } from '../src/sample-farm/names.ts'
import { type SampleFarm, sampleFarm } from '../src/sample-farm/sample-farm.ts'
import { seedFarm, type Send } from '../src/sample-farm/seed.ts'
import { sampleSoil } from '../src/sample-farm/soil-samples.ts'
import { seedMoney } from './money.ts'

export interface BenchFarm {
  readonly name: string
  readonly fields: number
  /** Jobs of one field in one season. */
  readonly jobsPerSeason: number
}
/** 300 fields x 5 seasons x 13 or 14 jobs are about 20,000; 1,000 x 5 x 20 are 100,000. */
export const REFERENCE: BenchFarm = { name: 'reference', fields: 300, jobsPerSeason: 13 }
export const STRESS: BenchFarm = { name: 'stress', fields: 1000, jobsPerSeason: 20 }

interface Filling extends BenchFarm {
  /** Crop years, the last one first to end. */
  readonly years: readonly number[]
  readonly today: string
  readonly newId: () => string
}

export async function fillFarm(send: Send, { fields, jobsPerSeason, ...days }: Filling): Promise<SampleFarm> {
  const sample = sampleFarm({
    ...days,
    fields,
    jobsPerSeason,
    seed: fields,
    fieldNames: FIELD_NAMES,
    workerNames: WORKER_NAMES,
    mistakeEvery: 20,
  })
  await seedFarm(send, sample)
  for (const body of sampleSoil(sample.fields, { ...days, seed: fields })) await send(addSoilSample, { body })
  await seedPlans(send, sample, days)
  await seedMoney(send, sample, days)
  return sample
}

/** A goal and a fertilization plan for each field in the last season, and a crop for each in the season after. */
async function seedPlans(
  send: Send,
  sample: SampleFarm,
  days: Omit<Filling, keyof BenchFarm>,
): Promise<void> {
  const [year] = days.years.slice(-1)
  if (year === undefined) return
  const grown = sample.fields.flatMap(({ _id: fieldId, yearInfo }) => {
    const crop = yearInfo.find((info) => info.year === year)?.mainCrop?.crop
    return crop ? [{ fieldId, crop }] : []
  })
  const yields = grown.map((of) => ({ ...of, perHa: 5, unit: 't' as const }))
  await send(changeYieldGoals, { params: { year }, body: { yields } })
  await send(changeRotationCells, { body: { cells: grown.map((of) => ({ ...of, year: year + 1 })) } })
  const applications = applicationsIn(sample, year, days.newId)
  const fields = grown.map(({ fieldId, crop }) => ({
    fieldId,
    crop,
    updatedAt: null,
    fertilizations: applications.get(fieldId) ?? [],
  }))
  await send(changeFertilizationPlan, { body: { year, fields } })
}

/** The fertilizers of a season's jobs, as they were planned, by field. */
function applicationsIn({ jobEvents }: SampleFarm, year: number, newId: () => string) {
  const planned = jobEvents
    .filter(({ date, plannedYear }) => (plannedYear ?? cropYearOf(date)) === year)
    .flatMap(({ fieldId, date, requisites }) =>
      requisites.flatMap(({ type, amount, name, requisiteId = null, nutrient = null }) =>
        type === 'fertilizer' && amount !== null
          ? [
              {
                fieldId,
                _id: newId(),
                requisiteId,
                name,
                nutrient,
                amount,
                unit: 'kg/ha' as const,
                timeframe: timeframeOf(date),
              },
            ]
          : [],
      ),
    )
  return Map.groupBy(planned, ({ fieldId }) => fieldId)
}
