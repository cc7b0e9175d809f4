/** The job types that an account keeps once it has changed them. */
import { z } from 'zod'
import { type JobCategory, JobType, Requirement } from './schema.ts'
import { DEFAULT_JOB_CATEGORIES } from './table.ts'

/** As older versions kept them: what was not known then is empty. */
const StoredCategory = z.object({
  key: z.string(),
  name: z.string(),
  visible: z.boolean().default(true),
  jobs: z.array(
    JobType.extend({
      visible: z.boolean().default(true),
      requires: z.array(Requirement).default([]),
      variants: z.array(z.string()).default([]),
      hectarePrice: z.number().nullable().default(null),
    }),
  ),
})
export const StoredCategories = z.array(StoredCategory)

/** The stored entries, and behind them, by key, those that the program has brought since. */
function merged<T extends { readonly key: string }>(stored: readonly T[], defaults: readonly T[]): T[] {
  const known = new Set(stored.map(({ key }) => key))
  return [...stored, ...defaults.filter(({ key }) => !known.has(key))]
}

/** The job types of an account: those that it keeps, with new categories and jobs of the program; else the program's. */
export function categoriesOf(
  stored: readonly JobCategory[] | undefined,
  defaults: readonly JobCategory[] = DEFAULT_JOB_CATEGORIES,
): JobCategory[] {
  if (stored === undefined) return [...defaults]
  const byKey = new Map(defaults.map((category) => [category.key, category]))
  return merged(stored, defaults).map((category) => ({
    ...category,
    jobs: merged(category.jobs, byKey.get(category.key)?.jobs ?? []),
  }))
}
