/** Names that the tables offer while one types: a call that breaks off, and how a choice is seen. The rest stands beside the form. */
import { CATEGORY } from '@vagu/core/settings/table'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, jobOf } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const FIELD = 'Kodupõld'
const fertilising = jobOf(CATEGORY.fertilising, 'fertilising')

test.beforeEach(async ({ page, farm }) => {
  await addFields(farm, [FIELD])
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  await form.chooseJob(fertilising.jobCategory.name, fertilising.job.name)
  await form.typeDay('10.05.2025')
  await form.pickFields([FIELD])
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
