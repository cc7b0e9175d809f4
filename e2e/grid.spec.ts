/** Many jobs at once in a table, by keys and drawn in part; the rest stands in `web/src/entities/job-grid/use-table.test.tsx`. */
import { listLastAdded } from '@vagu/core/jobs/contract'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { addJobGridText } from '../web/src/entities/job-grid/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, FIELD_NAMES, ploughing } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { JobGridScreen } from './job-grid.ts'
import { answer } from './navigation.ts'

const [HOME, HILL, RIVER] = FIELD_NAMES
const PLOUGHING = ploughing('').job.name
const HEADINGS = ['Kuupäev', 'Töö', 'Põld', 'Pindala', 'Märkused']

test('rows are typed by keys alone, saved together and taken back; many are pasted; a phone shows the form', async ({
  page,
  farm,
}) => {
  const fieldIds = await addFields(farm, FIELD_NAMES)
  const grid = new JobGridScreen(page)
  await grid.open()
  await grid.type('6.5.2025')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await grid.type('kündsin')
  await expect(grid.cell(1, 'job')).toHaveText(PLOUGHING)
  await grid.type('kodu', 'Enter')
  await expect(grid.cell(2, 'date')).toHaveText('06.05.2025')
  await expect(grid.cell(2, 'fields')).toBeFocused()
  await grid.type(`${HILL}, ${RIVER}`, 'Enter')
  await expect(grid.cell(2, 'area')).toHaveText('10')
  await page.keyboard.press('Control+z')
  await expect(grid.cell(2, 'fields')).toHaveText('')
  await expect(grid.cell(2, 'fields')).toBeFocused()
  await page.keyboard.press('Control+y')

  await grid.saveButton(3).click()
  await expect(page.getByText(addJobGridText.saved(3))).toBeVisible()
  await expect(grid.rowNumbers).toHaveCount(1)
  const stored = await farm.call(listLastAdded, {})
  expect(stored.map(({ fieldId }) => fieldId).toSorted()).toEqual(fieldIds.toSorted())
  for (const job of stored)
    expect(job).toMatchObject({ job: { key: 'ploughing' }, date: '2025-05-06', area: 5, status: 'DONE' })

  await page.getByRole('button', { name: uiText.undo, exact: true }).click()
  await expect(page.getByText(addJobGridText.takenBack(3))).toBeVisible()
  expect(await farm.call(listLastAdded, {})).toEqual([])
  await expect(grid.cell(1, 'fields')).toHaveText(HOME)

  // five hundred pasted rows are there at once, and only those in view are drawn
  await grid.window.getByRole('button', { name: uiText.close }).click()
  await answer(page, addJobGridText.leave)
  await page.getByRole('button', { name: jobsText.asTableHint }).click()
  await expect(grid.cell(1, 'date')).toBeFocused()
  const rows = Array.from({ length: 500 }, (_, n) => [`${(n % 28) + 1}.5.2025`, PLOUGHING, HOME, '', ''])
  await grid.paste([HEADINGS, ...rows])
  await expect(grid.grid).toHaveAttribute('aria-rowcount', '501')
  expect(await grid.rowNumbers.count()).toBeLessThan(80)
  await page.keyboard.press('Control+End')
  await expect(grid.verdict(500)).toBeFocused()
  await grid.window.getByRole('button', { name: uiText.close }).click()
  await answer(page, addJobGridText.leave)

  // a phone is shown the form instead
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: addJobGridText.title }).click()
  await expect(page.getByText(addJobGridText.narrow)).toBeVisible()
  await page.getByRole('button', { name: addJobGridText.toPlainForm }).click()
  await expect(new JobFormScreen(page).form.getByRole('group', { name: jobsText.category })).toBeVisible()
})
