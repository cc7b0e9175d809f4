/** Monitoring and spreading: what is merely suggested is never stored, and what was seen comes back on edit. */
import { listLastAdded } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { monitoringText } from '../web/src/entities/monitoring/text.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { chooseOption, openOption } from './choose-option.ts'
import { addCertifiedWorker, addFields, jobOf } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const spraying = jobOf(CATEGORY.plantProtection, 'spraying')
const fertilising = jobOf(CATEGORY.fertilising, 'fertilising')
const FIELD = 'Kodunisu'
const PRODUCT = 'Prosaro'

test('a suggested amount is asked for, and what was seen is read back', async ({ page, farm }) => {
  await addFields(farm, [FIELD])
  await addCertifiedWorker(farm)
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  await form.chooseJob(spraying.jobCategory.name)
  await form.typeDay('10.06.2025')
  await form.takeChemical(PRODUCT, '1')
  await form.takeWorker('Mari Kask')
  await form.pickFields([FIELD])

  const first = form.monitoring(1)
  await expect(first.getByRole('combobox', { name: monitoringText.type })).toHaveValue(
    monitoringText.types.TAIMEHAIGUSED,
  )
  await form.findTarget(1, 'kollane', 'Kollane rooste')
  const suggestion = first.getByRole('button', { name: /^Soovitus: [1-5]0 %/ })
  await expect(suggestion).toBeVisible()
  await form.saveButton().click()
  const amount = first.getByRole('textbox', { name: monitoringText.amount.TAIMEHAIGUSED })
  await expect(first.getByText(monitoringText.unconfirmed)).toBeVisible()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('')
  const suggested = Number(/\d+/.exec(await suggestion.innerText())?.[0])
  await suggestion.click()
  await expect(amount).toHaveValue(String(suggested))

  await form.form.getByRole('button', { name: monitoringText.add }).click()
  await form.monitoring(2).getByRole('button', { name: monitoringText.nothingFound, exact: true }).click()
  await expect(form.monitoring(2).getByRole('textbox')).toHaveCount(0)
  await form.form.getByRole('button', { name: monitoringText.add }).click()
  await form.save()

  const [stored] = await farm.call(listLastAdded, {})
  expect(stored?.inspections).toEqual([
    { inspectionType: 'TAIMEHAIGUSED', target: 'KOLLANE_ROOSTE', amount: suggested, unit: '%' },
    { inspectionType: 'TAIMEHAIGUSED', target: 'EI_TUVASTATUD', amount: null, unit: null },
  ])

  await page.getByRole('button', { name: jobsText.edit(spraying.job.name) }).click()
  const dialog = page.getByRole('dialog', { name: jobsText.editTitle })
  const again = new JobFormScreen(page, dialog)
  await expect(again.target(1)).toHaveValue('Kollane rooste')
  await expect(
    again.monitoring(1).getByRole('textbox', { name: monitoringText.amount.TAIMEHAIGUSED }),
  ).toHaveValue(String(suggested))
  await expect(again.target(2)).toHaveValue(monitoringText.nothingFound)
  await expect(again.monitoring(3)).toHaveCount(0)
})

test('how manure was spread is stored, and a high need has to be proved', async ({ page, farm }) => {
  await addFields(farm, [FIELD])
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  await form.chooseJob(fertilising.jobCategory.name, fertilising.job.name)
  await form.typeDay('10.04.2025')
  await form.pickFields([FIELD])
  const material = form.form.getByRole('group', { name: materialsText.type.fertilizer, exact: true })
  await chooseOption(
    material.getByRole('combobox', { name: materialsText.type.fertilizer }),
    'Meie läga',
    page.getByRole('option', { name: 'Meie läga' }),
  )
  const manure = form.form.getByRole('group', { name: 'Meie läga', exact: true })
  await manure.getByText(materialsText.fertilizerKinds.ORGANIC_FERTILIZER).click()
  await openOption(
    manure.getByRole('combobox', { name: materialsText.organicType }),
    page.getByRole('option', { name: 'Vedelsõnnik', exact: true }),
  )
  await expect(manure.getByText(materialsText.nutrientAdvice)).toBeVisible()
  await manure.getByRole('textbox', { name: materialsText.rate }).fill('30')

  await form.form.getByText(jobsText.spreadings.BAND).click()
  await form.form.getByRole('textbox', { name: jobsText.incorporated }).fill('12')
  await form.form.getByRole('checkbox', { name: jobsText.highNeed }).check()
  await form.form.getByRole('textbox', { name: jobsText.soilPhosphorus }).fill('18,5')
  await form.saveButton().click()
  const year = form.form.getByRole('combobox', { name: jobsText.soilSampleYear })
  await expect(year).toBeFocused()
  await openOption(
    year,
    page.getByRole('listbox', { name: jobsText.soilSampleYear }).getByRole('option').first(),
  )
  const sampled = Number(await year.inputValue())
  await form.save()

  const [stored] = await farm.call(listLastAdded, {})
  expect(stored?.fertilization).toEqual({
    spreading: 'BAND',
    incorporatedWithinHours: 12,
    fertilizationBeforeSow: false,
    highNutrientN: true,
    nutrientN: 18.5,
    soilSampleYear: sampled,
  })
  expect(stored?.requisites[0]).toMatchObject({
    fertilizerKind: 'ORGANIC_FERTILIZER',
    organicType: 'VEDELSONNIK',
    nutrient: { N: 3.6, P: 0.68, K: 2.1 },
    amount: 30,
    unit: 'm3/ha',
  })
})
