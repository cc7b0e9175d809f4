/** A farm with a worker who sees no prices, and a second farm of its owner. */
import type { Browser, Page } from '@playwright/test'
import { openingYearOf } from '@vagu/core/time/season'
import { addWorker, listWorkers } from '@vagu/core/workers/contract'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { peopleText } from '../web/src/features/people/text.ts'
import { usersText } from '../web/src/features/users/text.ts'
import { fieldPickerText } from '../web/src/entities/field-picker/text.ts'
import { today } from '../web/src/lib/today.ts'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { PASSWORD } from './farm-api.ts'
import { addFields, jobOf, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { mailedLink } from './outbox.ts'

const OTHER_FARM = 'Metsatalu OÜ'
const { jobCategory, job } = jobOf('tillage', 'ploughing')

async function openIn(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'et-EE', timezoneId: 'Europe/Tallinn' })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  const part = page.getByRole('region', { name: shellText.farm })
  await part.getByRole('button', { name: from }).click()
  await part.getByRole('button', { name: to }).click()
  await expect(part.getByRole('button', { name: to })).toBeVisible()
  await expect(part.getByRole('button', { name: to })).toHaveAttribute('aria-expanded', 'false')
}

test('a worker comes by an invitation, enters a job and sees no price', async ({
  signedIn: page,
  farm,
  home,
  browser,
}) => {
  await addFields(farm, ['Kodupõld'])
  await farm.call(addWorker, { body: { name: 'Mari Kask', hourlyRate: 12.5 } })
  const email = `tootegija${process.pid}@vagu.example`
  await page.goto(ROUTES.people)
  await page.getByLabel(peopleText.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: peopleText.send }).click()
  await expect(page.getByText(peopleText.sent(email))).toBeVisible()

  const guest = await openIn(browser, await mailedLink(home.data, email, ROUTES.invitation))
  await guest.getByLabel(usersText.newPassword).fill(PASSWORD)
  await guest.getByRole('button', { name: usersText.join }).click()
  await expect(guest).toHaveURL(new RegExp(ROUTES.addJob))
  const form = new JobFormScreen(guest)
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('06.05.2025')
  await form.pickFields(['Kodupõld'])
  await form.saveButton().click()
  await expect(
    guest.getByRole('table', { name: jobsText.recent }).getByRole('row', { name: /Kodupõld/ }),
  ).toBeVisible()
  const seen = guest.waitForResponse((response) => response.url().endsWith('/api/workers'))
  await guest.goto(ROUTES.workers)
  expect(await (await seen).json()).toMatchObject({ data: [{ name: 'Mari Kask', hourlyRate: null }] })
  await expect(guest.getByText('Mari Kask')).toBeVisible()
  await expect(guest.getByText('12,5')).toHaveCount(0)
  expect((await farm.call(listWorkers, {}))[0]?.hourlyRate).toBe(12.5)
  await guest.context().close()
})

test('the owner of two farms switches between them; an old tab asks to be loaded anew', async ({
  signedIn: page,
  farm,
}) => {
  const [field = ''] = await addFields(farm, ['Kodupõld'])
  await page.goto(ROUTES.people)
  await page.getByLabel(peopleText.companyName).fill(OTHER_FARM)
  await page.getByRole('button', { name: peopleText.add, exact: true }).click()
  await expect(page.getByText(peopleText.added(OTHER_FARM))).toBeVisible()
  const old = await page.context().newPage()
  await old.goto(ROUTES.addJob)
  const form = new JobFormScreen(old)
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('06.05.2025')
  await form.pickFields(['Kodupõld'])

  await page.goto(`${pathTo('field', { year: SEASON, id: field })}#jaak`)
  await switchTo(page, 'Kivitalu OÜ', OTHER_FARM)
  // its own year, not that of the farm before
  await expect(page).toHaveURL(pathTo('fields', { year: openingYearOf(today()) }))
  await expect(page.getByText('Kodupõld')).toHaveCount(0)

  await form.saveButton().click()
  const notice = old.getByRole('alertdialog', { name: shellText.otherAccount })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: shellText.reloadPage }).click()
  await expect(
    old.getByRole('region', { name: shellText.farm }).getByRole('button', { name: OTHER_FARM }),
  ).toBeVisible()
  await expect(old.getByText('Kodupõld')).toHaveCount(0)
  await old.close()

  await switchTo(page, OTHER_FARM, 'Kivitalu OÜ')
  await page.goto(ROUTES.addJob)
  await page.getByRole('textbox', { name: fieldPickerText.search }).fill('Kodu')
  await expect(page.getByText('Kodupõld').first()).toBeVisible()
})
