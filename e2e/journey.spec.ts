/**
 * The main job, from an empty farm to a warning that comes before saving: the same on the embedded database, on
 * PostgreSQL and in the demo.
 */
import type { Locator, Page } from '@playwright/test'
import { cropByKey } from '@vagu/core/crops/table'
import { messageOf } from '@vagu/core/messages'
import { chemicalByName } from '@vagu/core/registers/starter/chemicals'
import { CATEGORY } from '@vagu/core/settings/table'
import { addDays } from '@vagu/core/time/day'
import { harvestDelayIgnored } from '@vagu/core/warnings/rules/harvest-delay-ignored/rule'
import { pathTo } from '../web/src/navigation/paths.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { verdictDetailsText } from '../web/src/entities/verdicts/details-text.ts'
import { verdictsText } from '../web/src/entities/verdicts/text.ts'
import { firstStepsText } from '../web/src/features/add-job/first-steps/text.ts'
import { fieldImportText } from '../web/src/features/field-import/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { fieldPageText } from '../web/src/features/field-page/text.ts'
import { warningsText } from '../web/src/features/warnings/text.ts'
import { formatDay } from '../web/src/lib/format.ts'
import { uiText } from '../web/src/ui/text.ts'
import { jobOf } from './farm.ts'
import { enterHome } from './enter.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { openFromMap } from './map-screen.ts'
import { answer, chooseYear, openByMenu, warningCount } from './navigation.ts'
import { parcelFiles, type TestFile } from './parcel-files.ts'

const files = parcelFiles()
const spraying = jobOf(CATEGORY.plantProtection, 'spraying')
const harvest = jobOf(CATEGORY.harvest, 'harvesting')
const WHEAT = cropByKey('talinisu')?.name ?? ''
const HOME = 'Kodunisu'
const NAMES = [HOME, 'Mäenisu', 'Jõenisu']
const PRODUCT = 'Prosaro'
const SPRAYED = '2024-06-10'
const product = chemicalByName(PRODUCT)
/** The longest waiting time of the product, which its block shows; and that of the crop, which counts. */
const longestDays = product?.harvestDelayDays ?? 0
const days = product?.uses.find(({ cropNames }) => cropNames.includes(WHEAT))?.harvestDelayDays ?? 0
const allowed = addDays(SPRAYED, days)
const lastClosed = addDays(allowed, -1)

/** Brings a file into the review. */
async function reviewFile(page: Page, file: TestFile): Promise<void> {
  await openByMenu(page, 'fields')
  await page.getByRole('link', { name: fieldsPageText.import }).first().click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText(fieldImportText.summary(file.name))).toBeVisible()
}
const stateCount = (page: Page, state: keyof typeof fieldImportText.states, count: number): Locator =>
  page.getByText(`${fieldImportText.states[state]} ${count}`, { exact: true })

/** Hectares as a sum above the list of fields says; nothing while there are no fields. */
async function sumOf(page: Page, label: string): Promise<number> {
  const value = page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd')
  const empty = page.getByText(fieldsPageText.emptyTitle)
  await expect(value.or(empty)).toBeVisible()
  if (await empty.isVisible()) return 0
  return Number((await value.innerText()).replace(',', '.').replaceAll(/[^\d.]/g, ''))
}

async function importFields(page: Page): Promise<void> {
  await openByMenu(page, 'fields')
  await chooseYear(page, files.year)
  await expect(page).toHaveURL(pathTo('fields', { year: files.year }))
  const sums = [fieldsPageText.seasonTotal(files.year), fieldsPageText.activeTotal]
  const before = [await sumOf(page, sums[0] ?? ''), await sumOf(page, sums[1] ?? '')]

  await reviewFile(page, files.gml)
  await expect(stateCount(page, 'new', files.count)).toBeVisible()
  const rows = page
    .getByRole('table', { name: fieldImportText.tableLabel })
    .getByRole('row')
    .filter({ hasText: WHEAT })
  for (const [index, name] of NAMES.entries()) await rows.nth(index).getByRole('textbox').fill(name)
  await page.getByRole('button', { name: fieldImportText.store }).click()
  await expect(page.getByText(fieldImportText.stored(files.count, 0))).toBeVisible()
  await expect(page).toHaveURL(pathTo('fields', { year: files.year }))
  // the list as it was before stands until it has been read again
  for (const [index, label] of sums.entries()) {
    const added = async () => (await sumOf(page, label)) - (before[index] ?? 0)
    await expect.poll(added).toBeCloseTo(files.area, 2)
  }
}

/** The same parcels in another format are the same fields. */
async function importAgain(page: Page, file: TestFile): Promise<void> {
  await reviewFile(page, file)
  await expect(stateCount(page, 'matched', files.count)).toBeVisible()
  await expect(stateCount(page, 'new', 0)).toBeVisible()
  await expect(page.getByText(fieldImportText.alreadyThere(files.count))).toBeVisible()
  await openByMenu(page, 'fields')
}

async function spray(page: Page): Promise<void> {
  await openByMenu(page, 'addJob')
  const form = new JobFormScreen(page)
  await form.chooseJob(spraying.jobCategory.name)
  await form.typeDay(formatDay(SPRAYED))
  await expect(form.end).toHaveValue(formatDay(SPRAYED))
  await form.takeChemical(PRODUCT, '1')
  const chemical = form.form.getByRole('group', { name: PRODUCT, exact: true })
  await expect(chemical.getByText(materialsText.harvest(longestDays))).toBeVisible()
  await expect(chemical.getByText(materialsText.times(2))).toBeVisible()
  await form.addWorker('Aadu Künnimees', '31.12.2030')
  await form.completeSpraying('06:30', 55)
  await form.pickFields(NAMES)
  for (const name of NAMES) await expect(form.chip('ok', name)).toBeVisible()
  await form.save(NAMES.length)
  // A worker who was added said the same: the form is empty when the jobs are stored.
  await expect(form.saveButton()).toBeVisible()
}

/** A harvest that comes too early: warned of while typing, saved all the same. */
async function harvestTooEarly(page: Page): Promise<void> {
  const form = new JobFormScreen(page)
  await form.chooseJob(harvest.jobCategory.name, harvest.job.name)
  await form.pickFields([HOME])
  await form.typeDay(formatDay(allowed))
  await expect(form.chip('ok', HOME)).toBeVisible()
  await form.start.fill(formatDay(lastClosed))
  await expect(form.chip('violation', HOME)).toBeVisible()
  await form.chip('violation', HOME).click()
  const details = page.getByRole('dialog', { name: verdictsText.chip('violation', HOME) })
  for (const text of [
    harvestDelayIgnored.title,
    formatDay(SPRAYED),
    formatDay(lastClosed),
    formatDay(allowed),
    String(days),
    PRODUCT,
  ])
    await expect(details).toContainText(text)
  await expect(details.getByText(verdictDetailsText.source, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await form.save()
}

const warningCard = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: harvestDelayIgnored.title }).filter({ hasText: HOME })

/** Opens the job of the warning and gives it another day. */
async function moveHarvest(page: Page, day: string): Promise<void> {
  const form = new JobFormScreen(page)
  await form.typeDay(formatDay(day))
  await form.saveButton().click()
  await expect(page.getByText(uiText.changed)).toBeVisible()
  await expect(page.getByRole('table', { name: fieldPageText.fieldJobs(HOME) })).toContainText(formatDay(day))
}

/** The warning goes when its cause goes, comes back with it, and is hidden with a reason. */
async function dealWithWarning(page: Page, count: number): Promise<void> {
  await expect.poll(() => warningCount(page)).toBe(count + 1)
  await openByMenu(page, 'warnings')
  await warningCard(page)
    .getByRole('link', { name: warningsText.editOf(harvest.job.name, HOME) })
    .click()
  await moveHarvest(page, allowed)
  await expect.poll(() => warningCount(page)).toBe(count)

  await page.getByRole('button', { name: jobsText.edit(`${harvest.job.name}, ${HOME}`) }).click()
  await moveHarvest(page, lastClosed)
  await expect.poll(() => warningCount(page)).toBe(count + 1)

  await openByMenu(page, 'warnings')
  await warningCard(page).getByRole('button', { name: warningsText.delete }).click()
  const dialog = page.getByRole('dialog', { name: warningsText.reasonTitle })
  await dialog.getByRole('button', { name: warningsText.delete }).click()
  await expect(dialog.getByText(messageOf('reasonRequired'))).toBeVisible()
  await dialog.getByRole('button', { name: warningsText.reasons[2] }).click()
  await dialog.getByRole('button', { name: warningsText.delete }).click()
  await expect(page.getByText(warningsText.deleted)).toBeVisible()
  await expect(warningCard(page)).toHaveCount(0)
  await expect.poll(() => warningCount(page)).toBe(count)
}

async function deleteAndTakeBack(page: Page): Promise<void> {
  await openByMenu(page, 'addJob')
  const table = page.getByRole('table', { name: jobsText.recent })
  const row = table.getByRole('row').filter({ hasText: harvest.job.name }).filter({ hasText: HOME })
  await row.getByRole('button', { name: jobsText.more('') }).click()
  await page.getByRole('menuitem', { name: jobsText.delete }).click()
  await answer(page, jobsText.delete)
  await expect(page.getByText(jobsText.deleted)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: uiText.undo }).click()
  await expect(page.getByText(jobsText.restoredJob)).toBeVisible()
  await expect(row).toHaveCount(1)
}

test('from an empty farm to a warning before saving', async ({ page, engine }) => {
  await enterHome(page, engine, 'mari')
  if (engine !== 'demo') await expect(page.getByText(firstStepsText.title, { exact: true })).toBeVisible()
  await test.step('fields come from a file', () => importFields(page))
  await test.step('a GeoJSON of the same parcels adds none', () => importAgain(page, files.geojson))
  await test.step('a shapefile of the same parcels adds none', () => importAgain(page, files.shapefile))
  await test.step('a field is found in the list and on the map', async () => {
    await openByMenu(page, 'fields')
    await openFromMap(page, HOME)
  })

  const count = await warningCount(page)
  await test.step('several fields are sprayed', () => spray(page))
  await test.step('a harvest is warned of before it is saved', () => harvestTooEarly(page))
  await test.step('a warning comes, goes and is hidden', () => dealWithWarning(page, count))
  await test.step('a deleted job is taken back', () => deleteAndTakeBack(page))
})
