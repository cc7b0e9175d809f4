/** In, out, and back in after the password was forgotten. */
import type { Page } from '@playwright/test'
import { fieldError } from '@vagu/core/validation'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { words as general } from '../web/src/entities/session/text.ts'
import { words as shell } from '../web/src/app/shell/text.ts'
import { words } from '../web/src/features/users/text.ts'
import { SEASON } from './farm.ts'
import { PASSWORD } from './farm-api.ts'
import { expect, test } from './home.ts'
import { mailedLink } from './outbox.ts'

const SESSION_COOKIE = /session/i

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.login }).click()
}
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: shell.account }).click()
  await page.getByRole('menuitem', { name: shell.logout }).click()
  await expect(page).toHaveURL(ROUTES.login)
}

test('registers, with every wrong input named at its place', async ({ page }) => {
  await page.goto(ROUTES.register)
  await page.getByLabel(words.email).fill('a@b')
  await page.getByLabel(words.password, { exact: true }).fill('lühike')
  await page.getByRole('button', { name: words.createAccount }).click()
  await expect(page.getByText(fieldError('email', 'wrongEmail').message)).toBeVisible()
  await expect(page.getByText(fieldError('password', 'passwordTooShort').message)).toBeVisible()
  await expect(page.getByLabel(words.email)).toBeFocused()
  await expect(page).toHaveURL(ROUTES.register)
})

test('says why a password is too easy to guess, in the form and before anything is sent', async ({
  page,
}) => {
  await page.goto(ROUTES.register)
  await page.getByLabel(words.email).fill('mari@kivitalu.example')
  await page.getByLabel(words.companyName).fill('Kivitalu OÜ')
  const password = page.getByLabel(words.password, { exact: true })
  for (const [guess, code] of [
    ['parool12', 'passwordCommon'],
    ['12345678', 'passwordTooSimple'],
    ['Kivitalu1', 'passwordOwnWords'],
  ] as const) {
    await password.fill(guess)
    await page.getByRole('button', { name: words.createAccount }).click()
    await expect(page.getByText(fieldError('password', code).message)).toBeVisible()
  }
})

test('proves the address by the mailed link, in the session of its account alone', async ({
  signedIn: page,
  farm,
  home,
}) => {
  await page.goto(ROUTES.addJob)
  await page.getByRole('button', { name: shell.account }).click()
  await expect(page.getByRole('menuitem', { name: general.proveEmail })).toBeVisible()
  const link = await mailedLink(home.data, farm.email, ROUTES.proveEmail)
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByText(words.proofText)).toBeVisible()
  await logIn(page, farm.email)
  await expect(page.getByText(general.authSucceeded)).toBeVisible()
  await expect(page).toHaveURL(ROUTES.addJob)
  await page.getByRole('button', { name: shell.account }).click()
  await expect(page.getByRole('menuitem', { name: shell.logout })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: general.proveEmail })).toHaveCount(0)

  // an invented link, in the session of somebody whose address is not proven
  await page.context().clearCookies()
  await farm.signUp()
  await page.goto(`${ROUTES.proveEmail}#token=invented`)
  await expect(page.getByText(general.authFailed)).toBeVisible()
})

test('says which e-mail is taken, at its input', async ({ farm, browser }) => {
  const visitor = await browser.newPage({ baseURL: farm.address })
  await visitor.goto(ROUTES.register)
  await visitor.getByLabel(words.email).fill(farm.email)
  await visitor.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await visitor.getByLabel(words.companyName).fill('Teine talu')
  await visitor.getByRole('button', { name: words.createAccount }).click()
  await expect(visitor.getByText(fieldError('email', 'emailTaken').message)).toBeVisible()
  await visitor.close()
})

test('refuses a wrong password, and takes the right one to the page asked for first', async ({
  signedIn: page,
  farm,
}) => {
  await page.context().clearCookies()
  const wanted = pathTo('fields', { year: SEASON })
  await page.goto(wanted)
  await expect(page).toHaveURL(/\/sisene\?edasi=/)
  await logIn(page, farm.email, 'vale salasõna')
  await expect(page.getByRole('alert').getByText(words.wrongLogin)).toBeVisible()
  await expect(page.getByLabel(words.password, { exact: true })).toBeFocused()
  await logIn(page, farm.email)
  await expect(page).toHaveURL(wanted)
  await logOut(page)
  await page.goto(wanted)
  await expect(page).toHaveURL(/\/sisene\?edasi=/)
})

test('a remembered session outlives the browser, another does not', async ({ signedIn: page, farm }) => {
  for (const isRemembered of [false, true]) {
    await page.context().clearCookies()
    await page.goto(ROUTES.login)
    if (isRemembered) await page.getByLabel(words.remember).check()
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
  await page.getByRole('link', { name: words.forgot }).click()
  // the page before has an e-mail too
  await expect(page.getByRole('heading', { name: words.forgotTitle })).toBeVisible()
  await page.getByLabel(words.email).fill(farm.email)
  await page.getByRole('button', { name: words.sendLink }).click()
  await expect(page.getByText(words.linkSent(farm.email))).toBeVisible()

  const link = await mailedLink(home.data, farm.email, ROUTES.newPassword)
  expect(link.startsWith(home.address)).toBe(true)
  await page.goto(link)
  await page.getByLabel(words.newPassword).fill('uus salasõna 27')
  await page.getByRole('button', { name: words.setPassword }).click()
  await expect(page).toHaveURL(ROUTES.login)
  await expect(page.getByText(words.passwordSet)).toBeVisible()

  await logIn(page, farm.email)
  await expect(page.getByText(words.wrongLogin)).toBeVisible()
  await logIn(page, farm.email, 'uus salasõna 27')
  await expect(page).toHaveURL(ROUTES.addJob)

  await page.goto(link)
  await page.getByLabel(words.newPassword).fill('veel üks salasõna')
  await page.getByRole('button', { name: words.setPassword }).click()
  await expect(page.getByText(words.tokenExpired)).toBeVisible()
})
