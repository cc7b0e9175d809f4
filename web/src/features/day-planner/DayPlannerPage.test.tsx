import { screen, waitFor, within } from '@testing-library/react'
import { changeJobDates } from '@vagu/core/jobs/batch-contract'
import { getJob } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { addWorker, listWorkers } from '@vagu/core/workers/contract'
import { addWorkTime } from '@vagu/core/work-times/contract'
import { expect, it, vi } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, addJobsTo, jobOf, ploughing } from '../../testing/steps.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import { uiText } from '../../ui/text.ts'
import { dayName } from './day-name.ts'
import { dayPlannerText } from './text.ts'

const FIELD = 'Kodupõld'
/** A Wednesday, which today is, and days around it. */
const [TUESDAY, TODAY, THURSDAY] = ['2026-05-19', '2026-05-20', '2026-05-21']
const PLAN = { status: 'PLANNED', date: `${YEAR}-01-01`, endDate: null, plannedYear: YEAR }
const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')
const name = dayPlannerText.jobOn(job.name, FIELD)

async function addPlans(farm: Farm, names: readonly string[], change: object = PLAN): Promise<string[]> {
  const ids = await addFields(farm, names)
  return (
    await addJobsTo(
      farm,
      ids.map((id) => ploughing(id, change)),
    )
  ).map(({ _id }) => _id)
}
const stored = (farm: Farm, id: string) => farm.does(getJob, { params: { id } })
const waiting = () => screen.findByRole('region', { name: dayPlannerText.unplanned })
const dayList = (day: string) => screen.findByRole('list', { name: dayName(day) })
const cardIn = (place: HTMLElement, field = FIELD) =>
  within(place).findByRole('button', {
    name: new RegExp(`^${dayPlannerText.editJob}\\s+${job.name}\\s+${field}`),
  })

it('shows the week and what waits for a day', async () => {
  const farm = await openFarm()
  await addPlans(farm, [FIELD])
  await renderPage('dayPlanner')
  await cardIn(await waiting())
  await dayList(TODAY)
})
it('loads what could not be loaded', async () => {
  const farm = await openFarm()
  await addPlans(farm, [FIELD])
  farm.refuses(listWorkers)
  const { user } = await renderPage('dayPlanner')
  await screen.findByText(dayPlannerText.loadFailed)
  farm.lets(listWorkers)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await cardIn(await waiting())
})
it('takes a plan to a day by keys, on to the next, and back', async () => {
  const farm = await openFarm()
  const [id = ''] = await addPlans(farm, [FIELD])
  const { user } = await renderPage('dayPlanner')
  const card = await cardIn(await waiting())
  card.focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  const onToday = await cardIn(await dayList(TODAY))
  await waitFor(() => expect(document.activeElement).toBe(onToday))
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  const onNext = await cardIn(await dayList(THURSDAY))
  await waitFor(() => expect(document.activeElement).toBe(onNext))
  await waitFor(async () =>
    expect(await stored(farm, id)).toMatchObject({ status: 'DRAFT', date: THURSDAY, endDate: THURSDAY }),
  )
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await cardIn(await waiting())
  await waitFor(async () => expect(await stored(farm, id)).toMatchObject(PLAN))
})
it('leaves the focus on a card that goes back because the server refuses the move, however late', async () => {
  const farm = await openFarm()
  await addPlans(farm, [FIELD])
  const { user } = await renderPage('dayPlanner')
  const card = await cardIn(await waiting())
  farm.refuses(changeJobDates)
  const answer = farm.holds(changeJobDates)
  card.focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await cardIn(await dayList(TODAY))
  const anHourLater = performance.now() + 3_600_000
  vi.spyOn(performance, 'now').mockReturnValue(anHourLater)
  answer()
  const back = await cardIn(await waiting())
  await waitFor(() => expect(document.activeElement).toBe(back))
})
it('ticks a draft off, and takes that back', async () => {
  const farm = await openFarm()
  const [id = ''] = await addPlans(farm, [FIELD], { status: 'DRAFT', date: THURSDAY, endDate: THURSDAY })
  const { user } = await renderPage('dayPlanner')
  const tick = within(await dayList(THURSDAY)).findByRole('button', { name: dayPlannerText.tick(name) })
  await user.click(await tick)
  await within(await dayList(TODAY)).findByText(dayPlannerText.done)
  await waitFor(async () => expect(await stored(farm, id)).toMatchObject({ status: 'DONE', date: TODAY }))
  await user.click(await screen.findByRole('button', { name: uiText.undo }))
  await screen.findByText(dayPlannerText.undone)
  await cardIn(await dayList(THURSDAY))
  expect(await stored(farm, id)).toMatchObject({ status: 'DRAFT', date: THURSDAY })
})
it('ticks three jobs off with three presses, tells them in one message, and takes all back at once', async () => {
  const farm = await openFarm()
  const draft = { status: 'DRAFT', date: TODAY, endDate: TODAY }
  const names = [FIELD, 'Mäealune', 'Jõeäär']
  const ids = await addPlans(farm, names, draft)
  const { user } = await renderPage('dayPlanner')
  const day = within(await dayList(TODAY))
  let presses = 0
  for (const field of names) {
    await user.click(
      await day.findByRole('button', { name: dayPlannerText.tick(dayPlannerText.jobOn(job.name, field)) }),
    )
    presses += 1
  }
  expect(presses).toBe(3)
  await screen.findByText(dayPlannerText.manyDone(3))
  expect(screen.getAllByRole('button', { name: uiText.undo })).toHaveLength(1)
  for (const id of ids) expect(await stored(farm, id)).toMatchObject({ status: 'DONE' })
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(dayPlannerText.allUndone)
  for (const id of ids) expect(await stored(farm, id)).toMatchObject(draft)
})
it('brings a plan that is done in the next season back into its own', async () => {
  vi.setSystemTime('2026-09-10T09:00:00.000Z')
  const farm = await openFarm()
  const [id = ''] = await addPlans(farm, [FIELD])
  const { user } = await renderPage('dayPlanner')
  await user.click(await within(await waiting()).findByRole('button', { name: dayPlannerText.tick(name) }))
  await waitFor(async () => expect(await stored(farm, id)).toMatchObject({ date: '2026-09-10' }))
  await user.click(await screen.findByRole('button', { name: uiText.undo }))
  await cardIn(await waiting())
  await waitFor(async () => expect(await stored(farm, id)).toMatchObject(PLAN))
})
it('moves together what was entered together', async () => {
  const farm = await openFarm()
  await addPlans(farm, [FIELD, 'Mäealune'], { ...PLAN, batchId: newId() })
  const { user } = await renderPage('dayPlanner')
  const more = dayPlannerText.more(dayPlannerText.group(job.name, 2))
  await user.click(await within(await waiting()).findByRole('button', { name: more }))
  await user.click(await screen.findByRole('menuitem', { name: dayPlannerText.moveTomorrow }))
  const day = within(await dayList(THURSDAY))
  await user.click(await day.findByRole('button', { name: new RegExp(`^${dayPlannerText.showFields}`) }))
  await day.findByRole('button', { name: new RegExp(`^${dayPlannerText.editJob}\\s+Mäealune`) })
  screen.getByText(dayPlannerText.sum(2, '10 ha'))
})
it('asks whether what goes to a day that is over is done', async () => {
  const farm = await openFarm()
  const [id = ''] = await addPlans(farm, [FIELD], { status: 'DRAFT', date: TODAY, endDate: TODAY })
  const { user } = await renderPage('dayPlanner')
  const card = await cardIn(await dayList(TODAY))
  card.focus()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: dayPlannerText.markDone }))
  await within(await dayList(TUESDAY)).findByText(dayPlannerText.done)
  await waitFor(async () => expect(await stored(farm, id)).toMatchObject({ status: 'DONE', date: TUESDAY }))
})
it('lets a draft that was left undone wait at the top', async () => {
  const farm = await openFarm()
  await addPlans(farm, [FIELD], { status: 'DRAFT', date: TUESDAY, endDate: TUESDAY })
  const { user } = await renderPage('dayPlanner')
  const overdue = await screen.findByRole('region', { name: dayPlannerText.overdue })
  const card = await cardIn(overdue)
  card.focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await cardIn(await dayList(TODAY))
  await waitFor(() => expect(overdue.isConnected).toBe(false))
})
it('adds a job on a day as a draft', async () => {
  const farm = await openFarm()
  await addFields(farm, [FIELD])
  const { user } = await renderPage('dayPlanner')
  await screen.findByText(dayPlannerText.emptyTitle)
  await user.click(screen.getByRole('button', { name: dayPlannerText.addOn(dayName(THURSDAY)) }))
  const dialog = await screen.findByRole('dialog')
  const form = new JobFormScreen(user, dialog)
  await form.chooseJob(jobCategory.name, job.name)
  expect(within(dialog).getByRole('radio', { name: jobsText.statuses.DRAFT })).toHaveProperty('checked', true)
  await form.pickFields([FIELD])
  await user.click(within(dialog).getByRole('button', { name: jobsText.saveFor(1) }))
  await cardIn(await dayList(THURSDAY))
})

it('tells the hours that were worked on a day', async () => {
  const farm = await openFarm()
  const workerId = (await farm.does(addWorker, { body: { name: 'Mari Kask' } }))._id
  const hours = { workerId, date: '2026-05-19', start: '06:45', end: '19:20', breakMinutes: 60 }
  await farm.does(addWorkTime, { body: hours })
  await renderPage('dayPlanner')
  await screen.findByText(/11 h 35 min/)
})
