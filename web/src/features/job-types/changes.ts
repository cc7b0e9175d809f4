import type { FieldError } from '@vagu/core/errors'
import { JobCategoriesChange } from '@vagu/core/settings/categories-schema'
import { checkJobCategories } from '@vagu/core/settings/job-types'
import type { JobCategory } from '@vagu/core/settings/schema'
import { check } from '@vagu/core/validation'
import { isSameJson } from '../../lib/same-json.ts'
import type { EntryRef, JobTypes } from './edit-job-types.ts'

/** The name of an entry in a set of changed ones. */
export const nameOfEntry = ({ category, job }: EntryRef): string =>
  job === undefined ? category : `${category}/${job}`
/** Stands for the order of the categories, and for one that was deleted. */
const ALL = ''

const keysOf = (list: readonly { readonly key: string }[]): string[] => list.map(({ key }) => key)

/** Whether entries that stay have changed places, or one is gone. */
function isRearranged(before: readonly string[], now: readonly string[]): boolean {
  return !isSameJson(
    before,
    now.filter((key) => before.includes(key)),
  )
}

function changedOf(before: JobCategory | undefined, now: JobCategory): string[] {
  const own = (category: JobCategory) => [category.name, category.visible]
  const isChanged =
    !before || !isSameJson(own(before), own(now)) || isRearranged(keysOf(before.jobs), keysOf(now.jobs))
  const jobs = now.jobs
    .filter((job) => {
      const known = before?.jobs.find(({ key }) => key === job.key)
      return !isSameJson(known, job)
    })
    .map((job) => nameOfEntry({ category: now.key, job: job.key }))
  return isChanged ? [now.key, ...jobs] : jobs
}

/** Names of entries that differ from the stored types. Empty when nothing does. */
export function changedEntries(start: JobTypes, now: JobTypes): ReadonlySet<string> {
  const changed = now.flatMap((category) =>
    changedOf(
      start.find(({ key }) => key === category.key),
      category,
    ),
  )
  return new Set(isRearranged(keysOf(start), keysOf(now)) ? [ALL, ...changed] : changed)
}

/** All errors, as the server would find them. */
export function wrongPlaces(types: JobTypes): FieldError[] {
  const result = check(JobCategoriesChange, { jobCategories: types })
  return [...(result.ok ? [] : result.errors), ...checkJobCategories([...types])]
}

/** The first sentence of every wrong place, by its path. */
export function sentences(errors: readonly FieldError[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { path, message } of errors) if (!found.has(path)) found.set(path, message)
  return found
}

/** The sentence at a place or at the first one inside it, as at one of several variants. */
export const sentenceWithin = (errors: ReadonlyMap<string, string>, path: string): string | undefined =>
  errors.get(path) ?? [...errors].find(([each]) => each.startsWith(`${path}.`))?.[1]
