import { screen } from '@testing-library/react'
import { addJobs } from '@vagu/core/jobs/contract'
import { addMachine } from '@vagu/core/machines/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { machinesText } from '../../entities/machines/text.ts'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'

const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')

it('names the machine of a job, and begins the next such job with it', async () => {
  const farm = await openFarm()
  const { _id: machine } = await farm.does(addMachine, { body: { name: 'MTZ 820', kind: 'TRACTOR' } })
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('06.05.2026')
  await form.pickFields(['Kodupõld'])
  await user.click(screen.getByRole('button', { name: jobsText.blocks.machine }))
  await user.click(await screen.findByRole('combobox', { name: machinesText.machine }))
  await user.click(await screen.findByRole('option', { name: /MTZ 820/ }))
  await form.save()
  await screen.findByText(uiText.saved)
  expect(farm.sent(addJobs)).toMatchObject([{ body: [{ machine }] }])
  // another job of the same kind asks for nothing more
  const other = jobOf(CATEGORY.tillage, 'cultivating')
  await form.chooseJob(jobCategory.name, other.job.name)
  expect(await screen.findByRole('combobox', { name: machinesText.machine })).toHaveProperty(
    'value',
    'MTZ 820',
  )
})
