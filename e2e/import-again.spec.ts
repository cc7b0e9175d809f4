/** A file over fields that are there: nothing the farmer wrote goes unasked, and what changed meanwhile is asked again. */
import type { Page } from '@playwright/test'
import { addField, changeField, listFields } from '@vagu/core/fields/contract'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { pathTo } from '../web/src/navigation/paths.ts'
import { fieldImportText } from '../web/src/features/field-import/text.ts'
import { geoJsonFile, square } from '../server/src/testing/parcel-files.ts'
import { SEASON } from './farm.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'

const HERE = square(600_000, 6_480_000, 100)
const FILE = {
  name: 'pollud.geojson',
  mimeType: 'application/json',
  buffer: Buffer.from(
    geoJsonFile(
      [
        {
          rings: [HERE],
          attributes: { pollu_id: 7, taotlusaasta: SEASON, pindala_ha: 1, taotletud_kultuur: 'kaer' },
        },
        {
          rings: [square(600_300, 6_480_000, 100)],
          attributes: { pollu_id: 8, taotlusaasta: SEASON, pindala_ha: 1, nimi: 'Kivi' },
        },
      ],
      { system: 'EPSG:3301', isNorthFirst: false },
    ),
  ),
}
const SOWN = { year: SEASON, area: 0.9, mainCrop: { crop: 'talinisu' } }
const FIELD = { name: 'Jõeäärne', area: 0.9, externalId: '7', yearInfo: [SOWN], mapData: mapDataOf([HERE]) }

async function review(page: Page, farm: FarmApi) {
  const field = await farm.call(addField, { body: FIELD })
  await page.goto(pathTo('fieldImport', { year: SEASON }))
  await page.locator('input[type=file]').setInputFiles(FILE)
  const table = page.getByRole('table', { name: fieldImportText.tableLabel })
  const row = table.getByRole('row').filter({ hasText: 'Jõeäärne' })
  return { field, row, tick: (part: string) => row.getByRole('checkbox', { name: part }) }
}
const stored = async (farm: FarmApi) => await farm.call(listFields, { query: {} })

test('takes of a field only what is ticked', async ({ page, farm }) => {
  const { row, tick } = await review(page, farm)
  await expect(row).toContainText(fieldImportText.ownValue)
  await expect(tick(fieldImportText.parts.area)).not.toBeChecked()
  await expect(tick(fieldImportText.parts.crop)).not.toBeChecked()
  await tick(fieldImportText.parts.crop).check()
  await page.getByRole('button', { name: fieldImportText.store }).click()
  await expect(page.getByText(fieldImportText.stored(1, 1))).toBeVisible()
  const [field] = await stored(farm)
  expect(field?.yearInfo).toMatchObject([{ area: 0.9, mainCrop: { crop: 'kaer' } }])
})

test('asks again when the farm changed meanwhile, and keeps the ticks', async ({ page, farm }) => {
  const { field, row, tick } = await review(page, farm)
  await tick(fieldImportText.parts.crop).check()
  const body = { ...FIELD, yearInfo: [{ ...SOWN, area: 0.95 }] }
  await farm.call(changeField, { params: { id: field._id }, body })
  const store = page.getByRole('button', { name: fieldImportText.store })
  await store.click()
  await expect(page.getByText(fieldImportText.changedSince)).toBeVisible()
  await expect(row).toContainText('0,95')
  await expect(row).toContainText(fieldImportText.lookAgain)
  await expect(tick(fieldImportText.parts.crop)).toBeChecked()
  expect(await stored(farm)).toHaveLength(1)
  await store.click()
  await expect(page.getByText(fieldImportText.stored(1, 1))).toBeVisible()
  const [after] = await stored(farm)
  expect(after?.yearInfo).toMatchObject([{ area: 0.95, mainCrop: { crop: 'kaer' } }])
})

test('a row of another year than the open one says its year', async ({ page, farm }) => {
  const { row } = await review(page, farm)
  await expect(row).not.toContainText(fieldImportText.cropIn(SEASON))
  await page.goto(pathTo('fieldImport', { year: SEASON + 1 }))
  await page.locator('input[type=file]').setInputFiles(FILE)
  await expect(row).toContainText(fieldImportText.cropIn(SEASON))
})

test('fields of another year are carried to the one that is open', async ({ page, farm }) => {
  await page.goto(pathTo('fieldImport', { year: SEASON + 1 }))
  await page.locator('input[type=file]').setInputFiles(FILE)
  await page.getByRole('checkbox', { name: fieldImportText.carry(SEASON + 1) }).check()
  const table = page.getByRole('table', { name: fieldImportText.tableLabel })
  await expect(table.getByText(fieldImportText.cropIn(SEASON))).toHaveCount(0)
  await page.getByRole('button', { name: fieldImportText.store }).click()
  await expect(page.getByText(fieldImportText.stored(2, 0), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(pathTo('fields', { year: SEASON + 1 })))
  const years = (await stored(farm)).map(({ yearInfo }) => yearInfo.map(({ year }) => year))
  expect(years).toEqual([[SEASON + 1], [SEASON + 1]])
})

test('a year that opens with its file is told', async ({ page, farm }) => {
  await page.goto(pathTo('fieldImport', { year: SEASON + 1 }))
  await page.locator('input[type=file]').setInputFiles(FILE)
  await page.getByRole('button', { name: fieldImportText.store }).click()
  await expect(page.getByText(fieldImportText.yearOpened(SEASON))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(pathTo('fields', { year: SEASON })))
  expect(await stored(farm)).toHaveLength(2)
})

test('the same file once more changes nothing, says so, and leads back', async ({ page, farm }) => {
  const twice = async () => {
    await page.goto(pathTo('fieldImport', { year: SEASON }))
    await page.locator('input[type=file]').setInputFiles(FILE)
  }
  await twice()
  await page.getByRole('button', { name: fieldImportText.store }).click()
  await expect(page.getByText(fieldImportText.stored(2, 0))).toBeVisible()
  const before = await stored(farm)
  await twice()
  await expect(page.getByText(fieldImportText.alreadyThere(2))).toBeVisible()
  await expect(page.getByRole('button', { name: fieldImportText.store })).toBeHidden()
  await page.getByRole('link', { name: fieldImportText.back }).click()
  await expect(page).toHaveURL(new RegExp(pathTo('fields', { year: SEASON })))
  expect(await stored(farm)).toEqual(before)
})
