/** Kinds of area: found by the shape of each field, confirmed by hand, taken by a job. */
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import { addField } from '@vagu/core/fields/contract'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { customAreasText } from '../web/src/features/fields/custom-areas/text.ts'
import { jobFormText } from '../web/src/entities/job-form/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import { openOption } from './choose-option.ts'
import type { FarmApi } from './farm-api.ts'
import { jobOf, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const [SHAPED, BARE] = ['Ruudupõld', 'Kontuurita']
const KIND = customAreasText.bufferName('5')
const CORNERS = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const
const ploughing = jobOf(CATEGORY.tillage, 'ploughing')

/** A field of one hectare with a square shape, and one without a shape. */
async function addTwoFields(farm: FarmApi): Promise<void> {
  const ring = CORNERS.map(([x, y]) => toLatLng([600_000 + x, 6_500_000 + y]))
  const mapData = { centroid: toLatLng([600_050, 6_500_050]), geometry: { rings: [ring] } }
  await farm.call(addField, { body: { name: SHAPED, area: 1, mapData } })
  await farm.call(addField, { body: { name: BARE, area: 5 } })
}

test('a strip of 5 m is left out of every field with a shape; the others are typed; a job takes the area', async ({
  page,
  farm,
}) => {
  await addTwoFields(farm)
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('link', { name: customAreasText.title, exact: true }).click()
  await expect(page).toHaveURL(pathTo('customFieldAreas', { year: SEASON }))
  const areas = page.getByRole('dialog', { name: customAreasText.title, exact: true })
  await expect(areas.getByText(customAreasText.noKinds)).toBeVisible()

  const add = areas.getByRole('button', { name: customAreasText.add })
  await add.click()
  const dialog = page.getByRole('dialog', { name: customAreasText.addTitle })
  await dialog.getByLabel(customAreasText.strategy).selectOption('EDGE_BUFFER')
  await dialog.getByRole('button', { name: customAreasText.add }).click()
  await expect(dialog.getByRole('textbox', { name: customAreasText.edgeWidth })).toBeFocused()
  await dialog.getByRole('textbox', { name: customAreasText.edgeWidth }).fill('5')
  await expect(dialog.getByRole('textbox', { name: customAreasText.name })).toHaveValue(KIND)
  await dialog.getByRole('button', { name: customAreasText.add }).click()
  await expect(page.getByText(customAreasText.added)).toBeVisible()
  await expect(add).toBeFocused()

  const cell = (field: string) =>
    areas.getByRole('textbox', { name: customAreasText.areaOf(field, KIND), exact: true })
  await expect(cell(SHAPED)).toHaveValue('0,81')
  await expect(areas.getByText('−0,19\u00A0ha')).toBeVisible()
  await expect(areas.getByText(customAreasText.statuses.POLYGON_MISSING)).toBeVisible()

  await cell(BARE).fill('4,5')
  await areas
    .getByRole('button', { name: customAreasText.confirmOf(customAreasText.areaOf(BARE, KIND)), exact: true })
    .click()
  await expect(page.getByText(customAreasText.areaSaved)).toBeVisible()
  await expect(areas.getByText(customAreasText.statuses.POLYGON_MISSING)).toHaveCount(0)
  await areas.getByRole('button', { name: customAreasText.close, exact: true }).last().click()
  await expect(page).toHaveURL(pathTo('fields', { year: SEASON }))
  await expect(page.getByRole('link', { name: customAreasText.title, exact: true })).toBeVisible()

  await page.goto(ROUTES.addJob)
  const screen = new JobFormScreen(page)
  await screen.chooseJob(ploughing.jobCategory.name, ploughing.job.name)
  await screen.typeDay('06.05.2025')
  await screen.pickFields([SHAPED])
  const select = screen.form.getByRole('combobox', { name: jobFormText.areaKind, exact: true })
  await openOption(select, page.getByRole('option', { name: KIND, exact: true }))
  await expect(select).toHaveValue(KIND)
  await screen.save()
  const [stored] = await farm.call(listLastAdded, {})
  expect(stored).toMatchObject({ area: 0.81, customFieldArea: { name: KIND } })
})

test('areas are typed and confirmed by keyboard alone; a deleted kind leaves the focus in the window', async ({
  page,
  farm,
}) => {
  await addTwoFields(farm)
  const body = {
    areaName: 'Toetus',
    calculationStrategy: 'INITIAL',
    calculationValue: null,
    year: SEASON,
  } as const
  await farm.call(addCustomArea, { body })
  await page.goto(pathTo('customFieldAreas', { year: SEASON }))
  const areas = page.getByRole('dialog', { name: customAreasText.title, exact: true })
  const place = customAreasText.areaOf(BARE, 'Toetus')
  const cell = areas.getByRole('textbox', { name: place, exact: true })
  await cell.fill('4,2')
  await cell.press('Enter')
  await expect(page.getByText(customAreasText.areaSaved)).toBeVisible()
  await expect(cell).toBeFocused()
  await cell.fill('4')
  await areas.getByRole('button', { name: customAreasText.confirmOf(place) }).press('Enter')
  await expect(areas.getByRole('button', { name: customAreasText.confirmOf(place) })).toHaveCount(0)
  await expect(cell).toBeFocused()
  await expect(cell).toHaveValue('4')
  await cell.fill('3')
  await areas.getByRole('button', { name: customAreasText.undoOf(place) }).press('Enter')
  await expect(cell).toBeFocused()
  await expect(cell).toHaveValue('4')
  await areas.getByRole('button', { name: customAreasText.deleteKind('Toetus') }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: recordsText.delete }).press('Enter')
  await expect(page.getByText(customAreasText.deleted())).toBeVisible()
  await expect(areas.getByRole('button', { name: customAreasText.add })).toBeFocused()
})

test('nothing that was typed is lost without a word: it is kept, saved, or given up', async ({
  page,
  farm,
}) => {
  await addTwoFields(farm)
  const address = pathTo('customFieldAreas', { year: SEASON })
  await page.goto(address)
  const areas = page.getByRole('dialog', { name: customAreasText.title, exact: true })
  await areas.getByRole('button', { name: customAreasText.add }).click()
  const dialog = page.getByRole('dialog', { name: customAreasText.addTitle })
  await dialog.getByRole('textbox', { name: customAreasText.name }).fill('Toetus')
  await dialog.getByRole('button', { name: customAreasText.add }).click()
  const cell = areas.getByRole('textbox', { name: customAreasText.areaOf(BARE, 'Toetus'), exact: true })
  await expect(cell).toHaveValue('5')

  await cell.fill('4')
  await cell.press('Escape')
  const question = page.getByRole('alertdialog', { name: customAreasText.unsavedTitle })
  await question.getByRole('button', { name: customAreasText.goOn }).click()
  await expect(cell).toHaveValue('4')
  await areas.getByRole('button', { name: customAreasText.discardAndClose }).click()
  await expect(page.getByText(customAreasText.discarded)).toBeVisible()
  await expect(page).toHaveURL(pathTo('fields', { year: SEASON }))

  await page.goto(address)
  await expect(cell).toHaveValue('5')
  await cell.fill('3,5')
  await areas.getByRole('button', { name: customAreasText.saveAndClose }).click()
  await expect(page).toHaveURL(pathTo('fields', { year: SEASON }))
  await page.goto(address)
  await expect(cell).toHaveValue('3,5')
})
