/**
 * A field is drawn, split and its halves are sown, and both go to paper: the same on the embedded database, on PostgreSQL
 * and in the demo.
 */
import type { Page } from '@playwright/test'
import { CATEGORY } from '@vagu/core/settings/table'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { divisionText } from '../web/src/features/fields/division/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { formatDay, formatQuantity } from '../web/src/lib/format.ts'
import { fieldPageText } from '../web/src/features/field-page/text.ts'
import { editorText } from '../web/src/map/editor/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { recordsText } from '../web/src/records/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { onPage, surface, tool } from './drawing-journeys.ts'
import { chooseOption } from './choose-option.ts'
import { enterHome } from './enter.ts'
import { jobOf } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { chooseYear, openByMenu } from './navigation.ts'
import { beginPrinting, endPrinting } from './paper.ts'

const YEAR = 2026
const SOWN = '2026-05-04'
const sowing = jobOf(CATEGORY.sowing, 'sowing')
const WHOLE = 'Lagendik'
const SEED = 'Meie oder'
const OWN_SEED = 'OTS'
const [CROP, RATE] = ['Suvioder', '200']
const HALF = formatQuantity(5, 'ha')
const HALVES = ['Lagendik põhi', 'Lagendik lõuna']
/** 400 m by 250 m on land of nobody's, L-EST97. */
const CORNERS = ['6540000; 560000', '6540000; 560400', '6540250; 560400', '6540250; 560000']

/** The map of a window that is drawn on, in view. */
async function drawable(page: Page) {
  await expect(page.locator('[data-ready=true]').filter({ has: surface(page) })).toBeVisible()
  await surface(page).scrollIntoViewIfNeeded()
  const box = await surface(page).boundingBox()
  if (!box) throw new Error('the map is not on the page')
  return box
}

async function drawField(page: Page): Promise<void> {
  await openByMenu(page, 'fields')
  await page.getByRole('button', { name: fieldsPageText.add }).first().click()
  await drawable(page)
  await tool(page, editorText.coordinates).click()
  await page.getByRole('textbox', { name: editorText.coordinates }).fill(CORNERS.join('\n'))
  await tool(page, editorText.apply).click()
  await page.getByRole('textbox', { name: fieldsPageText.name, exact: true }).fill(WHOLE)
  await page.getByRole('button', { name: fieldsPageText.takeShapeArea }).click()
  await page.getByRole('button', { name: uiText.save }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function splitField(page: Page): Promise<void> {
  await page.getByRole('button', { name: recordsText.menuOf(WHOLE) }).click()
  await page.getByRole('menuitem', { name: divisionText.split }).click()
  const dialog = page.getByRole('dialog', { name: divisionText.splitTitle(WHOLE) })
  const box = await drawable(page)
  for (const x of [0.04, 0.96])
    await page.mouse.click(...(await onPage(page, [box.width * x, box.height / 2])))
  await expect(dialog.getByText(/^Osad: /)).toBeVisible()
  await dialog
    .getByLabel(divisionText.name)
    .first()
    .fill(HALVES[0] ?? '')
  await dialog
    .getByLabel(divisionText.name)
    .last()
    .fill(HALVES[1] ?? '')
  await dialog.getByRole('button', { name: divisionText.doSplit }).click()
  await expect(dialog).toBeHidden()
}

async function sowHalves(page: Page): Promise<void> {
  await openByMenu(page, 'addJob')
  const form = new JobFormScreen(page)
  await form.chooseJob(sowing.jobCategory.name)
  await form.typeDay(formatDay(SOWN))
  for (const name of HALVES) await expect(form.form.getByText(name, { exact: true })).toBeVisible()
  await form.pickFields(HALVES)
  const box = form.form.getByRole('combobox', { name: materialsText.type.seed })
  await chooseOption(box, SEED, page.getByRole('option', { name: uiText.addNew(SEED) }))
  const seed = form.form.getByRole('group', { name: SEED, exact: true })
  await seed.getByRole('textbox', { name: materialsText.rate }).fill(RATE)
  const crop = page.getByRole('option', { name: CROP }).first()
  await chooseOption(seed.getByRole('combobox', { name: materialsText.crop }), CROP, crop)
  const certificate = seed.getByRole('combobox', { name: materialsText.certificate })
  await chooseOption(certificate, OWN_SEED, page.getByRole('option', { name: OWN_SEED }))
  await form.saveButton(HALVES.length).click()
  await expect(form.saveButton(HALVES.length)).toBeHidden()
}

/** The page of a field on paper: its name, and the sowing with its seed. */
async function printField(page: Page, name: string): Promise<void> {
  await openByMenu(page, 'fields')
  await page.getByText(fieldsPageText.table, { exact: true }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await beginPrinting(page)
  await expect(
    page.getByRole('heading', { name: fieldPageText.fieldOnPaper(name, HALF, YEAR) }),
  ).toBeVisible()
  await expect(page.getByText(sowing.job.name).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText(SEED).filter({ visible: true }).first()).toBeVisible()
  await endPrinting(page)
}

test('a field is drawn, split, its halves sown, and both are printed', async ({ page, engine }) => {
  await enterHome(page, engine, 'lagendik')
  await openByMenu(page, 'fields')
  await chooseYear(page, YEAR)
  await expect(page).toHaveURL(pathTo('fields', { year: YEAR }))
  await test.step('the field is drawn by its corners', () => drawField(page))
  await test.step('a line makes two of it', () => splitField(page))
  await test.step('both are sown at once', () => sowHalves(page))
  for (const name of HALVES) await test.step(`${name} goes to paper`, () => printField(page, name))
})
