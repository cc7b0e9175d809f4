/** Season of a field, set out of the job form. */
import { listLastAdded } from '@vagu/core/jobs/contract'
import { getSettings } from '@vagu/core/settings/contract'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { fieldSeasonText } from '../web/src/entities/field-season/text.ts'
import { dayNoticesText } from '../web/src/entities/job-form/blocks/day-notices-text.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

test('a day of another crop year is announced over a new job, and the season is set from there', async ({
  page,
  farm,
}) => {
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  await page.goto(pathTo('field', { year: SEASON, id: fieldId }))
  await expect(page.getByRole('button', { name: fieldSeasonText.edit })).toBeVisible()
  await expect
    .poll(async () => (await farm.call(getSettings, {})).uiSettings['global'])
    .toMatchObject({ globalYear: SEASON })
  await page.goto(ROUTES.addJob)
  const screen = new JobFormScreen(page)
  await screen.typeDay('20.08.2024')
  const notice = screen.form.getByText(dayNoticesText.otherSeason(SEASON - 1))
  await expect(notice).toBeVisible()
  await screen.pickFields(['Kodupõld'])
  await notice.getByRole('button', { name: fieldSeasonText.edit }).click()
  const window = page.getByRole('dialog', { name: fieldSeasonText.title(SEASON) })
  await window.getByRole('textbox', { name: fieldSeasonText.start }).fill('01.08.2024')
  await window.getByRole('button', { name: fieldSeasonText.save }).click()
  await expect(page.getByText(fieldSeasonText.saved)).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(screen.start).toHaveValue('20.08.2024')
  expect(await farm.call(listLastAdded, {})).toEqual([])
})
