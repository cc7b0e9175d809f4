/** The day planner: jobs go to days by keys and menus, are ticked off, and come back. */
import { addJobs, getJob } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import type { Locator, Page } from '@playwright/test'
import { pathTo } from '../web/src/navigation/paths.ts'
import { dayName } from '../web/src/features/day-planner/day-name.ts'
import { dayPlannerText } from '../web/src/features/day-planner/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, ploughing, SEASON } from './farm.ts'
import { type FarmApi, newId } from './farm-api.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { answer } from './navigation.ts'

/** A Tuesday in the season. */
const TODAY = '2025-05-06'
const [MONDAY, WEDNESDAY] = ['2025-05-05', '2025-05-07']
/** A day of the season after. */
const NEXT_SEASON = '2025-09-10'
const PLAN = { status: 'PLANNED', date: `${SEASON}-01-01`, endDate: null, plannedYear: SEASON } as const

class PlannerScreen {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async open(today = TODAY): Promise<void> {
    await this.page.clock.setFixedTime(new Date(`${today}T09:00:00Z`))
    await this.page.goto(pathTo('dayPlanner', { year: SEASON }))
    await expect(this.waiting).toBeVisible()
  }
  /** The list of jobs without a day. */
  get waiting(): Locator {
    return this.page.getByRole('region', { name: dayPlannerText.unplanned, exact: true })
  }
  day(day: string): Locator {
    return this.page.getByRole('list', { name: dayName(day) })
  }
  /** The button of a job's card that opens it. */
  card(place: Locator, field: string): Locator {
    return place.getByRole('button', { name: `${dayPlannerText.editJob} ${jobName} ${field}` })
  }
  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: uiText.undo }).last().click()
    await expect(this.page.getByText(dayPlannerText.undone)).toBeVisible()
  }
}

const jobName = ploughing('').job.name

async function addPlans(farm: FarmApi, names: readonly string[], changes: object = PLAN): Promise<string[]> {
  const fieldIds = await addFields(farm, names)
  const body = fieldIds.map((id) => JobDraft.parse({ ...ploughing(id), ...changes }))
  return (await farm.call(addJobs, { body })).map(({ _id }) => _id)
}
/** The planner shows a move before the server has it: what it shows says nothing of what is stored. */
const stored = (farm: FarmApi, id: string) => farm.call(getJob, { params: { id } })

test('a plan goes to a day by keys, on to the next, and back', async ({ page, farm }) => {
  const [id = ''] = await addPlans(farm, ['Kodupõld'])
  const planner = new PlannerScreen(page)
  await planner.open()
  await planner.card(planner.waiting, 'Kodupõld').press('Alt+ArrowRight')
  await expect(planner.card(planner.day(TODAY), 'Kodupõld')).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(planner.card(planner.day(WEDNESDAY), 'Kodupõld')).toBeFocused()
  await expect(
    page.getByText(dayPlannerText.movedTo(dayPlannerText.jobOn(jobName, 'Kodupõld'), dayName(WEDNESDAY))),
  ).toBeVisible()
  expect(await stored(farm, id)).toMatchObject({
    status: 'DRAFT',
    date: WEDNESDAY,
    endDate: WEDNESDAY,
    plannedYear: null,
  })
  await page.keyboard.press('Alt+ArrowUp')
  await expect(planner.card(planner.waiting, 'Kodupõld')).toBeFocused()
  await expect.poll(() => stored(farm, id)).toMatchObject(PLAN)
})

test('a draft is ticked off, and that is taken back', async ({ page, farm }) => {
  const [id = ''] = await addPlans(farm, ['Kodupõld'], {
    status: 'DRAFT',
    date: WEDNESDAY,
    endDate: WEDNESDAY,
  })
  const planner = new PlannerScreen(page)
  await planner.open()
  const name = dayPlannerText.jobOn(jobName, 'Kodupõld')
  await planner
    .day(WEDNESDAY)
    .getByRole('button', { name: dayPlannerText.tick(name) })
    .click()
  await expect(planner.day(TODAY).getByText(dayPlannerText.done)).toBeVisible()
  await expect.poll(() => stored(farm, id)).toMatchObject({ status: 'DONE', date: TODAY, endDate: TODAY })
  await planner.undo()
  await expect(planner.card(planner.day(WEDNESDAY), 'Kodupõld')).toBeVisible()
  expect(await stored(farm, id)).toMatchObject({ status: 'DRAFT', date: WEDNESDAY })
})

test('a plan that is done in the next season comes back into its own', async ({ page, farm }) => {
  const [id = ''] = await addPlans(farm, ['Kodupõld'])
  const planner = new PlannerScreen(page)
  await planner.open(NEXT_SEASON)
  await planner.waiting.getByRole('button', { name: dayPlannerText.tick('') }).click()
  await expect(planner.card(planner.waiting, 'Kodupõld')).toBeHidden()
  await expect.poll(() => stored(farm, id)).toMatchObject({ status: 'DONE', date: NEXT_SEASON })
  await planner.undo()
  await expect(planner.card(planner.waiting, 'Kodupõld')).toBeVisible()
  expect(await stored(farm, id)).toMatchObject(PLAN)
})

test('jobs that were entered together go together', async ({ page, farm }) => {
  await addPlans(farm, ['Kodupõld', 'Mäealune'], { ...PLAN, batchId: newId() })
  const planner = new PlannerScreen(page)
  await planner.open()
  const name = dayPlannerText.group(jobName, 2)
  await planner.waiting.getByRole('button', { name: dayPlannerText.more(name) }).click()
  await page.getByRole('menuitem', { name: dayPlannerText.moveTomorrow }).click()
  const group = planner.day(WEDNESDAY).getByRole('button', { name: dayPlannerText.showFields })
  await expect(group).toBeFocused()
  await group.click()
  const second = planner.day(WEDNESDAY).getByRole('button', { name: `${dayPlannerText.editJob} Mäealune` })
  await expect(second).toBeVisible()
  await expect(page.getByText(dayPlannerText.sum(2, '10\u00A0ha'))).toBeVisible()
})

test('what goes to a day that is over can only be done', async ({ page, farm }) => {
  const [id = ''] = await addPlans(farm, ['Kodupõld'], { status: 'DRAFT', date: TODAY, endDate: TODAY })
  const planner = new PlannerScreen(page)
  await planner.open()
  await planner.card(planner.day(TODAY), 'Kodupõld').press('Alt+ArrowLeft')
  await answer(page, dayPlannerText.markDone)
  await expect(planner.day(MONDAY).getByText(dayPlannerText.done)).toBeVisible()
  await expect.poll(() => stored(farm, id)).toMatchObject({ status: 'DONE', date: MONDAY, endDate: MONDAY })
})

test('a draft that was left undone waits at the top', async ({ page, farm }) => {
  await addPlans(farm, ['Kodupõld'], { status: 'DRAFT', date: MONDAY, endDate: MONDAY })
  const planner = new PlannerScreen(page)
  await planner.open()
  const overdue = page.getByRole('region', { name: dayPlannerText.overdue })
  await planner.card(overdue, 'Kodupõld').press('Alt+ArrowDown')
  await expect(planner.card(planner.day(TODAY), 'Kodupõld')).toBeFocused()
  await expect(overdue).toBeHidden()
})

test('a job is added on a day as a draft', async ({ page, farm }) => {
  await addFields(farm, ['Kodupõld'])
  const planner = new PlannerScreen(page)
  await planner.open()
  await expect(page.getByText(dayPlannerText.emptyTitle)).toBeVisible()
  await page.getByRole('button', { name: dayPlannerText.addOn(dayName(WEDNESDAY)) }).click()
  const form = new JobFormScreen(page, page.getByRole('dialog'))
  await expect(form.form.getByRole('radio', { name: jobsText.statuses.DRAFT })).toBeChecked()
  await form.chooseJob(ploughing('').jobCategory.name, jobName)
  await form.pickFields(['Kodupõld'])
  await form.saveButton().click()
  await expect(planner.card(planner.day(WEDNESDAY), 'Kodupõld')).toBeVisible()
})
