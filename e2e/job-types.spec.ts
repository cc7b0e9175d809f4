/** The job types of a farm: put in order, hidden and added, as the job form offers them. */
import { getSettings } from '@vagu/core/settings/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import type { Locator, Page } from '@playwright/test'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { jobTypesText } from '../web/src/entities/job-types/text.ts'
import { jobTypesPageText } from '../web/src/features/job-types/text.ts'
import { addFields, jobOf, ploughing } from './farm.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { openByMenu } from './navigation.ts'

const TILLAGE = jobOf(CATEGORY.tillage, 'ploughing').jobCategory.name
const PLOUGHING = ploughing('').job.name
const OWN = 'Kivide vedu'

class JobTypesScreen {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async open(category = TILLAGE): Promise<void> {
    await this.page.goto(ROUTES.jobTypes)
    await this.unfold(category)
  }
  unfold(name: string): Promise<void> {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`), expanded: false }).click()
  }
  jobs(category = TILLAGE): Locator {
    return this.page.getByRole('list', { name: jobTypesPageText.jobsOf(category) }).getByRole('listitem')
  }
  job(name: string, category = TILLAGE): Locator {
    return this.jobs(category).filter({
      has: this.page.getByRole('switch', { name: jobTypesPageText.visibleOf(name), exact: true }),
    })
  }
  visible(name: string): Locator {
    return this.page.getByRole('switch', { name: jobTypesPageText.visibleOf(name), exact: true })
  }
  async addJob(name: string, category = TILLAGE): Promise<void> {
    await this.page.getByRole('textbox', { name: jobTypesPageText.newJobOf(category) }).fill(name)
    await this.page.keyboard.press('Enter')
    await expect(this.job(name, category)).toBeVisible()
  }
  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click()
  }
  async save(): Promise<void> {
    await this.press(jobTypesPageText.save)
    await expect(this.page.getByText(jobTypesPageText.allSaved)).toBeVisible()
  }
}

const storedJobs = async (farm: FarmApi) =>
  (await farm.call(getSettings, {})).jobCategories.find(({ key }) => key === CATEGORY.tillage)?.jobs ?? []

test('jobs are put in order; what is hidden is no longer offered, and an own job is', async ({
  page,
  farm,
}) => {
  await addFields(farm, ['Kodupõld'])
  const before = (await storedJobs(farm)).map(({ name }) => name)
  const [first = '', second = '', third = ''] = before
  const screen = new JobTypesScreen(page)
  await screen.open()
  const down = page.getByRole('button', { name: jobTypesPageText.down(first) })
  await down.press('Enter')
  await expect(down).toBeFocused()
  await screen.job(third).locator('[draggable=true]').dragTo(screen.job(second).locator('[draggable=true]'))
  await screen.save()
  const after = (await storedJobs(farm)).map(({ name }) => name)
  expect(after).toEqual([third, second, first, ...before.slice(3)])

  await screen.visible(PLOUGHING).uncheck()
  await screen.addJob(OWN)
  await screen.job(OWN).getByRole('checkbox', { name: jobTypesText.kinds.note }).check()
  await expect(page.getByText(jobTypesPageText.unsaved(2))).toBeVisible()
  await screen.save()

  await openByMenu(page, 'addJob')
  const { form } = new JobFormScreen(page)
  await new JobFormScreen(page).chooseJob(TILLAGE, OWN)
  await expect(form.getByText(PLOUGHING, { exact: true })).toHaveCount(0)
  expect((await storedJobs(farm)).find(({ name }) => name === OWN)).toMatchObject({ requires: ['note'] })
})
