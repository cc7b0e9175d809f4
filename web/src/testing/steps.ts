/** Content of the farms of screen tests, put there by the program's own calls. */
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { type Job, JobDraft } from '@vagu/core/jobs/schema'
import { CATEGORY, DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { addTestWorker, harvest, spraying } from '../../../server/src/testing/farm.ts'
import { type Farm, YEAR } from './farm.ts'

export { harvest, spraying }

/** Degrees. */
const SIDE = 0.004

/** A block of land somewhere in Estonia, the next one beside it. */
function blockAt(place: number) {
  const [lat, lng] = [58.4, 26.5 + place * 1.5 * SIDE]
  const ring = [
    { lat, lng },
    { lat, lng: lng + SIDE },
    { lat: lat + SIDE / 2, lng: lng + SIDE },
    { lat: lat + SIDE / 2, lng },
  ]
  return { centroid: { lat: lat + SIDE / 4, lng: lng + SIDE / 2 }, geometry: { rings: [ring] } }
}

/** Fields of winter wheat with shapes, side by side, 5 hectares each. Returns their ids. */
export async function addFields(farm: Farm, names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const [place, name] of names.entries()) {
    const yearInfo = [{ year: YEAR, mainCrop: { crop: 'talinisu' } }]
    const body = { name, area: 5, yearInfo, mapData: blockAt(place) }
    ids.push((await farm.does(addField, { body }))._id)
  }
  return ids
}

/** Somebody who may work with plant-protection products. */
export const addCertifiedWorker = (farm: Farm, name = 'Mari Kask'): Promise<string> =>
  addTestWorker(farm.client, name)

/** The category and the job of a farm's own list, by their keys. */
export function jobOf(categoryKey: string, jobKey: string) {
  const category = DEFAULT_JOB_CATEGORIES.find(({ key }) => key === categoryKey)
  const job = category?.jobs.find(({ key }) => key === jobKey)
  if (!category || !job) throw new Error(`there is no job ${categoryKey}/${jobKey}`)
  return {
    jobCategory: { key: category.key, name: category.name },
    job: { key: job.key, name: job.name },
  }
}

/** Ploughing of one field: a job that asks for nothing else. */
export const ploughing = (fieldId: string, change: object = {}) => ({
  fieldId,
  status: 'DONE',
  ...jobOf(CATEGORY.tillage, 'ploughing'),
  area: 5,
  date: '2026-05-06',
  endDate: '2026-05-06',
  ...change,
})

/** Stores jobs of any shape that a draft may have. */
export async function addJobsTo(farm: Farm, jobs: readonly object[]): Promise<readonly Job[]> {
  return farm.does(addJobs, { body: jobs.map((job) => JobDraft.parse(job)) })
}

/** A field that is harvested within the waiting days of what it was sprayed with. */
export async function addEarlyHarvest(farm: Farm): Promise<string> {
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  const workerId = await addCertifiedWorker(farm)
  const on = (date: string) => ({ area: 5, date, endDate: date })
  await addJobsTo(farm, [
    { ...spraying(fieldId, workerId), ...on('2026-05-10') },
    { ...harvest(fieldId), ...on('2026-05-18') },
  ])
  return fieldId
}
