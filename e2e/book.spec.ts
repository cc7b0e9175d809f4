/** The printed book in every home: an extract is made, its files are read back by other programs, and its code is checked. */
import { readFile } from 'node:fs/promises'
import { listZip, unzip } from '../server/src/archives/zip.ts'
import { readPdf, readSheets } from '../server/src/testing/read-files.ts'
import { bookText as text } from '../web/src/features/book/text.ts'
import type { BookFormat } from '../core/src/book/schema.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { enterHome } from './enter.ts'
import { expect, test } from './home.ts'
import { goWithin } from './navigation.ts'

test('an extract of the demo is printed in the browser, and its code proves it', async ({ page }) => {
  await enterHome(page, 'demo', 'raamat')
  await goWithin(page, ROUTES.book)
  await page.getByRole('button', { name: text.submit }).click()
  await expect(page.getByText(text.made)).toBeVisible()
  const code =
    (await page
      .getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
      .first()
      .textContent()) ?? ''

  const fileOf = async (format: BookFormat): Promise<Uint8Array<ArrayBuffer>> => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: text.take(text.formats[format], code) }).click()
    return new Uint8Array(await readFile(await (await download).path()))
  }
  const pdf = await readPdf(await fileOf('pdf'))
  expect([pdf.lang, pdf.isMarked]).toEqual(['et-EE', true])
  for (const sheet of pdf.pages) expect(sheet).toContain(code)

  const sheets = await readSheets(await fileOf('xlsx'))
  const [, ...fields] = sheets.get(text.table.fields) ?? []
  const names = fields.slice(0, -1).map(([name]) => String(name))
  expect(names.length).toBeGreaterThan(1)
  const words = pdf.pages.join(' ').replaceAll(/\s/g, '')
  for (const name of names) expect(words).toContain(name.replaceAll(/\s/g, ''))

  // the files of the law say the same: tables for spreadsheets, the book for other programs, the records of plant protection
  const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
  const tables = await unzip(listZip(await fileOf('csv')), 50_000_000)
  expect(tables.size).toBe(sheets.size)
  const csv = [...tables.values()].map(textOf).join('\n')
  for (const name of names) expect(csv).toContain(name)
  const crops = JSON.parse(textOf(await fileOf('json'))) as object
  expect(JSON.stringify(crops)).toContain(code)
  const [heads = [], ...sprayed] = sheets.get(text.table.protection) ?? []
  const product = heads.findIndex((head) => /^Vahend(?!i)/.test(String(head)))
  const lines = textOf(await fileOf('sprayingsCsv'))
    .trim()
    .split('\n')
  const records = JSON.stringify(JSON.parse(textOf(await fileOf('sprayingsJson'))))
  expect(sprayed.length).toBeGreaterThan(5)
  expect(lines.length).toBeGreaterThan(5)
  for (const row of sprayed.slice(0, 3)) expect(records).toContain(String(row[product]))

  await page.getByRole('button', { name: text.verifyOf(code) }).click()
  await expect(page.getByText(text.same)).toBeVisible()
})
