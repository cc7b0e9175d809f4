/** What the rules say: hidden and shown again, on a worker's certificate, and where what is missing can be put in. */
import type { Locator, Page } from '@playwright/test'
import { CATEGORY } from '@vagu/core/settings/table'
import { chemicalCertificationEnded } from '@vagu/core/warnings/rules/chemical-certification-ended/rule'
import { harvestDelayIgnored } from '@vagu/core/warnings/rules/harvest-delay-ignored/rule'
import { addWorker } from '@vagu/core/workers/contract'
import { getRuleFacts } from '@vagu/core/warnings/contract'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { verdictsText } from '../web/src/entities/verdicts/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { warningsText } from '../web/src/features/warnings/text.ts'
import { addFields, fillFarm, jobOf, SEASON } from './farm.ts'
import { newId } from './farm-api.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const cardOf = (place: Page | Locator, title: string): Locator =>
  place.getByRole('listitem').filter({ hasText: title })

test('a hidden warning is shown again', async ({ page, farm }) => {
  await fillFarm(farm)
  await page.goto(ROUTES.warnings)
  const region = page.getByRole('region', { name: warningsText.title, exact: true })
  const card = cardOf(region, harvestDelayIgnored.title)
  await card.getByRole('button', { name: warningsText.delete }).click()
  const [reason] = warningsText.reasons
  await page.getByRole('dialog').getByRole('button', { name: reason }).click()
  await page.getByRole('dialog').getByRole('button', { name: warningsText.delete }).click()
  await expect(page.getByText(warningsText.deleted)).toBeVisible()
  await expect(card).toHaveCount(0)

  await page.getByRole('button', { name: warningsText.hiddenTitle }).click()
  const hidden = cardOf(
    page.getByRole('region', { name: warningsText.hiddenTitle }),
    harvestDelayIgnored.title,
  )
  await expect(hidden).toContainText(reason)
  await expect(hidden).toContainText(farm.email)
  await hidden.getByRole('button', { name: warningsText.showAgain }).click()
  await expect(page.getByText(warningsText.shownAgain)).toBeVisible()
  await expect(page.getByText(warningsText.noneHidden)).toBeVisible()
  await expect(card).toBeVisible()
})

test('a worker whose certificate has ended is warned of, and the rule explained', async ({ page, farm }) => {
  const body = {
    name: 'Jaan Tamm',
    chemicalCertification: true,
    chemicalWorkerLicenceEndDate: '2024-05-01',
  }
  await farm.call(addWorker, { body })
  await page.goto(ROUTES.warnings)
  const card = cardOf(page, chemicalCertificationEnded.title)
  await expect(card).toContainText('Jaan Tamm')
  await expect(card).toContainText(`${verdictsText.deadline}01.05.2024`)
  await card.getByRole('link', { name: warningsText.whyOf(chemicalCertificationEnded.title) }).click()
  await expect(page).toHaveURL(`${ROUTES.help}#${chemicalCertificationEnded.id}`)
  await expect(page.getByRole('heading', { name: chemicalCertificationEnded.title })).toBeVisible()
})

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
  await expect(page.getByRole('dialog')).toContainText(verdictsText.loadFailed)
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
  await details.getByRole('button', { name: verdictsText.fill(verdictsText.missingNames.startTime) }).click()
  await expect(details).toBeHidden()
  await expect(form.form.locator('[name=startTime]')).toBeFocused()
})

test('a link to a field opens it; one that is gone is said', async ({ page, farm }) => {
  const [fieldId = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const list = pathTo('fields', { year: SEASON })
  await page.goto(`${list}#${fieldId}`)
  const dialog = page.getByRole('dialog', { name: fieldsPageText.editTitle })
  await expect(dialog.getByRole('textbox', { name: fieldsPageText.name, exact: true })).toHaveValue(
    'Kodupõld',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(list)
  await page.goto(`${list}#${newId()}`)
  await expect(page.getByText(fieldsPageText.missing)).toBeVisible()
})
