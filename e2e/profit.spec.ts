/** Profit: from a harvest without a price to a field's waterfall, its break-even, a shared cost, a file and paper. */
import { addField } from '@vagu/core/fields/contract'
import { addJob } from '@vagu/core/jobs/contract'
import { profitText as text } from '../web/src/features/profit/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'

const YEAR = 2026

async function addWheat(farm: FarmApi, name: string, { area, tonnes }: { area: number; tonnes: number }) {
  const mainCrop = { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' }
  const { _id: fieldId } = await farm.call(addField, {
    body: { name, area, yearInfo: [{ year: YEAR, mainCrop }] },
  })
  await farm.call(addJob, {
    body: {
      fieldId,
      status: 'DONE',
      jobCategory: { name: 'Koristus' },
      job: { name: 'Koristus' },
      area,
      date: `${YEAR}-05-18`,
      endDate: `${YEAR}-05-18`,
      yield: tonnes,
      yieldUnit: 't',
      yieldType: 'Terad',
    },
  })
}

test('what fields earn is known once their prices are, and breaks even where it is said', async ({
  signedIn: page,
  farm,
}) => {
  await addWheat(farm, 'Kodupõld', { area: 12.4, tonnes: 77.6 })
  await addWheat(farm, 'Mäealune', { area: 7.35, tonnes: 40 })
  await page.goto(pathTo('profitability', { year: YEAR }))

  // two prices are all that is missing
  await expect(page.getByText(text.barsUnranked)).toBeVisible()
  await page.getByRole('textbox', { name: text.priceLabel('Talinisu (terad)') }).fill('190')
  await page.keyboard.press('Tab')
  await expect(page.getByText(text.saved)).toBeVisible()
  await page.getByRole('textbox', { name: text.priceLabel('Koristus') }).fill('100')
  await page.keyboard.press('Tab')
  await expect(page.getByText(text.missingTitle)).toBeHidden()
  await expect(page.getByRole('img', { name: text.known(2, 2) })).toBeVisible()

  // a cost of the whole farm falls on both fields
  await page.getByText(text.views.prices, { exact: true }).click()
  await page.getByRole('button', { name: text.addEntry }).click()
  const entry = page.getByRole('dialog', { name: text.addEntry })
  await entry.getByRole('combobox', { name: text.entryKind }).selectOption('COST')
  await entry.getByRole('textbox', { name: text.entryLabel }).fill('Kindlustus')
  await entry.getByRole('textbox', { name: text.entryAmount }).fill('100')
  await entry.getByRole('combobox', { name: text.entryPer }).selectOption('TOTAL')
  await entry.getByRole('button', { name: text.save }).click()
  await expect(entry).toBeHidden()
  await page.getByText(text.views.result, { exact: true }).click()

  // 62,78 of it is that of the larger one
  const bar = page.getByRole('button', { name: /^Kodupõld/ })
  await expect(bar).toContainText(text.euros(1_474_400 - 124_000 - 6278))
  await bar.click()
  const dialog = page.getByRole('dialog', { name: 'Kodupõld' })
  await expect(dialog.getByRole('list', { name: text.waterfall }).getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByRole('table', { name: text.lines }).getByRole('row')).toHaveCount(4)
  await dialog.getByRole('slider', { name: text.price }).fill('0')
  await expect(dialog.getByText(text.euros(-124_000 - 6278))).toBeVisible()
  await dialog.getByRole('button', { name: text.asItIs }).click()
  await page.keyboard.press('Escape')

  // the table goes along as a file
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe(`${text.fileName(YEAR)}.csv`)
})
