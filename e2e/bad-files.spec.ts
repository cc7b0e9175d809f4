/** Files that cannot be fields: each is refused with a sentence of its own, and nothing of it is kept. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileError } from '@vagu/core/field-import/messages'
import { MAX_FILE_BYTES } from '@vagu/core/field-import/schema'
import { listFields } from '@vagu/core/fields/contract'
import { pathTo } from '../web/src/navigation/paths.ts'
import { fieldImportText } from '../web/src/features/field-import/text.ts'
import { SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { parcelFiles } from './parcel-files.ts'

const MEGABYTE = 1024 * 1024
const { gml, shapefile } = parcelFiles()
const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
const textOf = (...error: Parameters<typeof fileError>): string => fileError(...error).message

const cases = [
  {
    file: named('poolik.zip', shapefile.buffer.subarray(0, shapefile.buffer.length * 0.6)),
    sentence: textOf('brokenArchive'),
  },
  { file: named('tyhi.gml', Buffer.alloc(0)), sentence: textOf('emptyFile') },
  {
    file: named('kiri.gml', Buffer.from('Tere! Siin ei ole ühtegi põldu.')),
    sentence: textOf('unknownFormat'),
  },
  {
    file: named('poolik.gml', gml.buffer.subarray(0, gml.buffer.length / 2)),
    sentence: textOf('unreadable', { place: '' }).replace(' ().', ''),
  },
]

test('each is refused in words, and another file may follow', async ({ page, farm }) => {
  await page.goto(pathTo('fieldImport', { year: SEASON }))
  const input = page.locator('input[type=file]')
  for (const { file, sentence } of cases) {
    await input.setInputFiles(file)
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  }
  expect(await farm.call(listFields, { query: {} })).toEqual([])
  await input.setInputFiles(gml)
  await expect(page.getByText(fieldImportText.summary(gml.name))).toBeVisible()
})

test('a file of 60 MB is refused before it is sent', async ({ signedIn: page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vagu-e2e-'))
  const file = join(folder, 'suur.gml')
  writeFileSync(file, '')
  truncateSync(file, 60 * MEGABYTE)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  try {
    await page.goto(pathTo('fieldImport', { year: SEASON }))
    await page.locator('input[type=file]').setInputFiles(file)
    const sentence = textOf('tooLarge', { megabytes: MAX_FILE_BYTES / MEGABYTE })
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    expect(sent).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a shape that crosses itself is left out with its place, the others may be kept', async ({
  page,
  farm,
}) => {
  const ring = (points: string) => `"POLYGON ((${points}))"`
  const rows = [
    ring('600000 6480000, 600100 6480000, 600100 6480100, 600000 6480100, 600000 6480000'),
    ring('600200 6480000, 600300 6480100, 600300 6480000, 600200 6480100, 600200 6480000'),
  ]
  await page.goto(pathTo('fieldImport', { year: SEASON }))
  const csv = ['WKT,nimi', `${rows[0]},Terve`, `${rows[1]},Sõlmes`].join('\n')
  await page.locator('input[type=file]').setInputFiles(named('pollud.csv', Buffer.from(csv)))
  const table = page.getByRole('table', { name: fieldImportText.tableLabel })
  await expect(table.getByRole('row').filter({ hasText: fieldImportText.state.rejected })).toContainText(
    '„Sõlmes”: kontuur lõikab iseennast',
  )
  await page.getByRole('button', { name: fieldImportText.store }).click()
  await expect(page.getByText(fieldImportText.stored(1, 0))).toBeVisible()
  expect((await farm.call(listFields, { query: {} })).map(({ name }) => name)).toEqual(['Terve'])
})
