/** The day planner by keyboard alone: the focus goes with the job. */
import { addJobs, getJob } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import type { Locator, Page } from '@playwright/test'
import { pathTo } from '../web/src/navigation/paths.ts'
import { dayName } from '../web/src/features/day-planner/day-name.ts'
import { dayPlannerText } from '../web/src/features/day-planner/text.ts'
import { addFields, ploughing, SEASON } from './farm.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'

/** A Tuesday in the season. */
const TODAY = '2025-05-06'
const WEDNESDAY = '2025-05-07'
const PLAN = { status: 'PLANNED', date: `${SEASON}-01-01`, endDate: null, plannedYear: SEASON } as const

class PlannerScreen {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async open(): Promise<void> {
    await this.page.clock.setFixedTime(new Date(`${TODAY}T09:00:00Z`))
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
}

const jobName = ploughing('').job.name

async function addPlan(farm: FarmApi): Promise<string> {
  const [fieldId = ''] = await addFields(farm, ['Kodupõld'])
  const body = [JobDraft.parse({ ...ploughing(fieldId), ...PLAN })]
  return (await farm.call(addJobs, { body }))[0]?._id ?? ''
}
/** The planner shows a move before the server has it: what it shows says nothing of what is stored. */
const stored = (farm: FarmApi, id: string) => farm.call(getJob, { params: { id } })

test('a plan goes to a day by keys, on to the next, and back', async ({ page, farm }) => {
  const id = await addPlan(farm)
  const planner = new PlannerScreen(page)
  await planner.open()
  await planner.card(planner.waiting, 'Kodupõld').press('Alt+ArrowRight')
  await expect(planner.card(planner.day(TODAY), 'Kodupõld')).toBeFocused()
  // The answer to the first move makes the card anew.
  await expect.poll(() => stored(farm, id)).toMatchObject({ date: TODAY })
  await expect(planner.day(TODAY).getByText(dayPlannerText.pending)).toHaveCount(0)
  await expect(planner.card(planner.day(TODAY), 'Kodupõld')).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(planner.card(planner.day(WEDNESDAY), 'Kodupõld')).toBeFocused()
  await expect(
    page.getByText(dayPlannerText.movedTo(dayPlannerText.jobOn(jobName, 'Kodupõld'), dayName(WEDNESDAY))),
  ).toBeVisible()
  await expect
    .poll(() => stored(farm, id))
    .toMatchObject({
      status: 'DRAFT',
      date: WEDNESDAY,
      endDate: WEDNESDAY,
      plannedYear: null,
    })
  await page.keyboard.press('Alt+ArrowUp')
  await expect(planner.card(planner.waiting, 'Kodupõld')).toBeFocused()
  await expect.poll(() => stored(farm, id)).toMatchObject(PLAN)
})
