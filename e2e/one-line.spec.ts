/** A job written as one line: it fills the form, says what it did not understand, and is stored only when it is saved. */
import { listLastAdded } from '@vagu/core/jobs/contract'
import { addWorker } from '@vagu/core/workers/contract'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { oneLineText } from '../web/src/features/add-job/one-line/text.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addCertifiedWorker, addFields } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const FIELDS = ['Kodupõld', 'Mäealune', 'Jõeäär'] as const
const PRODUCT = 'Prosaro'

test('a line fills fields, job, product, amount, worker and day, and saving stores them', async ({
  page,
  farm,
}) => {
  const fieldIds = await addFields(farm, FIELDS)
  const worker = await addCertifiedWorker(farm, 'Mari Kask')
  await page.goto(ROUTES.addJob)
  const line = page.getByRole('textbox', { name: oneLineText.label })
  await expect(line).toBeVisible()
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await expect(line).toBeFocused()
  await line.fill('10.06.2025 kell 7:30 pritsisin Kodupõllul ja Mäealusel Prosaroga 0,9, Mari tuulevaikne')
  await line.press('Enter')
  await expect(page.getByText(oneLineText.filledPartly)).toBeVisible()
  await expect(page.getByText('tuulevaikne', { exact: true })).toBeVisible()
  expect(await farm.call(listLastAdded, {})).toEqual([])

  const screen = new JobFormScreen(page)
  await screen.completeSpraying('07:30', 39)
  await screen.save(2)
  const stored = await farm.call(listLastAdded, {})
  expect(stored.map(({ fieldId }) => fieldId).toSorted()).toEqual(fieldIds.slice(0, 2).toSorted())
  for (const job of stored)
    expect(job).toMatchObject({
      job: { key: 'spraying' },
      status: 'DONE',
      date: '2025-06-10',
      endDate: '2025-06-10',
      startTime: '07:30',
      worker,
      requisites: [{ name: PRODUCT, amount: 0.9, unit: 'l/ha' }],
    })
})

test('two people of one name are asked about, and the filling can be taken back', async ({ page, farm }) => {
  await addFields(farm, FIELDS)
  for (const name of ['Jaan Tamm', 'Jaan Kuusk']) await farm.call(addWorker, { body: { name } })
  await page.clock.setFixedTime('2025-06-11T09:00:00.000Z')
  await page.goto(ROUTES.addJob)
  const line = page.getByRole('textbox', { name: oneLineText.label })
  await line.fill('eile kündsin Jõeääres, Jaan')
  await page.getByRole('button', { name: oneLineText.choose('Jaan', 'Jaan Kuusk') }).click()
  await page.getByRole('button', { name: oneLineText.fill }).click()
  await expect(page.getByText(oneLineText.filled)).toBeVisible()

  const { form, start } = new JobFormScreen(page)
  await expect(start).toHaveValue('10.06.2025')
  await expect(form.getByRole('combobox', { name: workersText.worker })).toHaveValue('Jaan Kuusk')
  await page.getByRole('button', { name: uiText.undo }).click()
  await expect(start).toHaveValue('11.06.2025')
  await expect(page.getByText(oneLineText.filled)).toBeHidden()
})
