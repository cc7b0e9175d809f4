/** The form on a phone: one low bar, nothing that keys reach lies under it, and verdicts in a sheet. */
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { harvest, spraying } from '../server/src/testing/farm.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { verdictDetailsText } from '../web/src/entities/verdicts/details-text.ts'
import { verdictsText } from '../web/src/entities/verdicts/text.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addCertifiedWorker, addFields, jobOf } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const FIELD = 'Kodupõld'
const BAR_PX = 56
const { jobCategory } = jobOf(CATEGORY.plantProtection, 'spraying')

/** The focused element, and whether the head of the page or a bar at its edge lies over its middle. Runs in the page. */
function underBar(): { readonly name: string; readonly isUnder: boolean; readonly isInForm: boolean } {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body)
    return { name: '', isUnder: false, isInForm: false }
  const { left, top, width, height } = element.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
  const bar = over?.closest('header, nav, [data-idle], form > :last-child')
  return {
    name: `${element.tagName} ${element.getAttribute('name') ?? element.textContent.slice(0, 30)}`,
    isUnder: bar != null && !bar.contains(element),
    isInForm: element.closest('form[data-begun]') !== null,
  }
}

test('one bar of 56 px while a job is written, and no tab stop under it', async ({ page, farm }) => {
  await addFields(farm, [FIELD, 'Mäealune'])
  await addCertifiedWorker(farm)
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  const menu = page.getByRole('navigation', { name: shellText.menu })
  await expect(menu).toBeVisible()
  await expect(form.saveButton()).toBeHidden()

  await form.chooseJob(jobCategory.name)
  await form.pickFields([FIELD])
  await expect(menu).toBeHidden()
  const bar = form.form.locator('> :last-child')
  await expect(bar).toContainText(verdictsText.summary.sentence(verdictsText.summary.noMaterial))
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(BAR_PX)
  // fields come right after the job
  const order = await form.form.getByRole('heading', { level: 2 }).allTextContents()
  expect(order.slice(0, 3)).toEqual([jobsText.what, jobsText.fields, jobsText.when])

  await form.form
    .getByRole('group', { name: jobsText.category })
    .getByRole('radio', { checked: true })
    .focus()
  const under: string[] = []
  let stops = 0
  for (let at = await page.evaluate(underBar); at.isInForm; at = await page.evaluate(underBar)) {
    stops += 1
    if (at.isUnder) under.push(at.name)
    await page.keyboard.press('Tab')
  }
  expect(stops).toBeGreaterThan(25)
  expect(under).toEqual([])

  await form.form.getByRole('button', { name: jobsText.formMenu }).click()
  await page.getByRole('menuitem', { name: jobsText.startOver }).click()
  await page.getByRole('button', { name: uiText.discard }).click()
  await expect(menu).toBeVisible()
})

test('a verdict is read in words, and whole in a sheet that Back closes', async ({ page, farm }) => {
  const [fieldId = ''] = await addFields(farm, [FIELD, 'Mäealune'])
  const worker = await addCertifiedWorker(farm)
  const on = (date: string) => ({ area: 5, date, endDate: date })
  await farm.call(addJobs, { body: [JobDraft.parse({ ...spraying(fieldId, worker), ...on('2025-05-06') })] })
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  const { jobCategory: category, job: harvesting } = harvest(fieldId)
  await form.chooseJob(category.name, harvesting.name)
  await form.typeDay('20.05.2025')
  await form.pickFields([FIELD, 'Mäealune'])
  const groups = form.form.getByRole('list', { name: verdictDetailsText.groups })
  await expect(groups.getByRole('listitem')).toHaveCount(1)
  await expect(groups).toContainText(FIELD)
  await expect(form.form.getByRole('status').filter({ hasText: 'Ooteaeg 1 põllul' })).toBeVisible()
  await expect(
    form.form.getByRole('listitem').filter({ hasText: FIELD }).getByText('ooteaeg', { exact: true }),
  ).toBeVisible()

  await form.chip('violation', FIELD).click()
  const sheet = page.getByRole('dialog', { name: FIELD })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(form.chip('violation', FIELD)).toBeVisible()
  await groups.getByRole('button', { name: /^Pane kuupäevaks/ }).click()
  await expect(groups).toBeHidden()
})
