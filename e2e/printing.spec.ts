/** Printed lists hold every row, not only those that are in view. */
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { pathTo } from '../web/src/navigation/paths.ts'
import { jobsPageText } from '../web/src/features/jobs/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import { addFields, ploughing, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { beginPrinting, endPrinting } from './paper.ts'

/** More than the 60 from which a list draws only what is in view. */
const MANY = 70
const nameOf = (index: number): string => `Põld ${index + 1}`
const NAMES = Array.from({ length: MANY }, (_, index) => nameOf(index))

test('all jobs and all fields go to paper, not only those in view', async ({ page, farm }) => {
  const ids = await addFields(farm, NAMES)
  const drafts = ids.map((id) => JobDraft.parse(ploughing(id)))
  await farm.call(addJobs, { body: drafts })

  await page.goto(pathTo('jobs', { year: SEASON }))
  await expect(page.getByRole('grid')).toBeVisible()
  await beginPrinting(page)
  const paper = page.getByRole('table', { name: new RegExp(jobsPageText.printTitle(SEASON)) })
  await expect(paper.getByRole('row')).toHaveCount(MANY + 1)
  await expect(paper.getByText(nameOf(MANY - 1), { exact: true })).toBeVisible()
  await endPrinting(page)
  await expect(page.getByRole('grid')).toBeVisible()

  await page.goto(pathTo('fields', { year: SEASON }))
  const list = page.getByRole('table', { name: fieldsPageText.tableLabel(SEASON) })
  await expect(page.getByRole('list', { name: fieldsPageText.tableLabel(SEASON) })).toBeVisible()
  await beginPrinting(page)
  await expect(list.getByRole('row')).toHaveCount(MANY + 1)
  await endPrinting(page)
  await page.getByText(fieldsPageText.table, { exact: true }).click()
  await expect(list.getByText(nameOf(0), { exact: true })).toBeVisible()
  await expect.poll(() => list.getByRole('row').count()).toBeLessThan(MANY)
  await beginPrinting(page)
  await expect(list.getByRole('row')).toHaveCount(MANY + 1)
  await expect(list.getByText(nameOf(MANY - 1), { exact: true })).toBeVisible()
  await expect(list.getByRole('button', { name: recordsText.menuOf(nameOf(0)), exact: true })).toBeHidden()
  await endPrinting(page)
  await expect.poll(() => list.getByRole('row').count()).toBeLessThan(MANY)
})

test('a page that is told of the paper alone is not blank', async ({ page, farm }) => {
  const ids = await addFields(farm, NAMES.slice(0, 2))
  await farm.call(addJobs, { body: ids.map((id) => JobDraft.parse(ploughing(id))) })
  await page.goto(pathTo('jobs', { year: SEASON }))
  await expect(page.getByRole('grid')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table').getByText(nameOf(0), { exact: true })).toBeVisible()
})
