/** Many jobs at once in a table: typed and pasted, judged, saved together, taken back. */
import { listLastAdded } from '@vagu/core/jobs/contract'
import { CATEGORY, JOB } from '@vagu/core/settings/table'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { addJobGridText } from '../web/src/entities/job-grid/text.ts'
import { gridText } from '../web/src/ui/grid/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, FIELD_NAMES, jobOf, ploughing } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { JobGridScreen } from './job-grid.ts'

const [HOME, HILL, RIVER] = FIELD_NAMES
const PLOUGHING = ploughing('').job.name
const HERDING = jobOf(CATEGORY.other, JOB.herding).job.name
const HEADINGS = ['Kuupäev', 'Töö', 'Põld', 'Pindala', 'Märkused']

test('rows are typed by keys alone, saved together and taken back', async ({ page, farm }) => {
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
})

test('a pasted table finds its columns; what is not known is said and blocks, nothing is guessed', async ({
  page,
  farm,
}) => {
  await addFields(farm, FIELD_NAMES)
  const grid = new JobGridScreen(page)
  await grid.open()
  await grid.paste([
    [...HEADINGS, 'Ilmajaam'],
    ['03.05.2025', PLOUGHING, HOME, '2,5', 'märg', 'JD'],
    ['4.5.2025', PLOUGHING, 'Kuupõld', '', '', ''],
  ])
  await expect(page.getByText(gridText.unknownHeadings(['Ilmajaam']))).toBeVisible()
  await expect(grid.cell(1, 'area')).toHaveText('2,5')
  await grid.saveButton(2).click()
  await expect(page.getByText(uiText.checkInput)).toBeVisible()
  const wrong = grid.cell(2, 'fields')
  await expect(wrong).toBeFocused()
  await expect(wrong).toContainText('Kuupõld')
  await expect(wrong).toHaveAccessibleDescription(addJobGridText.unknown.fields('Kuupõld'))
  expect(await farm.call(listLastAdded, {})).toEqual([])
  await grid.type('mäe', 'Enter')
  await grid.saveButton(2).click()
  await expect(page.getByText(addJobGridText.saved(2))).toBeVisible()
})

test('what has no column is opened in the form, and the saved row leaves the table', async ({
  page,
  farm,
}) => {
  await addFields(farm, FIELD_NAMES)
  const grid = new JobGridScreen(page)
  await grid.open()
  await grid.paste([HEADINGS, ['03.05.2025', HERDING, HOME, '', '']])
  const toForm = grid.verdict(1).getByRole('button')
  await expect(toForm).toHaveText(addJobGridText.needsForm)
  await toForm.click()
  const dialog = page.getByRole('dialog', { name: addJobGridText.formTitle })
  const form = new JobFormScreen(page, dialog)
  await expect(form.start).toHaveValue('03.05.2025')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(grid.cell(1, 'job')).toHaveText(HERDING)
})

test('a row that is changed while the table is saved stays', async ({ page, farm }) => {
  await addFields(farm, FIELD_NAMES)
  const grid = new JobGridScreen(page)
  await grid.open()
  await grid.paste([HEADINGS, ...[HOME, HILL].map((field) => ['03.05.2025', PLOUGHING, field, '', ''])])
  await expect(grid.cell(2, 'fields')).toHaveText(HILL)
  let letPass = (): void => undefined
  const isAllowed = new Promise<void>((resolve) => {
    letPass = resolve
  })
  await page.route('**/api/job-events/batch', async (route) => {
    await isAllowed
    await route.continue()
  })
  await grid.saveButton(2).click()
  await grid.cell(2, 'area').click()
  await grid.type('2,5', 'Enter')
  letPass()
  await expect(page.getByText(addJobGridText.saved(2))).toBeVisible()
  await expect(grid.rowNumbers).toHaveCount(1)
  await expect(grid.cell(1, 'area')).toHaveText('2,5')
})

test('leaving with rows asks, and staying keeps them', async ({ page, farm }) => {
  await addFields(farm, FIELD_NAMES)
  const grid = new JobGridScreen(page)
  await grid.open()
  await grid.paste([HEADINGS, ['03.05.2025', PLOUGHING, HOME, '', '']])
  await grid.window.getByRole('button', { name: uiText.close }).click()
  const question = page.getByRole('alertdialog', { name: addJobGridText.leaveTitle })
  await question.getByRole('button', { name: addJobGridText.stay }).click()
  await expect(grid.cell(1, 'fields')).toHaveText(HOME)
  await grid.window.getByRole('button', { name: uiText.close }).click()
  await question.getByRole('button', { name: addJobGridText.leave }).click()
  await expect(grid.window).toBeHidden()
})

test('five hundred pasted rows are there at once, and only those in view are drawn', async ({
  page,
  farm,
}) => {
  await addFields(farm, FIELD_NAMES)
  const grid = new JobGridScreen(page)
  await grid.open()
  const rows = Array.from({ length: 500 }, (_, n) => [`${(n % 28) + 1}.5.2025`, PLOUGHING, HOME, '', ''])
  await grid.paste([HEADINGS, ...rows])
  await expect(grid.grid).toHaveAttribute('aria-rowcount', '501')
  expect(await grid.rowNumbers.count()).toBeLessThan(80)
  await page.keyboard.press('Control+End')
  await expect(grid.verdict(500)).toBeFocused()
})

test('a phone is shown the form instead', async ({ page, farm }) => {
  await addFields(farm, FIELD_NAMES)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(ROUTES.addJob)
  await page.getByRole('button', { name: addJobGridText.title }).click()
  await expect(page.getByText(addJobGridText.narrow)).toBeVisible()
  await page.getByRole('button', { name: addJobGridText.toPlainForm }).click()
  await expect(new JobFormScreen(page).form.getByRole('group', { name: jobsText.category })).toBeVisible()
})
