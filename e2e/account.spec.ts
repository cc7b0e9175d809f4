/** The account: company, address, password, devices, what the book shows, everything taken along, and the end. */
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { messageOf } from '@vagu/core/messages'
import { getSettings } from '@vagu/core/settings/contract'
import { shellText } from '../web/src/app/shell/text.ts'
import { deletionText } from '../web/src/entities/account/deletion-text.ts'
import { sessionText } from '../web/src/entities/session/text.ts'
import { accountText } from '../web/src/features/account/text.ts'
import { jobsPageText } from '../web/src/features/jobs/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { tableText } from '../web/src/ui/table/text.ts'
import { settingsText } from '../web/src/features/settings/text.ts'
import { usersText } from '../web/src/features/users/text.ts'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { listZip, unzip } from '../server/src/archives/zip.ts'
import { exportText } from '../server/src/account/export-text.ts'
import { expectNoAxeFaults } from './axe-faults.ts'
import { PASSWORD } from './farm-api.ts'
import { addFields, ploughing, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { mailedLink } from './outbox.ts'
import { beginPrinting, endPrinting } from './paper.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const OTHER_PASSWORD = 'sügiskünd27'
const COMPANY = 'Kivitalu OÜ'
/** A code of the business register whose last digit is the check of the others, and one where it is not. */
const [RIGHT_CODE, WRONG_CODE] = ['10421629', '10421628']

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function signInElsewhere(browser: Browser, address: string, email: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'et-EE', timezoneId: 'Europe/Tallinn' })
  const page = await context.newPage()
  await page.goto(`${address}${ROUTES.login}`)
  await page.getByLabel(usersText.email).fill(email)
  await page.getByLabel(usersText.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: usersText.login }).click()
  await expect(page).toHaveURL(new RegExp(`${ROUTES.addJob}$`))
  return page
}

/** A wrong code is told at its input, the right one is there after a reload, and all of it has room. */
async function keepCompany(page: Page): Promise<void> {
  const company = part(page, accountText.company)
  const code = company.getByLabel(accountText.companyCode)
  await company.getByLabel(accountText.street).fill('Õunapuu tee 3, Väike-Maarja')
  await code.fill(WRONG_CODE)
  await company.getByRole('button', { name: accountText.save }).click()
  await expect(company.getByText(messageOf('registryCodeWrong'))).toBeVisible()
  await expect(code).toBeFocused()
  await expectNoAxeFaults(page)
  await code.fill(RIGHT_CODE)
  await company.getByRole('button', { name: accountText.save }).click()
  await expect(page.getByText(accountText.companySaved)).toBeVisible()
  await page.reload()
  await expect(code).toHaveValue(RIGHT_CODE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
}

test('another address counts once its link was opened', async ({ signedIn: page, farm, home }) => {
  const email = `uus-${farm.email}`
  await page.goto(`${ROUTES.account}#e-post`)
  const own = part(page, accountText.email)
  await own.getByRole('button', { name: accountText.changeEmail }).click()
  await own.getByLabel(accountText.newEmail).fill(email)
  await own.getByLabel(accountText.currentPassword).fill(OTHER_PASSWORD)
  await own.getByRole('button', { name: accountText.sendLink, exact: true }).click()
  await expect(own.getByText(messageOf('wrongCurrentPassword'))).toBeVisible()
  await own.getByLabel(accountText.currentPassword).fill(PASSWORD)
  await own.getByRole('button', { name: accountText.sendLink, exact: true }).click()
  await expect(own.getByText(accountText.emailWaits(email))).toBeVisible()
  await expect(own.getByText(farm.email, { exact: true })).toBeVisible()
  await page.goto(await mailedLink(home.data, email, ROUTES.proveEmail))
  await expect(page.getByText(sessionText.authSucceeded)).toBeVisible()
  await page.goto(ROUTES.account)
  await expect(own.getByText(email, { exact: true })).toBeVisible()
  await expect(own.getByText(accountText.emailProven)).toBeVisible()
})

test('another device is signed out by hand, and a new password signs out the rest', async ({
  signedIn: page,
  farm,
  home,
  browser,
}) => {
  const other = await signInElsewhere(browser, home.address, farm.email)
  await page.goto(ROUTES.account)
  const devices = part(page, accountText.devices)
  await devices.getByRole('button', { name: accountText.signOutOf('') }).click()
  await expect(page.getByText(accountText.signedOut, { exact: true })).toBeVisible()
  await expect(devices.getByText(accountText.noOthers)).toBeVisible()
  await other.goto(`${home.address}${ROUTES.warnings}`)
  await expect(other).toHaveURL(/\/sisene/)

  const third = await signInElsewhere(browser, home.address, farm.email)
  const password = part(page, accountText.password)
  await password.getByLabel(accountText.currentPassword).fill(PASSWORD)
  await password.getByLabel(accountText.newPassword).fill(OTHER_PASSWORD)
  await password.getByRole('button', { name: accountText.setPassword }).click()
  await expect(page.getByText(accountText.passwordChanged)).toBeVisible()
  await third.goto(`${home.address}${ROUTES.warnings}`)
  await expect(third).toHaveURL(/\/sisene/)
  await page.reload()
  await expect(devices.getByText(accountText.noOthers)).toBeVisible()
  await Promise.all([other.context().close(), third.context().close()])
})

test('what the book shows is obeyed on paper', async ({ signedIn: page, farm }) => {
  const [field = ''] = await addFields(farm, ['Kodupõld'])
  const notes = 'Märg koht jäi vahele.'
  await farm.call(addJobs, { body: [JobDraft.parse({ ...ploughing(field), notes })] })
  const paper = page.getByRole('table', { name: new RegExp(jobsPageText.printTitle(SEASON)) })
  const onPaper = async (isWanted: boolean) => {
    await page.goto(pathTo('jobs', { year: SEASON }))
    await expect(page.getByText('Kodupõld').first()).toBeVisible()
    await beginPrinting(page)
    await expect(paper.getByText('Kodupõld')).toBeVisible()
    await expect(paper.getByText(notes)).toHaveCount(isWanted ? 1 : 0)
    await endPrinting(page)
  }
  await page.goto(pathTo('jobs', { year: SEASON }))
  await page.getByRole('button', { name: tableText.columnChoice }).click()
  const column = page.getByRole('checkbox', { name: jobsText.columns.notes, exact: true })
  await column.click()
  await expect(column).toBeChecked()
  await expect
    .poll(async () => (await farm.call(getSettings, {})).uiSettings['jobs']?.['columns'])
    .toContain('notes')
  await onPaper(true)
  await page.setViewportSize(PHONE)
  await page.goto(ROUTES.settings)
  const wanted = page.getByRole('switch', { name: settingsText.settings.printJobNotes.label })
  await expect(wanted).toBeChecked()
  await wanted.click()
  await expect(page.getByText(settingsText.saved)).toBeVisible()
  await expectNoAxeFaults(page)
  await page.setViewportSize(DESK)
  await onPaper(false)
})

test('the company is kept, all comes along in one archive, the end is asked for and taken back', async ({
  signedIn: page,
  farm,
}) => {
  const [field = ''] = await addFields(farm, ['Kodupõld'])
  await farm.call(addJobs, { body: [JobDraft.parse(ploughing(field))] })
  await page.setViewportSize(PHONE)
  await page.goto(ROUTES.account)
  await keepCompany(page)

  await page.setViewportSize(DESK)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: accountText.exportButton }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^vagu-\d{4}-\d\d-\d\d\.zip$/)
  const files = await unzip(listZip(new Uint8Array(await readFile(await download.path()))), 10_000_000)
  const text = (name: string): string => new TextDecoder().decode(files.get(name))
  expect(JSON.parse(text(exportText.data('pollud')))).toMatchObject([
    { id: field, name: 'Kodupõld', area: 5 },
  ])
  expect(JSON.parse(text(exportText.data('tood')))).toMatchObject([{ fieldId: field, status: 'DONE' }])
  expect(text(exportText.jobs)).toContain('Kodupõld')
  expect(text(exportText.readMe)).toContain(COMPANY)

  const end = part(page, accountText.deletion)
  await end.getByRole('button', { name: accountText.startDeletion }).click()
  await end.getByLabel(accountText.typeName(COMPANY)).fill('Teine talu')
  await end.getByLabel(accountText.ownPassword).fill(PASSWORD)
  await end.getByRole('button', { name: accountText.confirmDeletion }).click()
  await expect(end.locator('[aria-invalid=true]')).toHaveCount(1)
  await expectNoAxeFaults(page)
  await end.getByLabel(accountText.typeName(COMPANY)).fill(COMPANY)
  await end.getByRole('button', { name: accountText.confirmDeletion }).click()
  await expect(end.getByText(deletionText.until)).toBeVisible()
  await page.goto(pathTo('fields', { year: SEASON }))
  await expect(page.getByText('Kodupõld').first()).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${shellText.account}\\. `) })).toBeVisible()
  await page.getByRole('button', { name: deletionText.takeBack }).click()
  await expect(page.getByText(deletionText.takenBack)).toBeVisible()
  await page.goto(`${ROUTES.account}#kustutamine`)
  await expect(end.getByRole('button', { name: accountText.startDeletion })).toBeVisible()
})
