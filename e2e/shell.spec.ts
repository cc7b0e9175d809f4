/** Shell around every page: the look, the way out of a form. The year stands in `year-of-address.test.tsx`. */
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { settingsText } from '../web/src/features/settings/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, FIELD_NAMES, fillFarm, SEASON } from './farm.ts'
import { closeWelcome } from './enter.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { answer, menuLink, openByMenu } from './navigation.ts'

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
