/**
 * Whatever goes wrong while a job is saved: nothing that was typed is lost, and nothing is stored twice. What needs no browser
 * stands in `web/src/entities/job-form/submit/use-submit.test.tsx`.
 */
import type { Page } from '@playwright/test'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, jobOf } from './farm.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const FIELD = 'Kodupõld'
const { jobCategory, job } = jobOf('tillage', 'ploughing')
const SAVING = '**/api/job-events/batch'

async function fill(form: JobFormScreen): Promise<void> {
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('06.05.2025')
  await form.pickFields([FIELD])
}
/** A job that only waits for its button. */
async function fillJob(page: Page, farm: FarmApi): Promise<JobFormScreen> {
  await addFields(farm, [FIELD])
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  await fill(form)
  return form
}
async function expectFilled(form: JobFormScreen): Promise<void> {
  await expect(form.start).toHaveValue('06.05.2025')
  await expect(form.chip('ok', FIELD)).toBeVisible()
}
/** Saves, and finds one record more however often it was sent. */
async function saveOnce(form: JobFormScreen, farm: FarmApi, before = 0): Promise<void> {
  await form.saveButton().click()
  await expect(form.page.getByText(uiText.saved)).toBeVisible()
  expect(await farm.call(listLastAdded, {})).toHaveLength(before + 1)
}

test('a lost network is said, saving again stores one job, and a reload keeps what was typed', async ({
  page,
  farm,
  complaints,
}) => {
  const form = await fillJob(page, farm)
  await page.route(SAVING, (route) => route.abort('internetdisconnected'))
  await form.saveButton().click()
  await expect(page.getByText(shellText.offline)).toBeVisible()
  await expectFilled(form)
  await page.unroute(SAVING)
  await saveOnce(form, farm)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')])

  // a reload keeps what was typed
  await page.goto(ROUTES.addJob)
  await fill(form)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(jobsText.restored)).toBeVisible()
  await expectFilled(form)
  await saveOnce(form, farm, 1)
  await page.reload()
  await expect(form.saveButton()).toBeVisible()
  await expect(page.getByText(jobsText.restored)).toHaveCount(0)
})

/** Goes on with Tab until this is focused. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at instanceof HTMLInputElement ? at.name : (at?.getAttribute('type') ?? '')
  })

test('a job is saved by keyboard alone', async ({ page, farm }) => {
  await addFields(farm, [FIELD])
  await page.goto(ROUTES.addJob)
  await expect(new JobFormScreen(page).saveButton()).toBeVisible()
  await tabTo(page, async () => (await focusedName(page)) === 'jobCategory')
  await page.keyboard.press('Space')
  await tabTo(page, async () => (await focusedName(page)) === 'job')
  await page.keyboard.press('Space')
  await tabTo(page, async () => (await focusedName(page)) === 'date')
  await page.keyboard.type('6.5.2025')
  await tabTo(page, async () => (await focusedName(page)) === 'fields')
  await page.keyboard.type('kodu')
  await page.keyboard.press('Enter')
  await tabTo(page, async () => (await focusedName(page)) === 'submit')
  await page.keyboard.press('Enter')
  await expect(page.getByText(uiText.saved)).toBeVisible()
  const [saved] = await farm.call(listLastAdded, {})
  expect(saved).toMatchObject({ fieldName: FIELD, date: '2025-05-06', endDate: '2025-05-06' })
})
