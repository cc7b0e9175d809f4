/**
 * Marks that a farm gives itself and its fields: years of the KSM support, slope. Then rules of their own speak, with
 * their source.
 */
import type { Locator, Page } from '@playwright/test'
import { changeField, getField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { ksmGlyphosate } from '@vagu/core/warnings/rules/ksm-glyphosate/rule'
import { slopeSpreading } from '@vagu/core/warnings/rules/slope-spreading/rule'
import { sprayingWeather } from '@vagu/core/warnings/rules/spraying-weather/rule'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { ksmText } from '../web/src/entities/ksm/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addCertifiedWorker, addFields, jobOf, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const cardOf = (place: Page | Locator, title: string): Locator =>
  place.getByRole('listitem').filter({ hasText: title })

/** On the warnings page. */
async function markSupport(page: Page, year: number): Promise<void> {
  await page.goto(ROUTES.warnings)
  await page.getByRole('button', { name: ksmText.open }).click()
  const dialog = page.getByRole('dialog', { name: ksmText.title })
  await dialog.getByRole('checkbox', { name: String(year) }).check()
  await dialog.getByRole('button', { name: ksmText.save }).click()
  await expect(page.getByText(ksmText.saved)).toBeVisible()
  await expect(dialog).toBeHidden()
}

test('a farm in the KSM support is told of glyphosate and wind while the job is typed, with the source', async ({
  page,
  farm,
}) => {
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  await addCertifiedWorker(farm)
  const { mapData: _shape, ...stored } = await farm.call(getField, { params: { id } })
  const yearInfo = [{ year: SEASON, mainCrop: { crop: 'mustkesa' } }]
  await farm.call(changeField, { params: { id }, body: { ...stored, yearInfo } })
  await markSupport(page, SEASON)

  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  await form.chooseJob(jobOf(CATEGORY.plantProtection, 'spraying').jobCategory.name)
  await form.typeDay('12.05.2025')
  await form.takeChemical('Roundup PowerMax', '2')
  await form.takeWorker('Mari Kask')
  await form.completeSpraying('06:00', 0)
  await form.form.getByLabel(jobsText.windSpeed, { exact: true }).fill('5,5')
  await form.form.getByLabel(jobsText.airTemperature, { exact: true }).fill('18')
  await form.pickFields(['Kodupõld'])
  await form.chip('violation', 'Kodupõld').click()
  const details = page.getByRole('dialog')
  await expect(details).toContainText(ksmGlyphosate.title)
  await expect(details).toContainText('21.12.2022 määrus nr 75')
  await expect(details).toContainText('RT I, 23.01.2026, 9')
  await expect(details).toContainText(sprayingWeather.title)
  await expect(details).toContainText('tuul oli 5,5 m/s')
  await page.keyboard.press('Escape')
  await form.save()
  await expect(page.getByRole('table', { name: jobsText.recent })).toContainText('tuul 5,5 m/s, 18 °C')

  await page.goto(ROUTES.warnings)
  await expect(cardOf(page, ksmGlyphosate.title)).toContainText('Kodupõld')
  await expect(cardOf(page, sprayingWeather.title)).toContainText('Kodupõld')
})

test('a field that is marked as steep brings the warning of what was spread on it', async ({
  page,
  farm,
}) => {
  const [fieldId = ''] = await addFields(farm, ['Mäealune'])
  const spread = {
    fieldId,
    status: 'DONE',
    ...jobOf(CATEGORY.fertilising, 'fertilising'),
    area: 5,
    date: '2025-05-06',
    endDate: '2025-05-06',
    fertilization: { spreading: 'BROADCAST' },
    requisites: [
      {
        name: 'Salpeeter',
        type: 'fertilizer',
        subtype: 'FERTILIZER',
        subtypeVariant: 'VAETIS_REGISTRIST',
        fertilizerKind: 'MINERAL_FERTILIZER',
        nutrient: { N: 34, P: 0, K: 0 },
        amount: 100,
        unit: 'kg/ha',
      },
    ],
  }
  await farm.call(addJobs, { body: [JobDraft.parse(spread)] })
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: recordsText.menuOf('Mäealune') }).click()
  await page.getByRole('menuitem', { name: recordsText.edit, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: fieldsPageText.editTitle })
  await dialog.getByRole('button', { name: fieldsPageText.folds.numbers }).click()
  await dialog
    .getByRole('group', { name: fieldsPageText.slope, exact: true })
    .getByText(fieldsPageText.slopes.ABOVE_10, { exact: true })
    .click()
  await dialog.getByRole('button', { name: uiText.save }).click()
  await expect(dialog).toBeHidden()
  await page.goto(ROUTES.warnings)
  const card = cardOf(page, slopeSpreading.title)
  await expect(card).toContainText('Mäealune')
  await expect(card).toContainText('Veeseadus § 160')
})
