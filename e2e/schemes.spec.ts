/** Supports of a year: the farm takes part, sees what lacks, enters it, and the requirement is met; in the demo each state is seen. */
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { spraying } from '../server/src/testing/farm.ts'
import { machineFormText } from '../web/src/entities/machines/form-text.ts'
import { schemesText as text } from '../web/src/features/schemes/text.ts'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { uiText } from '../web/src/ui/text.ts'
import { enterHome } from './enter.ts'
import { addCertifiedWorker } from './farm.ts'
import { expect, test } from './home.ts'
import { goWithin } from './navigation.ts'

const YEAR = 2026
const item = (page: import('@playwright/test').Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(title) }) })

const PHONE = { width: 390, height: 844 }

test('what lacks is named, entered where the link leads, and the requirement is met', async ({
  signedIn: page,
  farm,
}) => {
  const yearInfo = [{ year: YEAR, mainCrop: { crop: 'kaer' } }]
  const { _id: fieldId } = await farm.call(addField, { body: { name: 'Kodupõld', area: 5, yearInfo } })
  await page.goto(pathTo('schemes', { year: YEAR }))
  await page.getByRole('button', { name: text.change }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: text.parts.KSM, exact: true }).check()
  await dialog.getByRole('button', { name: text.save }).click()
  const samples = item(page, 'Mullaproovid')
  await expect(samples).toHaveAttribute('data-state', /attention|violation/)
  await expect(samples.getByRole('link', { name: /Lisage mullaproovid/ })).toHaveAttribute(
    'href',
    pathTo('soilSamples', { year: YEAR }),
  )
  const values = { ph: 6.4, p: 82, k: 120, c: 2.1 }
  await farm.call(addSoilSample, { body: { fieldId, date: `${YEAR}-04-20`, ...values } })
  await page.reload()
  await expect(item(page, 'Mullaproovid')).toHaveAttribute('data-state', 'ok')
  await item(page, 'Mullaproovid').getByRole('button').first().click()
  await expect(item(page, 'Mullaproovid').getByRole('link', { name: 'Kodupõld' })).toBeVisible()
})

test('a sprayer entered in the register of machines answers for its test', async ({
  signedIn: page,
  farm,
}) => {
  const { _id: fieldId } = await farm.call(addField, { body: { name: 'Kodupõld', area: 10 } })
  const worker = await addCertifiedWorker(farm, 'Mari Kask')
  await farm.call(addJobs, { body: [spraying(fieldId, worker)] })
  await page.goto(pathTo('schemes', { year: YEAR }))
  await page.getByRole('button', { name: text.change }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: text.parts.HPK }).check()
  await page.getByRole('dialog').getByRole('button', { name: text.save }).click()
  const tested = item(page, 'Prits on kontrollitud')
  await expect(tested).toHaveAttribute('data-state', 'unknown')
  await tested.getByRole('link', { name: /Lisage prits/ }).click()
  await expect(page).toHaveURL(ROUTES.machines)
  await page.getByRole('button', { name: machineFormText.add }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: machineFormText.name }).fill('Hardi Ranger')
  await form.getByRole('textbox', { name: machineFormText.testedOn }).fill(`01.04.${YEAR}`)
  await form.getByRole('button', { name: uiText.save }).click()
  await expect(page.getByRole('button', { name: 'Muuda masinat: Hardi Ranger' })).toBeVisible()
  await page.goto(pathTo('schemes', { year: YEAR }))
  await expect(item(page, 'Prits on kontrollitud')).toHaveAttribute('data-state', 'ok')
})

test('in the demo requirements of every state are seen', async ({ page }) => {
  await enterHome(page, 'demo', '')
  await goWithin(page, pathTo('schemes', { year: YEAR }))
  for (const state of ['ok', 'attention', 'violation', 'unknown'])
    await expect(page.locator(`li[data-state=${state}]`).first()).toBeVisible({ timeout: 45_000 })
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})
