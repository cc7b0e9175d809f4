/** Wrong input is refused at its place, in words, and stays to be put right. */
import { chemicalByName } from '@vagu/core/registers/starter/chemicals'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
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
