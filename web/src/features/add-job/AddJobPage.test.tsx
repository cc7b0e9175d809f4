import { screen, waitFor, within } from '@testing-library/react'
import { listFields } from '@vagu/core/fields/contract'
import { getHarvestProgress } from '@vagu/core/harvest/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { getStatus } from '@vagu/core/status/contract'
import { countedFields } from '@vagu/core/text/counted'
import { expect, it, vi } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { newId } from '../../lib/new-id.ts'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addEarlyHarvest, addFields, addJobsTo, harvest, jobOf } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { firstStepsText } from './first-steps/text.ts'
import { mainPageText } from './main-page/text.ts'

const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')
const recent = () => screen.findByRole('table', { name: jobsText.recent })

/** Loads again what a line says could not be loaded. */
async function reload(text: string): Promise<HTMLElement> {
  const line = (await screen.findAllByRole('status')).find((each) => each.textContent.includes(text))
  if (!line) throw new Error(`nothing says ${text}`)
  return within(line).getByRole('button', { name: uiText.reload })
}

it('leads an empty farm to what it needs first', async () => {
  await openFarm()
  await renderPage('addJob')
  await screen.findByText(firstStepsText.welcomeFile)
  expect(screen.queryByRole('button', { name: jobsText.saveFor(1) })).toBeNull()
})
it('adds a job and shows it among the last ones', async () => {
  const farm = await openFarm()
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('06.05.2026')
  await form.pickFields(['Kodupõld'])
  await form.chip('ok', 'Kodupõld')
  await form.save()
  await screen.findByText(uiText.saved)
  const day = '2026-05-06'
  expect(farm.sent(addJobs)).toMatchObject([{ body: [{ fieldId, date: day, endDate: day, area: 5 }] }])
  await within(await recent()).findByText('Kodupõld')
})
it('shows what was saved together as one entry, which opens to its jobs, and eight entries at first', async () => {
  const farm = await openFarm()
  const names = ['Kivi', 'Suurpõld', ...Array.from({ length: 9 }, (_, index) => `Põld ${index}`)]
  const [stone = '', big = '', ...others] = await addFields(farm, names)
  const days = { area: 5, date: '2026-05-18', endDate: '2026-05-18' }
  await addJobsTo(
    farm,
    others.map((fieldId) => ({ ...harvest(fieldId), ...days })),
  )
  const together = { ...days, batchId: newId() }
  await addJobsTo(farm, [
    { ...harvest(stone), ...together },
    { ...harvest(big), ...together },
  ])
  const { user } = await renderPage('addJob')
  const table = within(await recent())
  const open = await table.findByRole('button', { name: countedFields(2) })
  expect(table.getAllByRole('row')).toHaveLength(1 + 8)
  expect(table.queryByText('Suurpõld')).toBeNull()
  await user.click(open)
  table.getByText('Suurpõld')
  expect(table.getAllByRole('row')).toHaveLength(1 + 8 + 2)
  await user.click(screen.getByRole('button', { name: jobsText.showMore(2) }))
  expect(table.getAllByRole('row')).toHaveLength(1 + 10 + 2)
  // both fields are in the form again
  await user.click(
    table.getByRole('button', { name: new RegExp(`^${jobsText.repeat}: .*${countedFields(2)}$`) }),
  )
  await screen.findByRole('button', { name: jobsText.saveFor(2) })
  // and none of them where others are asked for
  await user.click(
    table.getByRole('button', { name: new RegExp(`^${jobsText.more('')}.*${countedFields(2)}$`) }),
  )
  await user.click(await screen.findByRole('menuitem', { name: jobsText.sameJob }))
  await user.click(await screen.findByRole('button', { name: uiText.discard }))
  await screen.findByRole('button', { name: jobsText.saveFor(1) })
})
it('says how many warnings stand on a job, and tells them in one place', async () => {
  const farm = await openFarm()
  await addEarlyHarvest(farm)
  const { user } = await renderPage('addJob')
  const [marks] = await within(await recent()).findAllByText(/^\d+ rikkumi/)
  await user.click(marks ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0)
})
it('loads the farm again where it could not be loaded', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  farm.refuses(listFields)
  const { user } = await renderPage('addJob')
  const [again] = await screen.findAllByRole('button', { name: uiText.reload })
  farm.lets(listFields)
  if (again) await user.click(again)
  await screen.findByRole('button', { name: jobsText.saveFor(1) })
})
it('shows no empty column where the warnings of jobs could not be loaded', async () => {
  const farm = await openFarm()
  await addEarlyHarvest(farm)
  farm.refuses(getStatus)
  const { user } = await renderPage('addJob')
  const marks = () => screen.queryAllByRole('img', { name: jobsText.warningsFailed })
  await waitFor(() => expect(marks()).not.toEqual([]))
  farm.lets(getStatus)
  await user.click(await reload(jobsText.warningsFailed))
  await waitFor(() => expect(marks()).toEqual([]))
})
it('asks again how far the harvest is', async () => {
  vi.setSystemTime('2026-08-01T09:00:00.000Z')
  const farm = await openFarm()
  await addEarlyHarvest(farm)
  farm.refuses(getHarvestProgress)
  const { user } = await renderPage('addJob')
  await screen.findByText(mainPageText.harvestFailed)
  farm.lets(getHarvestProgress)
  await user.click(await reload(mainPageText.harvestFailed))
  await screen.findByText(mainPageText.harvest(2026))
})
