/** Hours worked: a month of a worker to a payroll file, and a clock that survives a reload. */
import { readFile } from 'node:fs/promises'
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { addWorkTime } from '@vagu/core/work-times/contract'
import { addWorker } from '@vagu/core/workers/contract'
import { workTimeText as text } from '../web/src/features/work-time/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, ploughing, SEASON } from './farm.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'

const CODE = '49107120210'
/** A year that is over opens on its last month. */
const MONTH = `${SEASON}-12`

const addMari = async (farm: FarmApi): Promise<string> =>
  (await farm.call(addWorker, { body: { name: 'Mari Kask', hourlyRate: 9.5, personalCode: CODE } }))._id

test('a month of a worker goes to a payroll file: a job by one tap, hours by hand, pay, file, paper', async ({
  page,
  farm,
}) => {
  const workerId = await addMari(farm)
  const [field = ''] = await addFields(farm, ['Kodupõld'])
  const times = { start: '06:45', end: '19:20', breakMinutes: 60 }
  await farm.call(addWorkTime, { body: { workerId, date: `${MONTH}-01`, ...times } })
  const days = { date: `${MONTH}-02`, endDate: `${MONTH}-02` }
  await farm.call(addJobs, { body: [JobDraft.parse({ ...ploughing(field), ...days, worker: workerId })] })

  await page.goto(pathTo('workTime', { year: SEASON }))
  await page.getByRole('button', { name: text.draftAdd('06:45–19:20 (−60 min)') }).click()
  const row = page.getByRole('row').filter({ hasText: 'Mari Kask' })
  // 1390 min at 9.50 €
  await expect(row.getByText('220,08').first()).toBeVisible()

  await page.getByRole('button', { name: text.add, exact: true }).click()
  const entry = page.getByRole('dialog', { name: text.add })
  await entry.getByRole('textbox', { name: text.date }).fill(`03.12.${SEASON}`)
  await entry.getByLabel(text.start).fill('22:00')
  await entry.getByLabel(text.end).fill('06:00')
  await entry.getByRole('textbox', { name: text.breakMinutes }).fill('0')
  await expect(entry.getByText(text.nextDay)).toBeVisible()
  await entry.getByRole('button', { name: text.save }).click()
  await expect(row.getByText('296,08').first()).toBeVisible()

  await page.getByRole('button', { name: text.payTitle }).click()
  const pay = page.getByRole('dialog', { name: text.payTitle })
  await expect(pay.getByText(/3 kannet, 31.h 10.min, 296,08/)).toBeVisible()
  await pay.getByRole('button', { name: text.payDo }).click()
  await expect(row.getByText(text.allPaid)).toBeVisible()

  await page.getByRole('button', { name: text.fileTitle }).click()
  const file = page.getByRole('dialog', { name: text.fileTitle })
  await expect(file.getByText(CODE)).toBeVisible()
  const coming = page.waitForEvent('download')
  await file.getByRole('button', { name: text.fileCsv }).click()
  const lines = (await readFile(await (await coming).path(), 'utf8')).split('\r\n')
  expect(lines[1]).toBe(`${CODE};Mari Kask;${MONTH}-01;${MONTH}-31;1870;31,17;8;9,5;296,08`)
  const workbook = page.waitForEvent('download')
  await file.getByRole('button', { name: text.fileXlsx }).click()
  expect((await workbook).suggestedFilename()).toBe(`tooaeg-${MONTH}-01-${MONTH}-31.xlsx`)
  await file.getByRole('button', { name: uiText.close }).last().click()

  await page.getByRole('button', { name: text.open('Mari Kask') }).click()
  const month = page.getByRole('dialog')
  await expect(month.getByText(text.statuses.PAID)).toHaveCount(3)
  await month.getByRole('button', { name: text.print }).click()
  await page.getByRole('combobox', { name: text.printLanguage }).selectOption('uk')
  await expect(page.getByRole('heading', { name: 'Облік робочого часу' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Kündmine (Kodupõld)' })).toBeVisible()
})

test('a clock on a phone runs on over a reload, and its stop becomes an entry', async ({ page, farm }) => {
  await addMari(farm)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: new Date(`${SEASON + 1}-05-20T06:00:00Z`) })
  await page.goto(pathTo('workTime', { year: SEASON + 1 }))
  await page.getByRole('button', { name: text.clockStart }).click()
  await expect(page.getByText(text.clockRuns('Mari Kask', '09:00'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(text.clockRuns('Mari Kask', '09:00'))).toBeVisible()
  await page.clock.setFixedTime(new Date(`${SEASON + 1}-05-20T10:30:00Z`))
  await page.getByRole('button', { name: text.clockStop }).click()
  const entry = page.getByRole('dialog', { name: text.add })
  await expect(entry.getByText(/4.h 30.min/)).toBeVisible()
  await entry.getByRole('button', { name: text.save }).click()
  await expect(page.getByRole('button', { name: text.clockStart })).toBeVisible()
  await expect(page.getByText(/42,75/).first()).toBeVisible()
})
