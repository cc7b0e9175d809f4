/** In, out, and back in after the password was forgotten. */
import type { Page } from '@playwright/test'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { proofFailed } from '../web/src/app/auth-words.ts'
import { sessionText } from '../web/src/entities/session/text.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { usersText } from '../web/src/features/users/text.ts'
import { SEASON } from './farm.ts'
import { PASSWORD } from './farm-api.ts'
import { closeWelcome } from './enter.ts'
import { expect, test } from './home.ts'
import { mailedLink } from './outbox.ts'

const SESSION_COOKIE = /session/i

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(usersText.email).fill(email)
  await page.getByLabel(usersText.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: usersText.login }).click()
}
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: shellText.account }).click()
  await page.getByRole('menuitem', { name: shellText.logout }).click()
  await expect(page).toHaveURL(ROUTES.login)
  // the address changes before the session has ended, the page comes after
  await expect(page.getByLabel(usersText.password, { exact: true })).toBeVisible()
}

test('proves the address by the mailed link, in the session of its account alone', async ({
  signedIn: page,
  farm,
  home,
}) => {
  await page.goto(ROUTES.addJob)
  // once in a tab: it does not come again after signing in
  await closeWelcome(page)
  await page.getByRole('button', { name: shellText.account }).click()
  await expect(page.getByRole('menuitem', { name: sessionText.proveEmail })).toBeVisible()
  const link = await mailedLink(home.data, farm.email, ROUTES.proveEmail)
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByText(usersText.proofText)).toBeVisible()
  await logIn(page, farm.email)
  await expect(page.getByText(sessionText.authSucceeded)).toBeVisible()
  await expect(page).toHaveURL(ROUTES.addJob)
  await page.getByRole('button', { name: shellText.account }).click()
  await expect(page.getByRole('menuitem', { name: shellText.logout })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: sessionText.proveEmail })).toHaveCount(0)

  // an invented link, in the session of somebody whose address is not proven
  await page.context().clearCookies()
  await farm.signUp()
  await page.goto(`${ROUTES.proveEmail}#token=invented`)
  await expect(page.getByText(proofFailed)).toBeVisible()
})

test('refuses a wrong password, and takes the right one to the page asked for first', async ({
  signedIn: page,
  farm,
}) => {
  await page.context().clearCookies()
  const target = pathTo('fields', { year: SEASON })
  await page.goto(target)
  await expect(page).toHaveURL(/\/sisene\?edasi=/)
  await logIn(page, farm.email, 'vale salasõna')
  await expect(page.getByRole('alert').getByText(usersText.wrongLogin)).toBeVisible()
  await expect(page.getByLabel(usersText.password, { exact: true })).toBeFocused()
  await logIn(page, farm.email)
  await expect(page).toHaveURL(target)
  await logOut(page)
  await page.goto(target)
  await expect(page).toHaveURL(/\/sisene\?edasi=/)
})

test('a remembered session outlives the browser, another does not', async ({ signedIn: page, farm }) => {
  for (const isRemembered of [false, true]) {
    await page.context().clearCookies()
    await page.goto(ROUTES.login)
    if (isRemembered) await page.getByLabel(usersText.remember).check()
    await logIn(page, farm.email)
    await expect(page).toHaveURL(ROUTES.addJob)
    const cookie = (await page.context().cookies()).find(({ name }) => SESSION_COOKIE.test(name))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    // a cookie that ends with the browser has no date
    expect(cookie?.expires === -1).toBe(!isRemembered)
  }
})

test('a forgotten password is set anew by the mailed link, once', async ({ signedIn: page, farm, home }) => {
  await page.context().clearCookies()
  await page.goto(ROUTES.login)
  await page.getByRole('link', { name: usersText.forgot }).click()
  // the page before has an e-mail too
  await expect(page.getByRole('heading', { name: usersText.forgotTitle })).toBeVisible()
  await page.getByLabel(usersText.email).fill(farm.email)
  await page.getByRole('button', { name: usersText.sendLink }).click()
  await expect(page.getByText(usersText.linkSent(farm.email))).toBeVisible()

  const link = await mailedLink(home.data, farm.email, ROUTES.newPassword)
  expect(link.startsWith(home.address)).toBe(true)
  await page.goto(link)
  await page.getByLabel(usersText.newPassword).fill('uus salasõna 27')
  await page.getByRole('button', { name: usersText.setPassword }).click()
  await expect(page).toHaveURL(ROUTES.login)
  await expect(page.getByText(usersText.passwordSet)).toBeVisible()

  await logIn(page, farm.email)
  await expect(page.getByText(usersText.wrongLogin)).toBeVisible()
  await logIn(page, farm.email, 'uus salasõna 27')
  await expect(page).toHaveURL(ROUTES.addJob)

  await page.goto(link)
  await page.getByLabel(usersText.newPassword).fill('veel üks salasõna')
  await page.getByRole('button', { name: usersText.setPassword }).click()
  await expect(page.getByText(usersText.tokenExpired)).toBeVisible()
})
