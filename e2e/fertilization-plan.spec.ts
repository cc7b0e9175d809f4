/** The fertilization plan: from the file of a laboratory and a goal to paper, and jobs that fill the bars. */
import { changeJobDates, listJobs } from '@vagu/core/jobs/batch-contract'
import { addField } from '@vagu/core/fields/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { soilNote } from '@vagu/core/soil-samples/import/messages'
import { pdfFile } from '../server/src/testing/pdf-file.ts'
import { actionText } from '../web/src/features/fertilization-plan/action-text.ts'
import { applicationText, fieldPlanText } from '../web/src/features/fertilization-plan/field-text.ts'
import { paperText, planText } from '../web/src/features/fertilization-plan/text.ts'
import { soilImportText } from '../web/src/features/soil-import/text.ts'
import { yieldGoalsText } from '../web/src/features/yield-goals/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { autosaveText } from '../web/src/ui/autosave/text.ts'
import { chooseOption } from './choose-option.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'
import { beginPrinting, endPrinting } from './paper.ts'
import type { Locator, Page } from '@playwright/test'

const YEAR = 2026
const FIELD = 'Kodupõld'
const AN = 'AN 34,4'
/** Paper without its margins, in CSS pixels. */
const A4_LANDSCAPE = { width: 1047, height: 718 }

/** Winter wheat after peas, and a fertilizer in the store. */
async function addWheat(farm: FarmApi): Promise<void> {
  const yearInfo = [
    { year: YEAR - 1, mainCrop: { crop: 'poldhernes' } },
    { year: YEAR, mainCrop: { crop: 'talinisu' } },
  ]
  await farm.call(addField, { body: { name: FIELD, area: 12.4, yearInfo } })
  await farm.call(addMaterial, {
    body: {
      name: AN,
      type: 'fertilizer',
      subtype: 'FERTILIZER',
      subtypeVariant: 'VAETIS_REGISTRIST',
      fertilizerKind: 'MINERAL_FERTILIZER',
      nutrient: { N: 34.4, P: 0, K: 0 },
    },
  })
}

/** A protocol as laboratories print it, with a field that the farm does not have. */
const protocol = () =>
  pdfFile([
    {
      title: ['METK laboratoorium', 'Katseprotokoll nr 118-25'],
      columns: [40, 100, 190, 260, 310, 380],
      rows: [
        [
          ['Proovi', 'nr'],
          'Põld',
          ['Võtmise', 'kuupäev'],
          ['pH', '(KCl)'],
          ['P mg/kg', 'Mehlich 3'],
          'K mg/kg',
        ],
        ['1', FIELD, `01.10.${YEAR - 1}`, '6,1', '46', '110'],
        ['2', 'Naabri põld', `01.10.${YEAR - 1}`, '6,3', '51', '120'],
      ],
    },
  ])

async function importSamples(page: Page): Promise<void> {
  await page.goto(pathTo('soilImport', { year: YEAR }))
  const file = { name: 'protokoll.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await protocol()) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText(soilNote('fromPdf').detail)).toBeVisible()
  await page.getByRole('button', { name: soilImportText.toReview }).click()
  const read = page.getByRole('table', { name: soilImportText.tableLabel })
  await expect(read.getByRole('row').filter({ hasText: FIELD })).toContainText('P 46')
  await expect(page.getByText(soilImportText.chosen(1))).toBeVisible()
  await page.getByRole('button', { name: soilImportText.store }).click()
  await expect(page.getByRole('heading', { name: soilImportText.receiptTitle(2, 1, 1) })).toBeVisible()
}

async function setGoal(page: Page): Promise<void> {
  await page.goto(pathTo('yieldPlanning', { year: YEAR }))
  const crop = page.getByRole('region', { name: 'Talinisu' })
  await crop.getByRole('textbox', { name: yieldGoalsText.fill }).fill('6')
  await crop.getByRole('button', { name: yieldGoalsText.fillDo, exact: true }).click()
  await expect(crop.getByText(/74,4 t/).first()).toBeVisible()
}

async function planAn(page: Page, rate: string): Promise<Locator> {
  await page.getByRole('button', { name: planText.openField(FIELD) }).click()
  const dialog = page.getByRole('dialog', { name: fieldPlanText.title(FIELD, YEAR) })
  await dialog.getByRole('button', { name: fieldPlanText.add }).click()
  const product = dialog.getByRole('combobox', { name: applicationText.product })
  await chooseOption(product, AN, page.getByRole('option', { name: new RegExp(`^${AN}`) }))
  await dialog.getByRole('textbox', { name: applicationText.rate }).fill(rate)
  await dialog.getByText(planText.timeframes.SPRING, { exact: true }).click()
  await dialog.getByRole('button', { name: applicationText.addTo(1) }).click()
  await dialog.getByRole('button', { name: fieldPlanText.close }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(autosaveText.allSaved)).toBeVisible()
  return page.getByRole('row').filter({ hasText: FIELD })
}

test('from the file of a laboratory and a goal to a printed plan', async ({ signedIn: page, farm }) => {
  await addWheat(farm)
  await importSamples(page)
  await setGoal(page)
  await page.goto(pathTo('fertilizationPlan', { year: YEAR }))
  const row = page.getByRole('row').filter({ hasText: FIELD })
  await expect(row.getByText(planText.sum(0, 0, 110))).toBeVisible()
  await expect(row.getByText(planText.sum(0, 0, 17.04))).toBeVisible()
  await expect(row.getByText(planText.sum(0, 0, 34.28))).toBeVisible()
  await planAn(page, '300')
  await expect(row.getByText(planText.sum(0, 103.2, 110))).toBeVisible()

  await page.getByText(planText.tabs.print, { exact: true }).click()
  const sheet = page.getByRole('article', { name: paperText.title(YEAR) })
  await expect(sheet.getByText('AN 34,4: 103,2 kg/ha')).toBeVisible()
  await beginPrinting(page)
  await expect(sheet.getByRole('columnheader', { name: /^9\./ })).toBeVisible()
  await expect(page.getByRole('button', { name: paperText.print })).toBeHidden()
  await page.setViewportSize(A4_LANDSCAPE)
  const right = await sheet.getByRole('table').evaluate((table) => table.getBoundingClientRect().right)
  expect(right).toBeLessThanOrEqual(A4_LANDSCAPE.width)
  await endPrinting(page)
})

test('jobs that are made of the plan fill its bars when they are done', async ({ signedIn: page, farm }) => {
  await addWheat(farm)
  await setGoal(page)
  await page.goto(pathTo('fertilizationPlan', { year: YEAR }))
  const row = await planAn(page, '300')
  await page.getByRole('button', { name: actionText.makeJobs }).click()
  await page.getByRole('button', { name: actionText.makeJobsDo(1) }).click()
  await expect(page.getByText(actionText.made(1))).toBeVisible()
  await expect(row.getByText(fieldPlanText.isJob)).toBeVisible()
  await expect(row.getByText(planText.sum(0, 103.2, 110))).toBeVisible()

  const [job] = await farm.call({ ...listJobs, path: `${listJobs.path}?year=${YEAR}` }, { query: {} })
  if (!job) throw new Error('no job was made')
  const day = `${YEAR}-04-20`
  await farm.call(changeJobDates, {
    body: [{ jobId: job._id, updatedAt: job.updatedAt, status: 'DONE', date: day, endDate: day }],
  })
  await page.reload()
  await expect(row.getByText(planText.sum(103.2, 0, 110))).toBeVisible()
  await expect(row.getByRole('img', { name: fieldPlanText.isDone })).toBeVisible()
})
