/** Jobs under way on the main page: each is done with one press, and long ones ask for their day. */
import { screen, waitFor, within } from '@testing-library/react'
import { getJob } from '@vagu/core/jobs/contract'
import { expect, it, vi } from 'vitest'
import { jobsText } from '../../../entities/jobs/text.ts'
import { openFarm } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields, addJobsTo, ploughing } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
import { mainPageText } from './text.ts'

const NAMES = ['Kodupõld', 'Mäealune', 'Jõeäär']
const PLOUGHING = ploughing('').job.name
const running = { status: 'IN_PROGRESS', endDate: null }

/** The unfolded list of jobs that run since a day. */
async function openRunning(date: string) {
  const farm = await openFarm()
  const fieldIds = await addFields(farm, NAMES)
  const jobs = await addJobsTo(
    farm,
    fieldIds.map((id) => ploughing(id, { ...running, date })),
  )
  const { user } = await renderPage('addJob')
  const heading = await screen.findByRole('heading', { name: mainPageText.inProgress })
  const fold = heading.closest('details')
  if (!fold) throw new Error('the list folds')
  const place = within(fold)
  place.getByTitle(mainPageText.count(NAMES.length))
  await user.click(heading)
  const finish = async (name: string | RegExp): Promise<void> => {
    const [first] = await place.findAllByRole('button', { name })
    if (first) await user.click(first)
  }
  const stored = async (field: string) => {
    const id = jobs.find(({ fieldName }) => fieldName === field)?._id ?? ''
    return farm.does(getJob, { params: { id } })
  }
  return { user, place, finish, stored }
}

it('ends each with one press, tells those done one after another together, and takes them back so', async () => {
  const { user, place, finish, stored } = await openRunning('2026-05-18')
  await finish(jobsText.finish(`${PLOUGHING}, Kodupõld`))
  await screen.findByText(mainPageText.finished(1))
  expect(await stored('Kodupõld')).toMatchObject({ status: 'DONE' })
  await place.findByTitle(mainPageText.count(2))
  await finish(jobsText.finish(`${PLOUGHING}, Mäealune`))
  await screen.findByText(mainPageText.finished(2))
  expect(screen.queryByText(mainPageText.finished(1))).toBeNull()
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(mainPageText.putBack)
  for (const field of ['Kodupõld', 'Mäealune']) expect(await stored(field)).toMatchObject(running)
})
it('asks for the day on which a job ended that began more than half a year ago', async () => {
  vi.setSystemTime('2026-12-01T09:00:00.000Z')
  const { user, finish, stored } = await openRunning('2026-05-06')
  await finish(jobsText.finish(`${PLOUGHING}, Kodupõld`))
  const question = within(await screen.findByRole('alertdialog', { name: jobsText.endTitle }))
  const finishOn = async (day: string): Promise<void> => {
    const end = question.getByRole('textbox', { name: jobsText.end })
    await user.clear(end)
    await user.type(end, day)
    await user.click(question.getByRole('button', { name: jobsText.finishOn }))
  }
  await finishOn('05.05.2026')
  await question.findByText(jobsText.endBetween('06.05.2026', '01.12.2026'))
  expect(await stored('Kodupõld')).toMatchObject(running)
  await finishOn('09.05.2026')
  await screen.findByText(mainPageText.finished(1))
  await waitFor(async () =>
    expect(await stored('Kodupõld')).toMatchObject({
      status: 'DONE',
      date: '2026-05-06',
      endDate: '2026-05-09',
    }),
  )
})
