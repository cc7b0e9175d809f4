/** A farm as large as the goals name: a hundred fields, four products, four thousand jobs of one season. */
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { addMaterial } from '@vagu/core/materials/contract'
import { MaterialDraft } from '@vagu/core/materials/schema'
import { fungicide } from '../../server/src/testing/farm.ts'
import { addCertifiedWorker, ploughing, SEASON } from '../farm.ts'
import type { FarmApi } from '../farm-api.ts'

export const FIELDS = 100
export const PRODUCTS = 4
export const JOBS = 4000
const JOBS_PER_CALL = 1000
const DAY_MS = 86_400_000

export const productName = (index: number): string => `Proovitõrje ${index + 1}`
const dayFrom = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * DAY_MS).toISOString().slice(0, 10)

export async function fillBenchFarm(farm: FarmApi): Promise<void> {
  const fieldIds: string[] = []
  for (let i = 0; i < FIELDS; i++) {
    const yearInfo = [{ year: SEASON, mainCrop: { crop: 'talinisu' } }]
    const body = { name: `Põld ${i + 1}`, area: 5 + (i % 10), yearInfo }
    fieldIds.push((await farm.call(addField, { body }))._id)
  }
  for (let i = 0; i < PRODUCTS; i++)
    await farm.call(addMaterial, { body: MaterialDraft.parse({ ...fungicide, name: productName(i) }) })
  await addCertifiedWorker(farm)
  const jobs = Array.from({ length: JOBS }, (_, i) => {
    const day = dayFrom(`${SEASON - 1}-09-01`, i % 360)
    return JobDraft.parse({ ...ploughing(fieldIds[i % FIELDS] ?? ''), area: 1, date: day, endDate: day })
  })
  for (let i = 0; i < JOBS; i += JOBS_PER_CALL)
    await farm.call(addJobs, { body: jobs.slice(i, i + JOBS_PER_CALL) })
}
