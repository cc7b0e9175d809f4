/** Details that the material block of a job asks for, by kind of material, and what it brings along. */
import { listLastAdded } from '@vagu/core/jobs/contract'
import { messageOf } from '@vagu/core/messages'
import { addMaterial } from '@vagu/core/materials/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { monitoringText } from '../web/src/entities/monitoring/text.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { jobFormText } from '../web/src/entities/job-form/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { chooseOption, openOption } from './choose-option.ts'
import { addFields, jobOf } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const FIELD = 'Kodupõld'
const sowing = jobOf(CATEGORY.sowing, 'sowing')
const spraying = jobOf(CATEGORY.plantProtection, 'spraying')
const DRESSING = 'Celest Trio 060 FS'

test('a seed is dressed with a product of the register, and is so when it is opened again', async ({
  page,
  farm,
}) => {
  await addFields(farm, [FIELD])
  await page.goto(ROUTES.addJob)
  const screen = new JobFormScreen(page)
  await screen.chooseJob(sowing.jobCategory.name)
  await screen.typeDay('10.05.2025')
  await screen.pickFields([FIELD])
  const select = screen.form.getByRole('combobox', { name: materialsText.type.seed })
  await chooseOption(select, 'Minu nisu', page.getByRole('option', { name: uiText.addNew('Minu nisu') }))
  const seed = screen.form.getByRole('group', { name: 'Minu nisu', exact: true })
  await seed.getByRole('textbox', { name: materialsText.rate }).fill('200')
  await chooseOption(
    seed.getByRole('combobox', { name: materialsText.crop }),
    'talinisu',
    page.getByRole('option', { name: 'Talinisu' }).first(),
  )
  const certificate = seed.getByRole('combobox', { name: materialsText.certificate })
  await certificate.fill('C1')
  await certificate.press('ArrowDown')
  await certificate.press('Enter')
  await expect(certificate).toHaveValue('C1')
  await seed.getByRole('checkbox', { name: materialsText.coated }).check()

  await screen.saveButton().click()
  const number = seed.getByRole('textbox', { name: materialsText.batchNo })
  await expect(number).toBeFocused()
  await expect(seed.getByText(messageOf('required'))).toHaveCount(3)
  await number.fill('EE-25-1')
  await chooseOption(
    seed.getByRole('combobox', { name: materialsText.coating }),
    'celest',
    page.getByRole('option', { name: DRESSING }),
  )
  await seed.getByRole('textbox', { name: materialsText.coatingAmount }).fill('1,5')
  await seed.getByRole('button', { name: materialsText.details }).click()
  const told = `Talinisu, C1 EE-25-1, ${materialsText.coatedWith(`${DRESSING} 1,5 l/t`)}`
  await expect(seed.getByText(told)).toBeVisible()
  await screen.save()

  const [stored] = await farm.call(listLastAdded, {})
  expect(stored?.requisites[0]).toMatchObject({
    batchNo: 'EE-25-1',
    coating: { name: DRESSING, requisiteId: null, amount: 1.5, unit: 'l/t' },
  })
  await page.getByRole('button', { name: jobsText.edit(`${stored?.job.name}, ${FIELD}`) }).click()
  const dialog = page.getByRole('dialog', { name: jobsText.editTitle })
  await expect(dialog.getByText(told)).toBeVisible()
  const again = new JobFormScreen(page, dialog)
  await again.form.getByRole('textbox', { name: materialsText.rate }).fill('210')
  await again.saveButton().click()
  await expect(dialog).toBeHidden()
})

test('what is wrong in a folded part opens it, and another type begins anew', async ({ page, farm }) => {
  await addFields(farm, [FIELD])
  await page.goto(ROUTES.addJob)
  const screen = new JobFormScreen(page)
  await screen.chooseJob(spraying.jobCategory.name)
  await chooseOption(
    screen.form.getByRole('combobox', { name: materialsText.type.chemical }),
    'Minu vahend',
    page.getByRole('option', { name: uiText.addNew('Minu vahend') }),
  )
  const block = screen.form.getByRole('group', { name: 'Minu vahend', exact: true })
  await expect(block.getByText(materialsText.notInRegister)).toBeVisible()
  await block.getByRole('textbox', { name: materialsText.rate }).fill('1')
  await openOption(
    block.getByRole('combobox', { name: materialsText.variant }),
    page.getByRole('option', { name: materialsText.variants.DESIKANT }),
  )
  const more = block.getByRole('button', { name: materialsText.more })
  await more.click()
  const delay = block.getByRole('textbox', { name: materialsText.harvestDelayDays })
  await delay.fill('0')
  await more.click()
  await block.getByRole('button', { name: materialsText.details }).click()
  await expect(delay).toBeHidden()
  await screen.pickFields([FIELD])
  await screen.saveButton().click()
  await expect(delay).toBeFocused()
  await expect(block.getByText(messageOf('positiveOrNothing'))).toBeVisible()

  await openOption(
    block.getByRole('combobox', { name: materialsText.typeLabel }),
    page.getByRole('option', { name: materialsText.type.fertilizer }),
  )
  await expect(delay).toBeHidden()
  await expect(
    block.getByRole('radio', { name: materialsText.fertilizerKinds.MINERAL_FERTILIZER }),
  ).toBeChecked()
})

test('a material brings its note, its amount and what jobs with it look for; a mixture fertilizes too', async ({
  page,
  farm,
}) => {
  await addFields(farm, [FIELD])
  await farm.call(addMaterial, {
    body: {
      name: 'Meie herbitsiid',
      type: 'chemical',
      subtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
      subtypeVariant: 'TKV_MUU',
      ingredients: [{ name: 'Glüfosaat', code: 'glufosaat' }],
      note: 'Keldris',
      amount: 2.5,
      unit: 'l/ha',
      inspections: [{ inspectionType: 'UMBROHUD', target: 'ORASHEIN' }],
    },
  })
  await page.goto(ROUTES.addJob)
  const screen = new JobFormScreen(page)
  await screen.chooseJob(spraying.jobCategory.name)
  await chooseOption(
    screen.form.getByRole('combobox', { name: materialsText.type.chemical }),
    'meie',
    page.getByRole('option', { name: 'Meie herbitsiid' }),
  )
  const block = screen.form.getByRole('group', { name: 'Meie herbitsiid', exact: true })
  await expect(block.getByRole('textbox', { name: materialsText.rate })).toHaveValue('2,5')
  await block.getByRole('button', { name: materialsText.details }).click()
  await expect(block.getByText('Keldris')).toBeVisible()
  await expect(screen.target(1)).toHaveValue('Orashein')
  await expect(screen.monitoring(1).getByText(monitoringText.suggestionHint)).toBeVisible()

  await expect(screen.form.getByText(jobFormText.alsoFertilizing)).toBeHidden()
  await screen.form.getByRole('button', { name: jobsText.addFertilizer, exact: true }).click()
  const select = screen.form.getByRole('combobox', { name: materialsText.type.fertilizer })
  await select.fill('AN')
  await select.press('Tab')
  await screen.form.getByRole('button', { name: materialsText.addNow }).click()
  await expect(screen.form.getByRole('group', { name: 'AN', exact: true })).toBeVisible()
  await expect(screen.form.getByText(jobFormText.alsoFertilizing)).toBeVisible()
  await expect(screen.form.getByText(jobsText.spreading)).toBeVisible()
})
