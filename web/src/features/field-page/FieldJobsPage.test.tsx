import { screen, waitFor, within } from '@testing-library/react'
import { addJobs, deleteJob, listFieldJobs } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { seasonText } from './season/text.ts'
import { fieldPageText } from './text.ts'
import { newId } from '../../lib/new-id.ts'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addEarlyHarvest, addFields, jobOf } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'

const FIELD = 'Kodupõld'
const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')
const jobs = () => screen.findByRole('table', { name: fieldPageText.fieldJobs(FIELD) })

it('shows the crop, the sum and the jobs of a field', async () => {
  const farm = await openFarm()
  const id = await addEarlyHarvest(farm)
  await renderPage('field', { id })
  await screen.findByRole('heading', { level: 1, name: FIELD })
  expect(within(await jobs()).getAllByRole('row')).toHaveLength(3)
  screen.getByText('Talinisu')
  screen.getByText(/^2 tööd/)
  screen.getByRole('img', { name: seasonText.line(2) })
  await screen.findByText(new RegExp(`^${seasonText.inForce}`))
  await screen.findByText(seasonText.nitrogen)
})
it('says that a field has no jobs yet, and adds one', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, [FIELD])
  const { user } = await renderPage('field', { id })
  await screen.findByText(fieldPageText.noJobs)
  await user.click(screen.getByRole('button', { name: fieldPageText.addJob }))
  const dialog = await screen.findByRole('dialog', { name: jobsText.addTitle })
  await new JobFormScreen(user, dialog).chooseJob(jobCategory.name, job.name)
  await user.click(within(dialog).getByRole('button', { name: jobsText.saveFor(1) }))
  expect(await farm.untilSent(addJobs)).toMatchObject([{ body: [{ fieldId: id, date: '2026-05-20' }] }])
  await within(await jobs()).findByText(job.name)
})
it('loads the jobs again where they could not be loaded', async () => {
  const farm = await openFarm()
  const id = await addEarlyHarvest(farm)
  farm.refuses(listFieldJobs)
  const { user } = await renderPage('field', { id })
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(listFieldJobs)
  await user.click(reload)
  await jobs()
})
it('says that there is no such field', async () => {
  await openFarm()
  await renderPage('field', { id: newId() })
  await screen.findByText(fieldPageText.fieldMissing)
})
it('takes a deleted job back', async () => {
  const farm = await openFarm()
  const id = await addEarlyHarvest(farm)
  const { user } = await renderPage('field', { id })
  const [row] = within(await jobs())
    .getAllByRole('row')
    .slice(1)
  if (!row) throw new Error('the field has no jobs')
  await user.click(within(row).getByRole('button', { name: new RegExp(`^${jobsText.more('')}`) }))
  await user.click(await screen.findByRole('menuitem', { name: jobsText.delete }))
  const question = within(await screen.findByRole('alertdialog', { name: jobsText.deleteTitle }))
  await user.click(question.getByRole('button', { name: jobsText.delete }))
  expect(await farm.untilSent(deleteJob)).toHaveLength(1)
  await waitFor(async () => expect(within(await jobs()).getAllByRole('row')).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: uiText.undo }))
  await waitFor(async () => expect(within(await jobs()).getAllByRole('row')).toHaveLength(3))
})
