/** The weekly letter switched off, on the page and by its link, and the calendar at its address. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { getLetterChoice } from '@vagu/core/letters/contract'
import { DATABASE } from '../server/node/database-file.ts'
import { offText } from '../server/src/letters/text.ts'
import { settingsText } from '../web/src/features/settings/text.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { expectNoAxeFaults } from './axe-faults.ts'
import { addFields, ploughing } from './farm.ts'
import { expect, test } from './home.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** The link of a letter that this week's would have: letters themselves come on Mondays alone. */
function linkOfLetter(data: string, email: string): string {
  const token = Buffer.from(email.padEnd(32, '-').slice(0, 32)).toString('base64url')
  const hash = createHash('sha256').update(token).digest('base64url')
  const database = new DatabaseSync(join(data, DATABASE), { timeout: 10_000 })
  database
    .prepare(
      `insert into weekly_letter (user_id, week, token_hash)
        select user_id, '2020-01-06', ? from app_user where email = ?`,
    )
    .run(hash, email)
  database.close()
  return `/api/letters/weekly/off/${token}`
}
const weekly = (page: Page) => page.getByRole('switch', { name: new RegExp(`^${settingsText.weekly}`) })

test('the weekly letter is switched off on the page, and on again', async ({ signedIn: page, farm }) => {
  await page.setViewportSize(PHONE)
  await page.goto(ROUTES.settings)
  await expect(weekly(page)).toBeChecked()
  await expect(page.getByText(settingsText.letterUnproven(farm.email))).toBeVisible()
  await weekly(page).click()
  await expect(weekly(page)).not.toBeChecked()
  await expect(page.getByText(settingsText.saved)).toBeVisible()
  expect(await farm.call(getLetterChoice, {})).toMatchObject({ weekly: false })
  await page.reload()
  await expect(weekly(page)).not.toBeChecked()
  await weekly(page).click()
  await expect(weekly(page)).toBeChecked()
})

test('the link in a letter asks, and switches it off without signing in', async ({ farm, home, browser }) => {
  const link = linkOfLetter(home.data, farm.email)
  const context = await browser.newContext({ locale: 'et-EE', viewport: PHONE })
  const page = await context.newPage()
  await page.goto(`${home.address}${link}`)
  await expect(page.getByText(offText.ask)).toBeVisible()
  await expectNoAxeFaults(page)
  expect(await farm.call(getLetterChoice, {})).toMatchObject({ weekly: true })
  await page.getByRole('button', { name: offText.confirm }).click()
  await expect(page.getByText(offText.done)).toBeVisible()
  expect(await farm.call(getLetterChoice, {})).toMatchObject({ weekly: false })
  await page.goto(`${home.address}/api/letters/weekly/off/x`)
  await expect(page.getByText(offText.unknown)).toBeVisible()
  await context.close()
})

test('a calendar reads the farm at an address that is shown once, until it is taken back', async ({
  signedIn: page,
  farm,
  browser,
}) => {
  const [field = ''] = await addFields(farm, ['Kivipõld'])
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const job = JobDraft.parse({ ...ploughing(field), status: 'DRAFT', date: soon, endDate: soon })
  await farm.call(addJobs, { body: [job] })
  await page.setViewportSize(DESK)
  await page.goto(ROUTES.settings)
  await page.getByRole('button', { name: settingsText.makeAddress }).click()
  const address = await page.getByLabel(settingsText.address).inputValue()
  await expectNoAxeFaults(page)
  // a calendar program bears no session
  const stranger = await browser.newContext()
  const reply = await stranger.request.get(address)
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await reply.text()).toContain(`DTSTART;VALUE=DATE:${soon.replaceAll('-', '')}\r\n`)
  await page.reload()
  await expect(page.getByText(/^Aadress on loodud/)).toBeVisible()
  await expect(page.getByLabel(settingsText.address)).toBeHidden()
  await page.getByRole('button', { name: settingsText.dropAddress }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: settingsText.dropAddress }).click()
  await expect(page.getByRole('button', { name: settingsText.makeAddress })).toBeVisible()
  expect((await stranger.request.get(address)).status()).toBe(404)
  await stranger.close()
})
