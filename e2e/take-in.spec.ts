/** One file out, one file in: a farm's archive makes a new account the same. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addImages } from '@vagu/core/images/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { exportText } from '../server/src/account/export-text.ts'
import { listZip, unzip } from '../server/src/archives/zip.ts'
import { jpeg } from '../server/src/testing/pictures.ts'
import { nounsText } from '../web/src/entities/nouns-text.ts'
import { accountText } from '../web/src/features/account/text.ts'
import { intakeText } from '../web/src/features/account/intake/text.ts'
import { historyText } from '../web/src/records/history/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { expectNoAxeFaults } from './axe-faults.ts'
import { FarmApi } from './farm-api.ts'
import { addFields, ploughing, SEASON } from './farm.ts'
import { expect, test } from './home.ts'

/** Files about the account, and those that tell when and of whom the archive was made. */
const OF_THE_ACCOUNT: ReadonlySet<string> = new Set([
  exportText.readMe,
  exportText.contents,
  exportText.people,
  exportText.ownJournal,
  ...['konto', 'kasutajad', 'kutsed', 'tellimused'].map(exportText.data),
])

async function takeOut(page: Page): Promise<string> {
  await page.goto(ROUTES.account)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: accountText.exportButton }).click()
  return (await coming).path()
}
async function filesOf(path: string): Promise<ReadonlyMap<string, string>> {
  const files = await unzip(listZip(new Uint8Array(await readFile(path))), 50_000_000)
  return new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]))
}

async function addPhoto(farm: FarmApi): Promise<string> {
  const buffer = Buffer.from(await (await jpeg()).arrayBuffer())
  const [photo] = await farm.sendFile(addImages, { name: 'pilt.jpg', mimeType: 'image/jpeg', buffer })
  return photo?.id ?? ''
}

test('a farm is taken out, taken into a new account, and is the same', async ({
  signedIn: page,
  farm,
  browser,
  home,
}) => {
  const [field = ''] = await addFields(farm, ['Kodupõld'])
  const photo = await addPhoto(farm)
  await farm.call(addJobs, { body: [JobDraft.parse({ ...ploughing(field), images: [photo] })] })
  const archive = await takeOut(page)

  const context = await browser.newContext({ locale: 'et-EE', timezoneId: 'Europe/Tallinn' })
  const other = await context.newPage()
  await new FarmApi(other.request, home.address).signUp()
  await other.goto(`${home.address}${ROUTES.account}#andmed-tagasi`)
  const part = other.getByRole('region', { name: intakeText.title })
  await part.getByLabel(intakeText.choose).setInputFiles(archive)
  await expect(part.getByRole('row', { name: `${nounsText.jobs.many} 1` })).toBeVisible()
  await expectNoAxeFaults(other)
  await part.getByRole('button', { name: intakeText.store }).click()
  await expect(part.getByText(intakeText.receipt)).toBeVisible()
  await other.reload()
  await expect(part.getByText(`${nounsText.photos.many}: 1`)).toBeVisible()

  await test.step('its history says where it came from', async () => {
    await other.goto(`${home.address}${pathTo('fields', { year: SEASON })}`)
    await other.getByRole('button', { name: recordsText.menuOf('Kodupõld') }).click()
    await other.getByRole('menuitem', { name: historyText.open }).click()
    const dialog = other.getByRole('dialog', { name: historyText.title('Kodupõld') })
    await expect(dialog.getByText(historyText.brought)).toBeVisible()
    await expect(dialog.getByText(farm.email)).toBeVisible()
  })
  await test.step('what is taken out again is the same', async () => {
    const [before, after] = [await filesOf(archive), await filesOf(await takeOut(other))]
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
    for (const [name, bytes] of before)
      if (!OF_THE_ACCOUNT.has(name)) expect(after.get(name) === bytes, name).toBe(true)
  })
  await test.step('the same file once more changes nothing and says so', async () => {
    await other.goto(`${home.address}${ROUTES.account}#andmed-tagasi`)
    await part.getByLabel(intakeText.choose).setInputFiles(archive)
    await expect(part.getByText(/juba toodud/)).toBeVisible()
    await expect(part.getByRole('button', { name: intakeText.store })).toHaveCount(0)
  })
  await context.close()
})
