/** The way into each home: an account of one's own, or the demo. */
import type { Page } from '@playwright/test'
import { firstStepsText } from '../web/src/features/add-job/first-steps/text.ts'
import { usersText } from '../web/src/features/users/text.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { PASSWORD } from './farm-api.ts'
import { expect, type HomeOptions } from './home.ts'

async function registerByHand(page: Page, name: string): Promise<void> {
  await page.goto(ROUTES.welcome)
  await page.getByRole('link', { name: usersText.register }).first().click()
  await page.getByLabel(usersText.email).fill(`${name}${process.pid}@vagu.example`)
  await page.getByLabel(usersText.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(usersText.companyName).fill('Mari talu')
  await page.getByRole('button', { name: usersText.createAccount }).click()
}

/** Closes the welcome that lies over the main page of a farm without fields and materials. */
export const closeWelcome = (page: Page): Promise<void> =>
  page.getByRole('button', { name: firstStepsText.welcomeLater }).click()

/** Enters a home by hand, as somebody who was never there; `name` begins his address. */
export async function enterHome(page: Page, engine: HomeOptions['engine'], name: string): Promise<void> {
  await (engine === 'demo' ? page.goto(ROUTES.demo) : registerByHand(page, name))
  await expect(page).toHaveURL(ROUTES.addJob)
  if (engine !== 'demo') await closeWelcome(page)
}
