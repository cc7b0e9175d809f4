/** Jobs whose copy of a material says something else than the material does now. */
import type { Job, JobMaterial } from '@vagu/core/jobs/schema'
import type { IsMaterial } from '@vagu/core/jobs/material-update'
import { knownMaterials } from '@vagu/core/materials/known'
import type { Material } from '@vagu/core/materials/schema'
import { cropYearOf, type SeasonStarts } from '@vagu/core/time/season'
import { RESTRICTIONS } from '../../../entities/materials/restrictions.ts'
import { formatNumber } from '../../../lib/format.ts'

export const LINKED_KEYS = ['name', ...RESTRICTIONS] as const
export type LinkedKey = (typeof LINKED_KEYS)[number]
type Value = string | number | null | undefined

/** One property that would become another in a job. */
export interface LinkedChange {
  readonly key: LinkedKey
  readonly before: Value
  readonly after: Value
}
export interface LinkedJob {
  readonly job: Job
  readonly changes: readonly LinkedChange[]
}

const MAX_LETTERS = 15
const SHOWN_LETTERS = 12

/** A value in a few letters: one of more than 15 keeps its first 12. */
export function shortText(value: Value, missing: string): string {
  if (value === null || value === undefined || value === '') return missing
  const text = typeof value === 'number' ? formatNumber(value, 4) : value
  const letters = Array.from(text)
  return letters.length > MAX_LETTERS ? `${letters.slice(0, SHOWN_LETTERS).join('')}…` : text
}

const plain = (value: Value): string | number => value ?? ''

const changesOf = (copy: JobMaterial, requisite: Material): LinkedChange[] =>
  LINKED_KEYS.flatMap((key) =>
    plain(copy[key]) === plain(requisite[key]) ? [] : [{ key, before: copy[key], after: requisite[key] }],
  )

/** A seed that is dressed with the material calls it by a name of its own. */
function dressingOf({ coating }: JobMaterial, { name }: Material, isThis: IsMaterial): LinkedChange[] {
  const isOther = coating != null && isThis({ ...coating, type: 'chemical' }) && coating.name !== name
  return isOther ? [{ key: 'name', before: coating.name, after: name }] : []
}

/** The jobs that differ, each with what would change; a job may hold the material more than once. */
export function linkedJobs(
  jobs: readonly Job[],
  requisite: Material,
  formerNames: readonly string[],
): LinkedJob[] {
  const known = knownMaterials([{ requisite, formerNames }])
  return jobs.flatMap((job) => {
    const isThis: IsMaterial = (copy) => known.of(copy)?._id === requisite._id
    const changes = job.requisites.flatMap((copy) => [
      ...(isThis(copy) ? changesOf(copy, requisite) : []),
      ...dressingOf(copy, requisite, isThis),
    ])
    const texts = new Map(changes.map((change) => [`${change.key} ${plain(change.before)}`, change]))
    return texts.size === 0 ? [] : [{ job, changes: [...texts.values()] }]
  })
}

/** Ids of the jobs of a crop year, by the season of each job's field. */
export function jobsOfSeason(
  jobs: readonly LinkedJob[],
  year: number,
  startsOf: (fieldId: string) => readonly SeasonStarts[],
): ReadonlySet<string> {
  const yearOf = ({ status, plannedYear, date, fieldId }: Job): number =>
    status === 'PLANNED' && plannedYear != null ? plannedYear : cropYearOf(date, startsOf(fieldId))
  return new Set(jobs.filter(({ job }) => yearOf(job) === year).map(({ job }) => job._id))
}
