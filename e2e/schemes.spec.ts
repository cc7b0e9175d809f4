/** Supports of a year: the farm takes part, sees what lacks, enters it, and the requirement is met; in the demo each state is seen. */
import { addField } from '@vagu/core/fields/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { schemesText as text } from '../web/src/features/schemes/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { enterHome } from './enter.ts'
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
  const values = { ph: 6.4, p: 82, k: 120, c: 2.1, phMethod: 'KCL', methodP: 'MEHLICH3' } as const
  await farm.call(addSoilSample, { body: { fieldId, date: `${YEAR}-04-20`, ...values } })
  await page.reload()
  await expect(item(page, 'Mullaproovid')).toHaveAttribute('data-state', 'ok')
  await item(page, 'Mullaproovid').getByRole('button').first().click()
  await expect(item(page, 'Mullaproovid').getByRole('link', { name: 'Kodupõld' })).toBeVisible()
})

test('in the demo requirements of every state are seen', async ({ page }) => {
  await enterHome(page, 'demo', '')
  await goWithin(page, pathTo('schemes', { year: YEAR }))
  for (const state of ['ok', 'attention', 'violation', 'unknown'])
    await expect(page.locator(`li[data-state=${state}]`).first()).toBeVisible()
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})
