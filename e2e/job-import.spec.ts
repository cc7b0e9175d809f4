/** Jobs from the table of another program: read, named, stored once, and known the second time; in the demo too. */
import { jobImportText as text } from '../web/src/features/job-import/text.ts'
import { jobsPageText } from '../web/src/features/jobs/text.ts'
import { addJobGridText } from '../web/src/entities/job-grid/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { enterHome } from './enter.ts'
import { addFields } from './farm.ts'
import { expect, test } from './home.ts'

const YEAR = 2026
const csvOf = (fields: readonly string[]): Buffer =>
  Buffer.from(
    [
      'TööRaamat 4.2;;;;',
      '',
      'Algus;Operatsioon;Maatükk;Pindala ha;Selgitus',
      `2026-05-04 07:30;Äestamine;${fields[0]};;"=1+1; ""ridade"" vahe 🌾"`,
      `5. mai 2026;Äestamine;${fields[1]};1,5;`,
      'Kokku;;;1,5;',
    ].join('\r\n'),
    'latin1',
  )
const fileOf = (fields: readonly string[]) => ({
  name: 'toolehed.csv',
  mimeType: 'text/csv',
  buffer: csvOf(fields),
})

test('a CSV of another program becomes jobs, and the second time nothing', async ({
  page,
  farm,
  complaints,
}) => {
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  const file = fileOf(['Kodupõld', 'Mäe taga'])
  await page.goto(pathTo('jobs', { year: YEAR }))
  await page.getByRole('link', { name: jobsPageText.import }).click()
  const choose = async (): Promise<void> => {
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText(text.found(2, 3))).toBeVisible()
    await page.getByRole('button', { name: text.toNames }).click()
  }
  await choose()
  await page.getByRole('combobox', { name: text.nameOf('fields', 'Mäe taga') }).click()
  await page.getByRole('option', { name: 'Mäealune' }).click()
  await page.getByRole('button', { name: text.toReview }).click()
  const sheet = page.getByRole('grid', { name: addJobGridText.table })
  await expect(sheet.getByText('04.05.2026')).toBeVisible()

  // the connection is lost in the middle: nothing that was looked over is lost
  const store = page.getByRole('button', { name: addJobGridText.save(2) })
  await page.context().setOffline(true)
  await store.click()
  await expect(store).toBeEnabled()
  await page.context().setOffline(false)
  await store.click()
  await expect(page.getByRole('heading', { name: text.receiptTitle(2) })).toBeVisible()

  await page.getByRole('button', { name: text.another }).click()
  await choose()
  await page.getByRole('button', { name: text.toReview }).click()
  await expect(page.getByText(text.nothingNew)).toBeVisible()
  await page.goto(pathTo('jobs', { year: YEAR }))
  const jobs = page.getByRole('grid', { name: jobsPageText.table(YEAR) })
  for (const name of ['Kodupõld', 'Mäealune']) await expect(jobs.getByText(name).first()).toBeVisible()
  // at the end: the browser says so when it comes to it, which may be after the connection is back
  const offline = complaints.filter((line) => /INTERNET_DISCONNECTED|CallError: offline/.test(line))
  expect(complaints.splice(0)).toEqual(offline)
})

test('a table is read in the browser where there is no server', async ({ page }) => {
  await enterHome(page, 'demo', 'tabel')
  await page.goto(pathTo('jobImport', { year: YEAR }))
  await page.locator('input[type=file]').setInputFiles(fileOf(['Kodupõld', 'Mäe taga']))
  await expect(page.getByText(text.found(2, 3))).toBeVisible()
})

test('on a phone a reload loses nothing, and rows are mended in the form, left out and stored', async ({
  page,
  farm,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  await page.goto(pathTo('jobImport', { year: YEAR }))
  await page.locator('input[type=file]').setInputFiles(fileOf(['Kodupõld', 'Mäe taga']))
  await page.getByRole('button', { name: text.toNames }).click()
  const name = page.getByRole('combobox', { name: text.nameOf('fields', 'Mäe taga') })
  await name.click()
  await page.getByRole('option', { name: 'Mäealune' }).click()
  await page.reload()
  await expect(name).toHaveValue('Mäealune')
  await page.getByRole('button', { name: text.toReview }).click()

  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  const leaveOut = page.getByRole('button', { name: /^Jäta välja: .*Mäealune$/ })
  await expect(leaveOut).toBeVisible()
  expect(await width()).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: /^Ava vormis: .*Kodupõld$/ }).click()
  await expect(page.getByRole('dialog', { name: addJobGridText.formTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await leaveOut.click()
  await expect(leaveOut).toBeHidden()
  await page.getByRole('button', { name: addJobGridText.save(1) }).click()
  await expect(page.getByRole('heading', { name: text.receiptTitle(1) })).toBeVisible()
})
