/** Details that the material block of a job asks for: a dressed seed; the others stand in `material-details.test.tsx`. */
import { listLastAdded } from '@vagu/core/jobs/contract'
import { messageOf } from '@vagu/core/messages'
import { CATEGORY } from '@vagu/core/settings/table'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { chooseOption } from './choose-option.ts'
import { addFields, jobOf } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const FIELD = 'Kodupõld'
const sowing = jobOf(CATEGORY.sowing, 'sowing')
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
