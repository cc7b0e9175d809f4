/** Shell around every page: the year, the look, the way out of a form. */
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { getSettings } from '@vagu/core/settings/contract'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { settingsText } from '../web/src/features/settings/text.ts'
import { cropsText } from '../web/src/entities/crops/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, FIELD_NAMES, fillFarm, ploughing, SEASON } from './farm.ts'
import { closeWelcome } from './enter.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { answer, chooseYear, menuLink, openByMenu } from './navigation.ts'

test('the year follows the address and the address the year', async ({ page, farm }) => {
  await addFields(farm, ['Kodupõld'])
  const select = page.getByRole('combobox', { name: shellText.year, exact: true })
  await page.goto(pathTo('fields', { year: 2025 }))
  await expect(select).toHaveValue('2025')
  await chooseYear(page, 2024)
  await expect(page).toHaveURL(pathTo('fields', { year: 2024 }))
  await openByMenu(page, 'addJob')
  await expect(select).toHaveValue('2024')
  await chooseYear(page, 2023)
  await expect(menuLink(page, 'fields')).toHaveAttribute('href', pathTo('fields', { year: 2023 }))
  await openByMenu(page, 'fields')
  await expect(page).toHaveURL(pathTo('fields', { year: 2023 }))

  // kept with the account, also when it came with a link
  await page.goto(pathTo('fields', { year: 2025 }))
  await expect
    .poll(async () => (await farm.call(getSettings, {})).uiSettings['global']?.['globalYear'])
    .toBe(2025)
  await page.goto(ROUTES.addJob)
  await expect(select).toHaveValue('2025')

  // an address without its year leads to the chosen one
  await page.goto('/pollud')
  await expect(page).toHaveURL(pathTo('fields', { year: 2025 }))
  await expect(page.getByRole('list', { name: fieldsPageText.tableLabel(2025) })).toBeVisible()
  await page.goto('/tood?olek=DONE')
  await expect(page).toHaveURL(`${pathTo('jobs', { year: 2025 })}?olek=DONE`)
  await page.goto('/pollud/import')
  await expect(page).toHaveURL(pathTo('fieldImport', { year: 2025 }))

  // a year that is chosen while the page still loads holds
  const chosen = Promise.withResolvers<void>()
  await page.route(/assets\/FieldsPage/, async (route) => {
    await chosen.promise
    await route.continue()
  })
  await page.goto(ROUTES.workers)
  await menuLink(page, 'fields').click()
  await chooseYear(page, 2024)
  chosen.resolve()
  await expect(page).toHaveURL(pathTo('fields', { year: 2024 }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(select).toHaveValue('2024')
})

test('the chosen look is remembered', async ({ signedIn: page }) => {
  await page.goto(ROUTES.addJob)
  await closeWelcome(page)
  for (const look of ['dark', 'sun'] as const) {
    await page.getByRole('button', { name: shellText.account }).click()
    await page.getByRole('menuitemradio', { name: shellText.looks[look] }).click()
    await expect(page.locator('html')).toHaveAttribute('data-appearance', look)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-appearance', look)
  }
})

test('rows stand closer together where one chose so, and a finger is left its room', async ({
  page,
  farm,
  browser,
}) => {
  await fillFarm(farm)
  const row = page.getByRole('grid').getByRole('row', { name: FIELD_NAMES[0] }).first()
  const choose = async (name: string): Promise<void> => {
    await page.goto(ROUTES.settings)
    await page.getByText(name, { exact: true }).click()
    await page.goto(pathTo('jobs', { year: SEASON }))
  }
  const height = async (): Promise<number | undefined> => (await row.boundingBox())?.height
  await choose(settingsText.densities.normal)
  await expect.poll(height).toBe(52)
  await choose(settingsText.densities.compact)
  await expect.poll(height).toBe(40)
  await expect(page.locator('html')).toHaveCSS('--vagu-target', '32px')
  const storageState = await page.context().storageState()
  const phone = await browser.newContext({ storageState, hasTouch: true, isMobile: true })
  const touched = await phone.newPage()
  await touched.goto(ROUTES.settings)
  await expect(touched.locator('html')).toHaveAttribute('data-density', 'compact')
  await expect(touched.locator('html')).toHaveCSS('--vagu-target', '48px')
  await phone.close()
})

test('a form with something in it is not left without a question', async ({ page, farm }) => {
  await addFields(farm, ['Kodupõld'])
  await page.goto(ROUTES.warnings)
  await openByMenu(page, 'addJob')
  await new JobFormScreen(page).pickFields(['Kodupõld'])
  const question = page.getByRole('alertdialog', { name: uiText.unsavedTitle })

  await menuLink(page, 'fields').click()
  await expect(question).toContainText(uiText.unsavedText)
  await answer(page, uiText.keepEditing)
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(ROUTES.addJob)

  await page.goBack()
  await answer(page, uiText.leave)
  await expect(page).toHaveURL(ROUTES.warnings)
  await openByMenu(page, 'addJob')
  await menuLink(page, 'warnings').click()
  await expect(page).toHaveURL(ROUTES.warnings)
})

test('a page that brings another year along says so, and offers the way back', async ({ page, farm }) => {
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  await farm.call(addJobs, { body: [JobDraft.parse(ploughing(fieldId))] })
  await page.goto(pathTo('fields', { year: SEASON + 1 }))
  // Of the year before the crop is known: it is shown with its year, never as this one's.
  await expect(page.getByText(cropsText.ofYear(SEASON, 'Talinisu'))).toBeVisible()
  const chosenYear = async () => (await farm.call(getSettings, {})).uiSettings['global']?.['globalYear']
  await expect.poll(chosenYear).toBe(SEASON + 1)
  await openByMenu(page, 'addJob')
  // The list of fields, which is shown until the page has come, leads to the field too, in the chosen year.
  const recent = page.getByRole('region', { name: jobsText.recent })
  await recent.getByRole('link', { name: 'Kodupõld' }).click()
  await expect(page).toHaveURL(pathTo('field', { year: SEASON, id: fieldId }))
  await expect(page.getByText(shellText.yearChanged(SEASON))).toBeVisible()
  await page.getByRole('button', { name: shellText.backToYear(SEASON + 1) }).click()
  await expect(page).toHaveURL(pathTo('field', { year: SEASON + 1, id: fieldId }))
  await expect(page.getByText(shellText.yearChanged(SEASON + 1))).toBeHidden()
})
