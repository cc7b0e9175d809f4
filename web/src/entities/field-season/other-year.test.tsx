/** A day that lies in another crop year than the open one: said where it is typed, and the season is set from there. */
import { screen, within } from '@testing-library/react'
import { listFieldJobs } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import { openFarm, YEAR } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, addJobsTo, ploughing } from '../../testing/steps.ts'
import { jobsText } from '../jobs/text.ts'
import { fieldSeasonText } from './text.ts'

const FIELD = 'Kodupõld'

it('says over a job of a field that its day lies in another year', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, [FIELD])
  const job = ploughing(id)
  await addJobsTo(farm, [{ ...job, date: '2025-08-20', endDate: '2025-08-20' }])
  const { user } = await renderPage('field', { id, year: YEAR - 1 })
  await user.click(await screen.findByRole('button', { name: jobsText.edit(`${job.job.name}, ${FIELD}`) }))
  const dialog = await screen.findByRole('dialog', { name: jobsText.editTitle })
  await new JobFormScreen(user, dialog).typeDay('20.09.2025')
  await within(dialog).findByText(fieldSeasonText.otherYearTitle(YEAR))
})
it('moves a job into the season that is set to begin before it', async () => {
  const farm = await openFarm()
  const [fieldId = ''] = await addFields(farm, [FIELD])
  await addJobsTo(farm, [{ ...ploughing(fieldId), date: '2025-08-20', endDate: '2025-08-20' }])
  const { user } = await renderPage('field', { id: fieldId })
  await user.click(await screen.findByRole('button', { name: fieldSeasonText.edit }))
  const window = within(await screen.findByRole('dialog', { name: fieldSeasonText.title(YEAR) }))
  await user.type(await window.findByRole('textbox', { name: fieldSeasonText.start }), '01.08.2025')
  await user.click(window.getByRole('button', { name: fieldSeasonText.save }))
  await screen.findByText(fieldSeasonText.saved)
  await screen.findByText('20.08.2025')
  const { jobEvents } = await farm.does(listFieldJobs, { params: { fieldId, year: YEAR } })
  expect(jobEvents).toHaveLength(1)
})
