/** Fertilizers and varieties that the tables know are taken over while their names are typed. */
import { findFertilizers } from '@vagu/core/fertilizers/find'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { listMaterials } from '@vagu/core/materials/contract'
import { findSeeds } from '@vagu/core/seeds/find'
import { CATEGORY } from '@vagu/core/settings/table'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { chooseOption } from './choose-option.ts'
import { addFields, jobOf } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const FIELD = 'Kodupõld'
const fertilising = jobOf(CATEGORY.fertilising, 'fertilising')
const DAP = findFertilizers('DAP 18-46')[0]
const RYE = findSeeds('talirukis san').find(({ type }) => type === 'rukis')?.name ?? ''

test.beforeEach(async ({ page, farm }) => {
  await addFields(farm, [FIELD])
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  await form.chooseJob(fertilising.jobCategory.name, fertilising.job.name)
  await form.typeDay('10.05.2025')
  await form.pickFields([FIELD])
})

test('a fertilizer of the table comes with what it holds', async ({ page, farm }) => {
  const screen = new JobFormScreen(page)
  const select = screen.form.getByRole('combobox', { name: materialsText.type.fertilizer })
  const name = DAP?.name ?? ''
  await chooseOption(select, 'da', page.getByRole('option', { name: /DAP 18-46.*N 18, P 20,07, K 0 %/ }))
  const block = screen.form.getByRole('group', { name, exact: true })
  await expect(block.getByText(/N 18, P 20,07, K 0/)).toBeVisible()
  await block.getByRole('button', { name: materialsText.nutrients('%') }).click()
  await expect(block.getByRole('textbox', { name: 'N', exact: true })).toHaveValue('18')
  await expect(block.getByText(materialsText.nutrientAdvice)).toBeVisible()
  await block.getByRole('textbox', { name: materialsText.rate }).fill('150')
  await screen.save()

  const [stored] = await farm.call(listLastAdded, {})
  expect(stored?.requisites[0]).toMatchObject({ name, nutrient: DAP?.elements, amount: 150, unit: 'kg/ha' })
  const own = await farm.call(listMaterials, {})
  expect(own.map((each) => [each.name, each.nutrient?.N])).toEqual([[name, 18]])
})

test('typing goes on where the tables do not answer, and a new name stays new', async ({
  page,
  complaints,
}) => {
  const { form } = new JobFormScreen(page)
  const isFertilizerCall = '**/api/fertilizers?*'
  await page.route(isFertilizerCall, (route) => route.abort())
  const select = page.locator('[name="requisites.0.name"]')
  const failure = page.waitForEvent('requestfailed')
  await select.fill('sõnnik')
  await failure
  await select.press('Enter')
  await expect(form.getByRole('group', { name: 'sõnnik', exact: true })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])

  await page.unroute(isFertilizerCall)
  await select.fill('lubi')
  await expect(page.getByRole('option', { name: /^Kustutatud lubi/ })).toBeVisible()
  // the mark stands on the new name, and can be read there
  const created = page.getByRole('option', { name: uiText.addNew('lubi') })
  await expect(created).toHaveAttribute('data-combobox-selected')
  await expect(created).toHaveCSS('color', 'rgb(255, 255, 255)')
  await select.press('Enter')
  await expect(form.getByRole('group', { name: 'lubi', exact: true })).toBeVisible()
})

test('a variety is found by its crop, which comes with it', async ({ page }) => {
  const form = new JobFormScreen(page)
  await form.form.getByRole('button', { name: jobsText.addSeed }).click()
  const rye = page.getByRole('option', { name: RYE }).filter({ hasText: /Talirukis$/ })
  await chooseOption(form.form.getByRole('combobox', { name: materialsText.type.seed }), 'talirukis san', rye)
  const block = form.form.getByRole('group', { name: RYE, exact: true })
  await expect(block.getByRole('combobox', { name: materialsText.crop })).toHaveValue('Talirukis')
})
