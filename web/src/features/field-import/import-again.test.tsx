/** A file over fields that are there: nothing the farmer wrote goes unasked, and what changed meanwhile is asked again. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { addField, changeField, listFields } from '@vagu/core/fields/contract'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { expect, it } from 'vitest'
import { geoJsonFile, square } from '../../../../server/src/testing/parcel-files.ts'
import { pathTo } from '../../navigation/paths.ts'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { type Page, renderPage } from '../../testing/render-page.tsx'
import { fieldImportText } from './text.ts'

const HERE = square(600_000, 6_480_000, 100)
const parcel = (rings: (typeof HERE)[], attributes: object) => ({
  rings,
  attributes: { taotlusaasta: YEAR, pindala_ha: 1, ...attributes },
})
const FILE = new File(
  [
    geoJsonFile(
      [
        parcel([HERE], { pollu_id: 7, taotletud_kultuur: 'kaer' }),
        parcel([square(600_300, 6_480_000, 100)], { pollu_id: 8, nimi: 'Kivi' }),
      ],
      { system: 'EPSG:3301', isNorthFirst: false },
    ),
  ],
  'pollud.geojson',
)
const SOWN = { year: YEAR, area: 0.9, mainCrop: { crop: 'talinisu' } }
const FIELD = { name: 'Jõeäärne', area: 0.9, externalId: '7', yearInfo: [SOWN], mapData: mapDataOf([HERE]) }

async function upload({ user }: Page): Promise<void> {
  await screen.findByText(fieldImportText.dropTitle)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the page takes no file')
  await user.upload(input, FILE)
}
async function openWithFile(year = YEAR): Promise<Page> {
  const page = await renderPage('fieldImport', { year })
  await upload(page)
  return page
}
const table = async () => within(await screen.findByRole('table', { name: fieldImportText.tableLabel }))
const row = async () => (await table()).getByRole('row', { name: /Jõeäärne/ })
const tick = async (part: string) =>
  within(await row()).getByRole<HTMLInputElement>('checkbox', { name: new RegExp(part) })
const store = ({ user }: Page) => user.click(screen.getByRole('button', { name: fieldImportText.store }))

/** A farm whose field is in the file, with the file before its farmer. */
async function review(year = YEAR) {
  const farm = await openFarm()
  const field = await farm.does(addField, { body: FIELD })
  return { farm, field, page: await openWithFile(year) }
}
const stored = (farm: Farm) => farm.does(listFields, { query: {} })

it('takes of a field only what is ticked', async () => {
  const { farm, page } = await review()
  expect((await row()).textContent).toContain(fieldImportText.ownValue)
  expect((await tick(fieldImportText.parts.area)).checked).toBe(false)
  const crop = await tick(fieldImportText.parts.crop)
  expect(crop.checked).toBe(false)
  await page.user.click(crop)
  await store(page)
  await screen.findByText(fieldImportText.stored(1, 1))
  const [field] = await stored(farm)
  expect(field?.yearInfo).toMatchObject([{ area: 0.9, mainCrop: { crop: 'kaer' } }])
})
it('asks again when the farm changed meanwhile, and keeps the ticks', async () => {
  const { farm, field, page } = await review()
  await page.user.click(await tick(fieldImportText.parts.crop))
  const body = { ...FIELD, yearInfo: [{ ...SOWN, area: 0.95 }] }
  await farm.does(changeField, { params: { id: field._id }, body })
  await store(page)
  await screen.findByText(fieldImportText.changedSince)
  const { textContent } = await row()
  expect(textContent).toContain('0,95')
  expect(textContent).toContain(fieldImportText.lookAgain)
  expect((await tick(fieldImportText.parts.crop)).checked).toBe(true)
  expect(await stored(farm)).toHaveLength(1)
  await store(page)
  await screen.findByText(fieldImportText.stored(1, 1))
  const [after] = await stored(farm)
  expect(after?.yearInfo).toMatchObject([{ area: 0.95, mainCrop: { crop: 'kaer' } }])
})
it.each([
  ['says no year of a row of the open one', YEAR, false],
  ['says the year of a row of another than the open one', YEAR + 1, true],
])('%s', async (_, year, isSaid) => {
  await review(year)
  expect((await row()).textContent.includes(fieldImportText.cropIn(YEAR))).toBe(isSaid)
})
it('carries fields of another year to the one that is open', async () => {
  const farm = await openFarm()
  const page = await openWithFile(YEAR + 1)
  await page.user.click(await screen.findByRole('checkbox', { name: fieldImportText.carry(YEAR + 1) }))
  const rows = await table()
  await waitFor(() => expect(rows.queryAllByText(fieldImportText.cropIn(YEAR))).toEqual([]))
  await store(page)
  await screen.findByText(fieldImportText.stored(2, 0))
  await waitFor(() => expect(page.address()).toContain(pathTo('fields', { year: YEAR + 1 })))
  const years = (await stored(farm)).map(({ yearInfo }) => yearInfo.map(({ year }) => year))
  expect(years).toEqual([[YEAR + 1], [YEAR + 1]])
})
it('tells that a year opens with its file', async () => {
  const farm = await openFarm()
  const page = await openWithFile(YEAR + 1)
  await table()
  await store(page)
  await screen.findByText(new RegExp(fieldImportText.yearOpened(YEAR)))
  await waitFor(() => expect(page.address()).toContain(pathTo('fields', { year: YEAR })))
  expect(await stored(farm)).toHaveLength(2)
})
it('changes nothing by the same file once more, says so, and leads back', async () => {
  const farm = await openFarm()
  const first = await openWithFile()
  await table()
  await store(first)
  await screen.findByText(fieldImportText.stored(2, 0))
  const before = await stored(farm)
  cleanup()
  const again = await openWithFile()
  await screen.findByText(fieldImportText.alreadyThere(2))
  expect(screen.queryByRole('button', { name: fieldImportText.store })).toBeNull()
  await again.user.click(screen.getByRole('link', { name: fieldImportText.back }))
  await waitFor(() => expect(again.address()).toContain(pathTo('fields', { year: YEAR })))
  expect(await stored(farm)).toEqual(before)
})
