/** Finds the materials that jobs carry and the farm's register lacks. */
import type { JobMaterial } from '../jobs/schema.ts'
import { type KnownMaterials, typedKey } from './known.ts'
import { dressingAlone } from './schema.ts'
import type { UnsavedMaterial } from './unsaved-schema.ts'

export interface JobOfMaterials {
  readonly _id: string
  readonly date: string
  readonly requisites: readonly JobMaterial[]
}

interface UnsavedUse {
  readonly jobs: Set<string>
  readonly units: Set<NonNullable<JobMaterial['unit']>>
  newest: JobMaterial
  lastDay: string
}

function take(found: Map<string, UnsavedUse>, job: JobOfMaterials, copy: JobMaterial): void {
  const key = typedKey(copy)
  const entry = found.get(key) ?? { jobs: new Set(), units: new Set(), newest: copy, lastDay: job.date }
  entry.jobs.add(job._id)
  if (copy.unit !== null) entry.units.add(copy.unit)
  if (job.date > entry.lastDay) Object.assign(entry, { newest: copy, lastDay: job.date })
  found.set(key, entry)
}

/** Unsaved materials, those of the most jobs first. */
export function unsavedOf(jobs: Iterable<JobOfMaterials>, known: KnownMaterials): UnsavedMaterial[] {
  const found = new Map<string, UnsavedUse>()
  for (const job of jobs)
    for (const copy of job.requisites) if (known.of(copy) === undefined) take(found, job, copy)
  return [...found]
    .map(([key, { jobs: ofIt, units, newest, lastDay }]) => {
      const { requisiteId: _gone, registerSnapshot: _edition, coating, ...facts } = newest
      const requisite = { ...facts, coating: coating && dressingAlone(coating) }
      return { key, requisite, units: [...units], jobCount: ofIt.size, lastDay }
    })
    .toSorted((a, b) => b.jobCount - a.jobCount || (a.key < b.key ? -1 : 1))
}
