import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { type JobTypes, movedEntry, withEntry, withNewCategory, withoutEntry } from './edit-job-types.ts'
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
it('names a job that was hidden', () => {
  const mine = withEntry(stored, ref, { visible: false })
  const [difference, ...others] = typeDifferences({ mine, stored })
  expect(others).toEqual([])
  expect(difference?.label).toBe(`${category.name}: ${job.name}`)
  expect(difference?.mine).toContain(jobTypesPageText.hidden)
  expect(difference?.stored).not.toContain(jobTypesPageText.hidden)
})
it('keeps the line of a category that was renamed', () => {
  const mine = withEntry(stored, { category: category.key }, { name: 'Teisiti' })
  expect(typeDifferences({ mine, stored })).toEqual([
    { label: category.name, mine: 'Teisiti', stored: category.name },
  ])
})
it('names the order alone where nothing else differs', () => {
  expect(labels(movedEntry(stored, { category: category.key }, 2))).toEqual([jobTypesPageText.order])
  expect(labels(movedEntry(stored, ref, 2))).toEqual([jobTypesPageText.orderOf(category.name)])
})
it('names what one of them has and the other has not', () => {
  const added = withNewCategory(stored, 'Veod', { category: 'own-1', job: 'own-2' })
  expect(labels(added)).toContain('Veod')
  expect(labels(added)).not.toContain(jobTypesPageText.order)
  expect(labels(withoutEntry(stored, ref))).toEqual([`${category.name}: ${job.name}`])
})
