/** An ID-card: an OpenID provider that runs beside the program signs somebody in, who never had a password. */
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { outcomeWords } from '../web/src/app/auth-words.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { sessionText } from '../web/src/entities/session/text.ts'
import { accountText } from '../web/src/features/account/text.ts'
import { usersText } from '../web/src/features/users/text.ts'
import { freePort } from '../server/src/testing/free-port.ts'
import { startOpenIdProvider, type TestProvider } from '../server/src/testing/openid-provider.ts'
import { expectNoAxeFaults } from './axe-faults.ts'
import { closeWelcome } from './enter.ts'
import { FarmApi, PASSWORD } from './farm-api.ts'
import { expect, test as base } from './home.ts'
import { mailedLink } from './outbox.ts'
import { newDataFolder, type RunningServer, startServer } from './server.ts'

const LABEL = 'ID-kaart, Mobiil-ID, Smart-ID'
const COMPANY = 'Kaardi talu OÜ'

interface WithProvider {
  readonly home: RunningServer
  readonly provider: TestProvider
}
const test = base.extend<object, WithProvider & { readonly port: number }>({
  port: [
    async ({ engine }, provide) => provide(engine === 'demo' ? 0 : await freePort()),
    { scope: 'worker' },
  ],
  provider: [
    async ({ port }, provide) => {
      const provider = await startOpenIdProvider(`http://127.0.0.1:${port}`)
      provider.asksOnPage = true
      await provide(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  home: [
    async ({ port, provider }, provide) => {
      const data = newDataFolder()
      const settings = {
        VAGU_OIDC_ISSUER: provider.issuer,
        VAGU_OIDC_CLIENT_ID: provider.clientId,
        VAGU_OIDC_CLIENT_SECRET: provider.clientSecret,
      }
      const server = await startServer({ data, port, settings })
      await provide(server)
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** The button of the provider, which remembers who was there: it asks only the first time, and who has to sign in anew. */
const pressButton = (page: Page) => page.getByRole('button', { name: LABEL }).click()
/** Presses the button, and shows the provider who one is. */
async function goThrough(page: Page, provider: TestProvider, button = LABEL): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('button', { name: `Kinnita: ${provider.person.name}` }).click()
}
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: shellText.account }).click()
  await page.getByRole('menuitem', { name: shellText.logout }).click()
  await expect(page).toHaveURL(ROUTES.login)
  // the address changes before the session has ended, the page comes after
  await expect(page.getByLabel(usersText.password, { exact: true })).toBeVisible()
}

test('makes an account without a password, goes in and out, and deletes it after signing in anew', async ({
  page,
  provider,
  home,
}) => {
  provider.person = { sub: 'EE38001085718', name: 'Mari Kask' }
  await page.goto(ROUTES.account)
  await expect(page.getByRole('button', { name: LABEL })).toBeVisible()
  await expectNoAxeFaults(page)
  await goThrough(page, provider)
  await expect(page.getByText(usersText.newcomerUnknown('Mari Kask'))).toBeVisible()
  await expectNoAxeFaults(page)
  await page.getByLabel(usersText.email).fill('mari@kaart.example')
  await page.getByLabel(usersText.companyName).fill(COMPANY)
  await page.getByRole('button', { name: usersText.createAccount }).click()
  await expect(page).toHaveURL(ROUTES.addJob)
  await closeWelcome(page)
  await page.goto(await mailedLink(home.data, 'mari@kaart.example', ROUTES.proveEmail))
  await expect(page.getByText(sessionText.authSucceeded)).toBeVisible()

  await logOut(page)
  await page.goto(ROUTES.account)
  await pressButton(page)
  await expect(page).toHaveURL(ROUTES.account)
  await expect(page.getByText(outcomeWords.signedIn)).toBeVisible()
  const identities = page.getByRole('region', { name: accountText.signIn })
  await expect(identities.getByText(accountText.lastSignIn)).toBeVisible()
  await expectNoAxeFaults(page)

  const deletion = page.getByRole('region', { name: accountText.deletion })
  await deletion.getByRole('button', { name: accountText.startDeletion }).click()
  await goThrough(page, provider, accountText.freshSignInNow)
  await expect(page.getByText(outcomeWords.confirmed)).toBeVisible()
  await deletion.getByRole('button', { name: accountText.startDeletion }).click()
  await deletion.getByLabel(accountText.typeName(COMPANY)).fill(COMPANY)
  await deletion.getByRole('button', { name: accountText.confirmDeletion }).click()
  await expect(page.getByText(/^Konto kustub/).first()).toBeVisible()
})

test('joins an account by a mailed link, and nobody comes in who gave up', async ({
  page,
  provider,
  home,
}) => {
  provider.person = { sub: 'EE47101010033', name: 'Jaan Tamm' }
  const farm = new FarmApi(page.request, home.address)
  await farm.signUp()
  await page.context().clearCookies()

  await page.goto(ROUTES.login)
  await page.getByRole('button', { name: LABEL }).click()
  await page.getByRole('button', { name: 'Katkesta' }).click()
  await expect(page.getByText(outcomeWords.cancelled)).toBeVisible()
  await expect(page).toHaveURL(ROUTES.login)

  await goThrough(page, provider)
  await page.getByText(usersText.hasAccountAlready).click()
  await page.getByLabel(usersText.email).fill(farm.email)
  await page.getByRole('button', { name: usersText.joinByLink }).click()
  await expect(page.getByText(usersText.joinLinkSent(farm.email))).toBeVisible()
  await page.goto(await mailedLink(home.data, farm.email, ROUTES.openId))
  await page.getByRole('button', { name: usersText.joinConfirm }).click()
  await expect(page).toHaveURL(ROUTES.addJob)
  await closeWelcome(page)

  // the account was nobody's proven one: the password of before is none any more
  await logOut(page)
  await page.getByLabel(usersText.email).fill(farm.email)
  await page.getByLabel(usersText.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: usersText.login }).click()
  await expect(page.getByText(usersText.wrongLogin)).toBeVisible()
  await pressButton(page)
  await expect(page).toHaveURL(ROUTES.addJob)
})
