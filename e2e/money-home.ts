/** A home whose operator is known, and farms whose days are moved: a trial that is over, an invoice that was forgotten. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, expect, type Page } from '@playwright/test'
import { addField } from '@vagu/core/fields/contract'
import { sessionText } from '../web/src/entities/session/text.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { DATABASE } from '../server/node/database-file.ts'
import { FarmApi } from './farm-api.ts'
import { test as base } from './home.ts'
import { mailedLink } from './outbox.ts'
import { type RunningServer, startHome } from './server.ts'

interface WithHome {
  readonly home: RunningServer
}

/** Addresses that the installation names as its operators': each test takes one. */
const OPERATORS = Array.from({ length: 9 }, (_, index) => `haldaja${index}@vagu.example`)
const DAY_MS = 86_400_000

export const test = base.extend<object, WithHome>({
  home: [
    async ({ engine }, provide) => {
      expect(engine).toBe('sqlite')
      const server = await startHome('sqlite', { adminEmail: OPERATORS.join(',') })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
export { expect }

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

/** Days that are moved into the past: nothing of the program asks a farmer for it. */
export class Days {
  readonly #data: string
  readonly #email: string
  constructor(data: string, email: string) {
    this.#data = data
    this.#email = email
  }

  #set(statement: string, value: string): void {
    const database = new DatabaseSync(join(this.#data, DATABASE), { timeout: 10_000 })
    const farm = `account_id in (select account_id from membership join app_user using (user_id) where email = ?)`
    database.prepare(`${statement} where ${farm}`).run(value, this.#email)
    database.close()
  }
  endTrial(days: number): void {
    this.#set('update account set trial_until = ?', daysAgo(days).slice(0, 10))
  }
  ageAccount(days: number): void {
    this.#set('update account set updated_at = ?', daysAgo(days))
  }
  ageFields(days: number): void {
    this.#set('update field set updated_at = ?', daysAgo(days))
  }
}

/** A field in use this year, without a place on the map. */
export async function addArea(farm: FarmApi, name: string, area: number): Promise<string> {
  const yearInfo = [{ year: new Date().getFullYear(), mainCrop: { crop: 'talinisu' } }]
  return (await farm.call(addField, { body: { name, area, yearInfo } }))._id
}

let operators = 0

/** The page of an operator who has proven his address. */
export async function openAsOperator(browser: Browser, home: RunningServer): Promise<Page> {
  const email = OPERATORS[operators++] ?? ''
  const context = await browser.newContext({ locale: 'et-EE', timezoneId: 'Europe/Tallinn' })
  const page = await context.newPage()
  await new FarmApi(page.request, home.address).signUp(email)
  await page.goto(await mailedLink(home.data, email, ROUTES.proveEmail))
  await expect(page.getByText(sessionText.authSucceeded)).toBeVisible()
  return page
}
