/** Addresses that open by themselves: the link that switches the weekly letter off, and the calendar. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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

test('a calendar reads the farm until its address is taken back, the link in a letter switches letters off', async ({
  signedIn: page,
  farm,
  home,
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
  const stranger = await browser.newContext({ locale: 'et-EE', viewport: PHONE })
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

  const off = await stranger.newPage()
  await off.goto(`${home.address}${linkOfLetter(home.data, farm.email)}`)
  await expect(off.getByText(offText.ask)).toBeVisible()
  await expectNoAxeFaults(off)
  expect(await farm.call(getLetterChoice, {})).toMatchObject({ weekly: true })
  await off.getByRole('button', { name: offText.confirm }).click()
  await expect(off.getByText(offText.done)).toBeVisible()
  expect(await farm.call(getLetterChoice, {})).toMatchObject({ weekly: false })
  await off.goto(`${home.address}/api/letters/weekly/off/x`)
  await expect(off.getByText(offText.unknown)).toBeVisible()
  await stranger.close()
})
