/** The job just added is pointed out in the list of the last ones: the page goes there, and the row says so. */
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { addFields, jobOf, ploughing } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const FIELDS = ['Kodupõld', 'Mäealune', 'Jõeäär'] as const
const { jobCategory, job } = jobOf('tillage', 'ploughing')
/** The list has been open for long enough that what is saved now is new in it, ms. */
const LATER = 5000

test('a job just added is marked and shown, until the next one is', async ({ page, farm }) => {
  const [, , third = ''] = await addFields(farm, FIELDS)
  await farm.call(addJobs, { body: [JobDraft.parse(ploughing(third))] })
  const opened = Date.now()
  await page.clock.setFixedTime(opened)
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  const row = (field: string) =>
    page.getByRole('table', { name: jobsText.recent }).getByRole('row', { name: new RegExp(field) })
  await expect(row('Jõeäär')).toBeVisible()
  await page.clock.setFixedTime(opened + LATER)
  const mark = page.getByText(jobsText.justAdded, { exact: true })
  await expect(mark).toBeHidden()

  const [first, second] = FIELDS
  for (const field of [first, second]) {
    await form.chooseJob(jobCategory.name, job.name)
    await form.typeDay('06.05.2025')
    await form.pickFields([field])
    await form.saveButton().click()
    await expect(row(field).getByText(jobsText.justAdded, { exact: true })).toBeInViewport()
    await expect(mark).toHaveCount(1)
  }
})
