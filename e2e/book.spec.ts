/** The printed book in every home: an extract is made, its files are read back by other programs, and its code is checked. */
import { readFile } from 'node:fs/promises'
import { readPdf, readSheets } from '../server/src/testing/read-files.ts'
import { bookText as text } from '../web/src/features/book/text.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { enterHome } from './enter.ts'
import { expect, test } from './home.ts'

test('an extract of the demo is printed in the browser, and its code proves it', async ({ page }) => {
  await enterHome(page, 'demo', 'raamat')
  await page.goto(ROUTES.book)
  await page.getByRole('button', { name: text.submit }).click()
  await expect(page.getByText(text.made)).toBeVisible({ timeout: 45_000 })
  const code =
    (await page
      .getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
      .first()
      .textContent()) ?? ''

  const fileOf = async (format: 'PDF' | 'XLSX'): Promise<Uint8Array<ArrayBuffer>> => {
    const download = page.waitForEvent('download', { timeout: 60_000 })
    await page.getByRole('button', { name: text.take(format, code) }).click()
    return new Uint8Array(await readFile(await (await download).path()))
  }
  const pdf = await readPdf(await fileOf('PDF'))
  expect([pdf.lang, pdf.isMarked]).toEqual(['et-EE', true])
  for (const sheet of pdf.pages) expect(sheet).toContain(code)

  const sheets = await readSheets(await fileOf('XLSX'))
  const [, ...fields] = sheets.get(text.table.fields) ?? []
  const names = fields.slice(0, -1).map(([name]) => String(name))
  expect(names.length).toBeGreaterThan(1)
  const words = pdf.pages.join(' ').replaceAll(/\s/g, '')
  for (const name of names) expect(words).toContain(name.replaceAll(/\s/g, ''))

  await page.getByRole('button', { name: text.verifyOf(code) }).click()
  await expect(page.getByText(text.same)).toBeVisible({ timeout: 30_000 })
})
