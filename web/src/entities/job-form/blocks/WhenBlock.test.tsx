import { screen } from '@testing-library/react'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { openFarm, YEAR } from '../../../testing/farm.ts'
import { JobFormScreen } from '../../../testing/job-form.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields, jobOf } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
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
