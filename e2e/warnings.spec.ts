/** Words of the rules while a job is typed: where they could not be asked, and where what is missing can be put in. */
import { CATEGORY } from '@vagu/core/settings/table'
import { getRuleFacts } from '@vagu/core/warnings/contract'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { verdictDetailsText } from '../web/src/entities/verdicts/details-text.ts'
import { verdictsText } from '../web/src/entities/verdicts/text.ts'
import { addFields, jobOf } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

test('what could not be loaded is said, and is loaded again', async ({ page, farm, complaints }) => {
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  const calls: unknown[] = []
  let isBroken = true
  await page.route(`**/api${getRuleFacts.path}`, (route) => {
    calls.push(route.request().postDataJSON())
    return isBroken ? route.abort() : route.continue()
  })
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('12.05.2025')
  await form.pickFields(['Kodupõld'])
  await form.chip('unknown', 'Kodupõld').click()
  await expect(page.getByRole('dialog')).toContainText(verdictDetailsText.loadFailed)
  await page.keyboard.press('Escape')
  isBroken = false
  await page.getByRole('button', { name: verdictsText.reload }).click()
  await expect(form.chip('ok', 'Kodupõld')).toBeVisible()
  // A field that is added is asked for alone, another day of the year not at all.
  await form.pickFields(['Mäealune'])
  await expect(form.chip('ok', 'Mäealune')).toBeVisible()
  await form.typeDay('13.05.2025')
  await expect(form.chip('ok', 'Mäealune')).toBeVisible()
  expect(calls).toHaveLength(3)
  complaints.length = 0
})

test('what a rule could not know has a button to its input', async ({ page, farm }) => {
  await addFields(farm, ['Kodupõld'])
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  const spraying = jobOf(CATEGORY.plantProtection, 'spraying')
  await form.chooseJob(spraying.jobCategory.name)
  await form.typeDay('12.05.2025')
  await form.takeChemical('Carnadine Extra', '0,15')
  await form.pickFields(['Kodupõld'])
  await form.form.getByRole('button', { name: /: Kodupõld\. Ava selgitus/ }).click()
  const details = page.getByRole('dialog')
  await details
    .getByRole('button', { name: verdictDetailsText.fill(verdictDetailsText.missingNames.startTime) })
    .click()
  await expect(details).toBeHidden()
  await expect(form.form.locator('[name=startTime]')).toBeFocused()
})
