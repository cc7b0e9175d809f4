/** Wrong input is refused at its place, in words, and stays to be put right. */
import { messageOf } from '@vagu/core/messages'
import { chemicalByName } from '@vagu/core/registers/starter/chemicals'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, jobOf } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const FIELD = 'Kodupõld'
const spraying = jobOf('plant-protection', 'spraying')

test.beforeEach(async ({ page, farm }) => {
  await addFields(farm, [FIELD])
  await page.goto(ROUTES.addJob)
})

test('a comma is a decimal point, two are no number', async ({ page }) => {
  const form = new JobFormScreen(page)
  await form.pickFields([FIELD])
  const area = form.form.getByRole('textbox', { name: jobsText.areaOf(FIELD) })
  for (const [typed, shown] of [
    ['2,5', '2,5'],
    ['2.25', '2,25'],
    ['4,123456', '4,1235'],
  ] as const) {
    await area.fill(typed)
    await area.press('Tab')
    await expect(area).toHaveValue(shown)
    await expect(area).not.toHaveAttribute('aria-invalid', 'true')
  }
  // every stored digit stands in the focused input, and gives way to what is typed
  await area.focus()
  await expect(area).toHaveValue('4,123456')
  await page.keyboard.type('3')
  await expect(area).toHaveValue('3')
  for (const wrong of ['2,5,1', 'kaks', '--1']) {
    await area.fill(wrong)
    await area.press('Tab')
    await expect(area).toHaveValue(wrong)
    await expect(form.form.getByText(messageOf('wrongNumber'))).toBeVisible()
  }
})

test('a day is read as farmers write it, one that does not exist is refused', async ({ page }) => {
  const form = new JobFormScreen(page)
  for (const typed of ['15.05.25', '15.5.2025', '15 5 2025', '15052025']) {
    await form.typeDay(typed)
    await expect(form.start).toHaveValue('15.05.2025')
  }
  for (const wrong of ['31.02', '32.01.2025', 'homme']) {
    await form.typeDay(wrong)
    await expect(form.start).toHaveValue(wrong)
    await expect(form.form.getByText(messageOf('wrongDay')).first()).toBeVisible()
  }
})

test('an error brings its input into view, focused', async ({ page, complaints }) => {
  const form = new JobFormScreen(page)
  await form.saveButton().click()
  await expect(page.getByText(uiText.checkInput)).toBeVisible()
  await expect(page.locator('[name=jobCategory]').first()).toBeFocused()
  await form.chooseJob(spraying.jobCategory.name)
  await form.pickFields([FIELD])
  await form.saveButton().click()
  await expect(page.locator('[name="requisites.0.name"]')).toBeFocused()
  expect(complaints).toEqual([])
})

test('a product that is typed faster than the register answers has its waiting days', async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/agri/chemical/*', async (route) => {
    await typed.promise
    await route.continue()
  })
  const form = new JobFormScreen(page)
  await form.chooseJob(spraying.jobCategory.name)
  const product = page.locator('[name="requisites.0.name"]')
  await product.fill('prosaro')
  await product.press('Enter')
  typed.resolve()
  const { name = '', harvestDelayDays } = chemicalByName('prosaro') ?? {}
  const block = form.form.getByRole('group', { name, exact: true })
  await expect(block.getByText(materialsText.harvest(harvestDelayDays ?? 0))).toBeVisible()
})
