/** What stands around every page: the year, the look, the way out of a form. */
import { getSettings } from '@vagu/core/settings/contract'
import { pathTo, ROUTES } from '../web/src/app/paths.ts'
import { words as shell } from '../web/src/app/shell/text.ts'
import { words as common } from '../web/src/ui/text.ts'
import { addFields } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { answer, chooseYear, menuLink, openByMenu } from './navigation.ts'

test('the year follows the address and the address the year', async ({ page, farm }) => {
  const select = page.getByRole('combobox', { name: shell.year, exact: true })
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
})

test('a year that is chosen while the page still loads holds', async ({ signedIn: page }) => {
  await page.route(/assets\/FieldsPage/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(ROUTES.addJob)
  await menuLink(page, 'fields').click()
  await chooseYear(page, 2024)
  await expect(page).toHaveURL(pathTo('fields', { year: 2024 }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('combobox', { name: shell.year, exact: true })).toHaveValue('2024')
})

test('the chosen look is remembered', async ({ signedIn: page }) => {
  await page.goto(ROUTES.addJob)
  for (const look of ['dark', 'paike'] as const) {
    await page.getByRole('button', { name: shell.account }).click()
    await page.getByRole('menuitemradio', { name: shell.looks[look] }).click()
    await expect(page.locator('html')).toHaveAttribute('data-appearance', look)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-appearance', look)
  }
})

test('a form with something in it is not left without a question', async ({ page, farm }) => {
  await addFields(farm, ['Kodupõld'])
  await page.goto(ROUTES.warnings)
  await openByMenu(page, 'addJob')
  await new JobFormScreen(page).pickFields(['Kodupõld'])
  const question = page.getByRole('alertdialog', { name: common.unsavedTitle })

  await menuLink(page, 'fields').click()
  await expect(question).toContainText(common.unsavedText)
  await answer(page, common.keepEditing)
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(ROUTES.addJob)

  await page.goBack()
  await answer(page, common.leave)
  await expect(page).toHaveURL(ROUTES.warnings)
  await openByMenu(page, 'addJob')
  await menuLink(page, 'warnings').click()
  await expect(page).toHaveURL(ROUTES.warnings)
})
