import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { type JobTypes, withEntry, withNewCategory, withoutEntry } from './edit-job-types.ts'
import { jobTypesPageText } from './text.ts'
import { typeDifferences } from './versions.ts'

const stored: JobTypes = DEFAULT_JOB_CATEGORIES
const [category] = stored
const [job] = category?.jobs ?? []
if (!category || !job) throw new Error('there are no job types')
const ref = { category: category.key, job: job.key }
const labels = (mine: JobTypes): string[] => typeDifferences({ mine, stored }).map(({ label }) => label)

it('says nothing of two that are the same', () => {
  expect(typeDifferences({ mine: stored, stored })).toEqual([])
})
it('names a job that was hidden, in the list of its category', () => {
  const mine = withEntry(stored, ref, { visible: false })
  const [difference, ...others] = typeDifferences({ mine, stored })
  expect(others).toEqual([])
  expect(difference?.label).toBe(jobTypesPageText.jobsOf(category.name))
  expect(difference?.mine).toContain(jobTypesPageText.hiddenName(job.name))
  expect(difference?.stored).not.toContain(jobTypesPageText.hiddenName(job.name))
})
it('keeps the line of a category that was renamed', () => {
  const mine = withEntry(stored, { category: category.key }, { name: 'Teisiti' })
  expect(labels(mine)).toEqual([jobTypesPageText.list])
})
it('names what one of them has and the other has not', () => {
  const added = withNewCategory(stored, 'Veod', { category: 'own-1', job: 'own-2' })
  expect(labels(added)).toContain(jobTypesPageText.jobsOf('Veod'))
  expect(labels(withoutEntry(stored, ref))).toContain(jobTypesPageText.jobsOf(category.name))
})
