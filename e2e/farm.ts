/** Records that the farms of the tests hold. */
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { CATEGORY, DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { addWorker } from '@vagu/core/workers/contract'
import { harvest, spraying } from '../server/src/testing/farm.ts'
import type { FarmApi } from './farm-api.ts'

/** A season that is over, so that no test depends on the day on which it runs. */
export const SEASON = 2025

const SIDE = 0.004

/** A block of land somewhere in Estonia. Degrees. */
const blockAt = (lat: number, lng: number) => ({
  centroid: { lat: lat + SIDE / 4, lng: lng + SIDE / 2 },
  geometry: {
    rings: [
      [
        { lat, lng },
        { lat, lng: lng + SIDE },
        { lat: lat + SIDE / 2, lng: lng + SIDE },
        { lat: lat + SIDE / 2, lng },
      ],
    ],
  },
})

/** Fields of winter wheat, side by side, 5 hectares each. Returns their ids. */
export async function addFields(farm: FarmApi, names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const [index, name] of names.entries()) {
    const mapData = blockAt(58.4, 26.5 + index * 0.006)
    const yearInfo = [{ year: SEASON, mainCrop: { crop: 'talinisu' } }]
    ids.push((await farm.call(addField, { body: { name, area: 5, yearInfo, mapData } }))._id)
  }
  return ids
}

/** Somebody who may work with plant-protection products. */
export async function addCertifiedWorker(farm: FarmApi, name = 'Mari Kask'): Promise<string> {
  const body = { name, chemicalCertification: true, chemicalWorkerLicenceEndDate: '2035-01-01' }
  return (await farm.call(addWorker, { body }))._id
}

/** The category and the job of a farm's own list, by their keys. */
export function jobOf(categoryKey: string, jobKey: string) {
  const category = DEFAULT_JOB_CATEGORIES.find(({ key }) => key === categoryKey)
  const job = category?.jobs.find(({ key }) => key === jobKey)
  if (!category || !job) throw new Error(`there is no job ${categoryKey}/${jobKey}`)
  const { key, name } = job
  return { jobCategory: { key: category.key, name: category.name }, job: { key, name } }
}

/** Ploughing of one field: a job that asks for nothing else. */
export const ploughing = (fieldId: string) => ({
  fieldId,
  status: 'DONE' as const,
  ...jobOf(CATEGORY.tillage, 'ploughing'),
  area: 5,
  date: '2025-05-06',
  endDate: '2025-05-06',
})

export interface FilledFarm {
  readonly fieldIds: readonly string[]
  readonly workerId: string
}
export const FIELD_NAMES = ['Kodupõld', 'Mäealune', 'Jõeäär'] as const

/** A farm with something of everything: fields, a worker, jobs of every status, one harvest that came too early. */
export async function fillFarm(farm: FarmApi): Promise<FilledFarm> {
  const fieldIds = await addFields(farm, FIELD_NAMES)
  const workerId = await addCertifiedWorker(farm)
  const [first = '', second = '', third = ''] = fieldIds
  const on = (date: string) => ({ area: 5, date, endDate: date })
  const body = [
    { ...spraying(first, workerId), ...on('2025-06-10') },
    { ...spraying(second, workerId), ...on('2025-06-10') },
    { ...harvest(first), ...on('2025-07-01') },
    { ...ploughing(third), status: 'DRAFT', labels: ['Kevad'] },
    { ...ploughing(second), status: 'IN_PROGRESS', endDate: null, notes: 'Märg koht jäi vahele.' },
  ]
  await farm.call(addJobs, { body: body.map((job) => JobDraft.parse(job)) })
  return { fieldIds, workerId }
}
