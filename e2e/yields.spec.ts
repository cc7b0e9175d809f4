/** Yields of a year: a harvest is entered with its moisture, and stands beside its goal on the screen, on paper and in a file. */
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import { readFile } from 'node:fs/promises'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { yieldsText as text } from '../web/src/features/yields/text.ts'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { beginPrinting, endPrinting } from './paper.ts'

const YEAR = 2026
const DAY = `${YEAR}-08-06`
const A4 = { width: 718, height: 1047 }

async function addWheat(farm: FarmApi, name: string, area: number): Promise<string> {
  const yearInfo = [YEAR - 1, YEAR].map((year) => ({ year, mainCrop: { crop: 'talinisu' } }))
  return (await farm.call(addField, { body: { name, area, yearInfo } }))._id
}
const harvest = (fieldId: string, area: number, given: object) => ({
  fieldId,
  area,
  status: 'DONE' as const,
  jobCategory: { name: 'Koristus' },
  job: { name: 'Koristus' },
  date: DAY,
  endDate: DAY,
  yieldUnit: 't',
  yieldType: 'Terad',
  ...given,
})

test('a harvest with its moisture stands beside the goal, on paper and in a file', async ({
  signedIn: page,
  farm,
}) => {
  const [home, hill] = [await addWheat(farm, 'Kodupõld', 12.4), await addWheat(farm, 'Mäealune', 7.35)]
  const before = { date: `${YEAR - 1}-08-06`, endDate: `${YEAR - 1}-08-06` }
  const body = [harvest(hill, 7.35, { yield: 40 }), harvest(home, 12.4, { yield: 73.16, ...before })]
  await farm.call(addJobs, { body })
  const yields = [home, hill].map((fieldId) => ({ fieldId, crop: 'talinisu', perHa: 6 }))
  await farm.call(changeYieldGoals, { params: { year: YEAR }, body: { yields } })

  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  await form.chooseJob('Koristus', 'Koristus')
  await form.typeDay(`06.08.${YEAR}`)
  await form.pickFields(['Kodupõld'])
  await form.form.getByRole('textbox', { name: new RegExp(`^${jobsText.yield}`) }).fill('81,881')
  await form.form.getByRole('textbox', { name: new RegExp(`^${jobsText.moisturePct}`) }).fill('18,5')
  await expect(form.form.getByText(jobsText.moistureHint(14))).toBeVisible()
  await form.save()

  await page.goto(pathTo('yieldOverview', { year: YEAR }))
  const crop = page.getByRole('region', { name: 'Talinisu' })
  // 81,881 t at 18,5 % are 77,597 t at 14 %; with 40 t over 19,75 ha
  await expect(crop.getByText('5,95 t/ha')).toBeVisible()
  await expect(crop.getByText('117,597 t')).toBeVisible()
  await expect(crop.getByText(text.ofExpected(99, 'GOAL')).first()).toBeVisible()
  await crop.getByRole('button', { name: /, Talinisu$/ }).click()
  const row = crop.getByRole('row').filter({ hasText: 'Kodupõld' })
  await expect(row).toContainText('6,26')
  await expect(crop.getByText(/niiskus 18,5\s%; 14\s%\sjuures 77,597\st/)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${text.fileName(YEAR)}.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain('Talinisu;Mäealune;7,35;7,35;40;40;;5,44;6;')
})

test('on paper every crop stands open and fits, on a phone a field is a card', async ({
  signedIn: page,
  farm,
}) => {
  const home = await addWheat(farm, 'Kodupõld', 12.4)
  await farm.call(addJobs, { body: [harvest(home, 12.4, { yield: 77.6 })] })
  await page.goto(pathTo('yieldOverview', { year: YEAR }))
  const crop = page.getByRole('region', { name: 'Talinisu' })
  await expect(crop.getByText('6,26 t/ha')).toBeVisible()
  await expect(crop.getByRole('table')).toHaveCount(0)
  await beginPrinting(page)
  await page.setViewportSize(A4)
  const table = crop.getByRole('table', { name: text.table('Talinisu') })
  await expect(table.getByText('Kodupõld')).toBeVisible()
  await expect(page.getByRole('button', { name: text.print })).toBeHidden()
  await expect(crop.getByRole('img')).toBeVisible()
  const right = await table.evaluate((element) => element.getBoundingClientRect().right)
  expect(right).toBeLessThanOrEqual(A4.width)
  await endPrinting(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await crop.getByRole('button', { name: /, Talinisu$/ }).click()
  const card = table.getByRole('row').filter({ hasText: 'Kodupõld' })
  const { width, right: edge } = await card.evaluate((element) => element.getBoundingClientRect())
  expect(width).toBeGreaterThan(250)
  expect(edge).toBeLessThanOrEqual(390)
})
