/** Every address opens in a browser, with its name and without a complaint. */
import { isBuilt } from '../web/src/navigation/built.ts'
import { isPublic, ROUTE_KEYS, type RouteKey, ROUTES } from '../web/src/navigation/paths.ts'
import { appText } from '../web/src/app/text.ts'
import { titles } from '../web/src/navigation/titles.ts'
import { fieldImportText } from '../web/src/features/field-import/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { notBuiltText } from '../web/src/features/not-built/text.ts'
import { usersText } from '../web/src/features/users/text.ts'
import { welcomeText } from '../web/src/features/welcome/text.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'

test('the welcome page opens and leads on', async ({ page }) => {
  await page.goto(ROUTES.welcome)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcomeText.title)
  for (const [name, key] of [
    [welcomeText.login, 'login'],
    [welcomeText.register, 'register'],
    [welcomeText.tryDemo, 'demo'],
  ] as const)
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', ROUTES[key])
})

test('the pages before signing in open', async ({ page }) => {
  const headings = {
    login: usersText.loginTitle,
    register: usersText.registerTitle,
    forgotPassword: usersText.forgotTitle,
    newPassword: usersText.newPasswordTitle,
  }
  for (const [key, heading] of Object.entries(headings)) {
    await page.goto(ROUTES[key as keyof typeof headings])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

/** Pages whose heading says more than their name in the menu. */
const HEADINGS: Partial<Record<RouteKey, string>> = {
  addJob: jobsText.addTitle,
  fieldImport: fieldImportText.title,
  field: 'Kodupõld',
}
const inside = ROUTE_KEYS.filter((key) => !isPublic(key))
const addressOf = (key: RouteKey, fieldId: string): string =>
  ROUTES[key].replace('$year', String(SEASON)).replace('$id', fieldId)

test('every page opens for a farmer; one that is not built says so', async ({ page, farm }) => {
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  for (const key of inside) {
    await page.goto(addressOf(key, fieldId))
    const heading = (isBuilt(key) && HEADINGS[key]) || titles[key]
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page.getByText(notBuiltText.title)).toHaveCount(isBuilt(key) ? 0 : 1)
    await expect(page.locator('#sisu')).not.toBeEmpty()
  }
})

test('an address that does not exist says so', async ({ signedIn: page }) => {
  for (const path of ['/sellist-lehte-ei-ole', '/pollud/kaks', '/pollud/1500']) {
    await page.goto(path)
    await expect(page.getByText(appText.notFoundTitle).first()).toBeVisible()
  }
})
