/** Farms as large as the goals name: 300 fields with a soil sample each, 20,000 jobs of one season. */
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { addMaterial } from '@vagu/core/materials/contract'
import { MaterialDraft } from '@vagu/core/materials/schema'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import { fungicide } from '../../server/src/testing/farm.ts'
import { addCertifiedWorker, ploughing, SEASON } from '../farm.ts'
import type { FarmApi } from '../farm-api.ts'

/** The fields of the form that is typed into: their names begin alike. */
export const SPRAYED = 100
export const SPRAYED_NAME = 'Vesiku'
const OTHERS = 200
export const FIELDS = SPRAYED + OTHERS
export const PRODUCTS = 4
/** A list of materials that is as long as any, and one of a farm that keeps what it uses. */
export const MOST_MATERIALS = 2000
export const USUAL_MATERIALS = 100
const JOBS = 20_000
const JOBS_PER_CALL = 1000
/** Calls on their way at a time. */
const AT_ONCE = 20
const DAY_MS = 86_400_000

export const fieldName = (index: number): string =>
  index < SPRAYED ? `${SPRAYED_NAME} ${index + 1}` : `Põhja ${index + 1 - SPRAYED}`
export const productName = (index: number): string => `Proovitõrje ${index + 1}`
const dayFrom = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * DAY_MS).toISOString().slice(0, 10)

async function addFields(farm: FarmApi): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < FIELDS; i++) {
    const yearInfo = [{ year: SEASON, mainCrop: { crop: 'talinisu' } }]
    const body = { name: fieldName(i), area: 5 + (i % 10), yearInfo }
    ids.push((await farm.call(addField, { body }))._id)
  }
  return ids
}

async function addMaterials(farm: FarmApi, count: number): Promise<void> {
  const bodies = Array.from({ length: count }, (_, i) =>
    MaterialDraft.parse({ ...fungicide, name: productName(i) }),
  )
  for (let i = 0; i < count; i += AT_ONCE)
    await Promise.all(bodies.slice(i, i + AT_ONCE).map((body) => farm.call(addMaterial, { body })))
}

/** A soil sample of each field. */
async function addSamples(farm: FarmApi, fieldIds: readonly string[]): Promise<void> {
  for (let i = 0; i < fieldIds.length; i += AT_ONCE)
    await Promise.all(
      fieldIds.slice(i, i + AT_ONCE).map((fieldId) => {
        const body = SoilSampleDraft.parse({ fieldId, date: `${SEASON - 1}-10-01`, p: 46, k: 110, ph: 6.1 })
        return farm.call(addSoilSample, { body })
      }),
    )
}

export async function fillBenchFarm(farm: FarmApi, materials: number): Promise<void> {
  const fieldIds = await addFields(farm)
  await addSamples(farm, fieldIds)
  await addMaterials(farm, materials)
  await addCertifiedWorker(farm)
  const jobs = Array.from({ length: JOBS }, (_, i) => {
    const day = dayFrom(`${SEASON - 1}-09-01`, i % 360)
    return JobDraft.parse({
      ...ploughing(fieldIds[i % fieldIds.length] ?? ''),
      area: 1,
      date: day,
      endDate: day,
    })
  })
  for (let i = 0; i < JOBS; i += JOBS_PER_CALL)
    await farm.call(addJobs, { body: jobs.slice(i, i + JOBS_PER_CALL) })
}
