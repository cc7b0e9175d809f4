import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { openFarm, YEAR } from '../../../testing/farm.ts'
import { JobFormScreen } from '../../../testing/job-form.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields, jobOf } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
import { fieldSeasonText } from '../../field-season/text.ts'
import { jobsText } from '../../jobs/text.ts'

it('plans a job for the crop year that is chosen', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')
  await form.chooseJob(jobCategory.name, job.name)
  await form.pickFields(['Kodupõld'])
  await user.click(screen.getByRole('radio', { name: jobsText.statuses.PLANNED }))
  const plannedYear = await screen.findByLabelText(jobsText.plannedYear)
  expect(plannedYear).toHaveProperty('value', String(YEAR))
  await user.selectOptions(plannedYear, String(YEAR + 1))
  await form.save()
  await screen.findByText(uiText.saved)
  expect(await farm.does(listLastAdded, {})).toMatchObject([{ status: 'PLANNED', plannedYear: YEAR + 1 }])
})
it('sets the season of a field in a window beside the form: its day stays, and no job is saved with it', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay(`20.08.${YEAR - 1}`)
  await form.pickFields(['Kodupõld'])
  const notice = await screen.findByText(jobsText.otherSeason(YEAR - 1))
  await user.click(within(notice).getByRole('button', { name: fieldSeasonText.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: fieldSeasonText.title(YEAR) }))
  const save = await dialog.findByRole('button', { name: fieldSeasonText.save })
  expect(document.querySelectorAll('form form')).toHaveLength(0)
  const start = dialog.getByRole('textbox', { name: fieldSeasonText.start })
  fireEvent.change(start, { target: { value: `01.08.${YEAR - 1}` } })
  await user.click(save)
  await screen.findByText(fieldSeasonText.saved)
  await waitFor(() => expect(screen.queryByText(jobsText.otherSeason(YEAR - 1))).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(form.start).toHaveProperty('value', `20.08.${YEAR - 1}`)
  expect(await farm.does(listLastAdded, {})).toEqual([])
})
it('says of a harvest of autumn which year it stays in, by the crop of the field', async () => {
  const farm = await openFarm()
  const mainCrop = { crop: 'kartul' }
  await farm.does(addField, {
    body: { name: 'Kodupõld', area: 10, yearInfo: [{ year: YEAR - 1, mainCrop }] },
  })
  await farm.does(addField, { body: { name: 'Mäepõld', area: 10 } })
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  const { jobCategory, job } = jobOf(CATEGORY.harvest, 'harvesting')
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay(`15.09.${YEAR - 1}`)
  await form.pickFields(['Mäepõld'])
  expect(screen.queryByText(jobsText.lateHarvest(YEAR - 1))).toBeNull()
  await form.pickFields(['Kodupõld'])
  const notice = await screen.findByText(jobsText.lateHarvest(YEAR - 1))
  await user.click(within(notice).getByRole('button', { name: fieldSeasonText.edit }))
  await screen.findByRole('dialog', { name: fieldSeasonText.title(YEAR - 1) })
})
