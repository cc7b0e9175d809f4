/** Speed of entry decides: a spraying of ten known fields again takes 3 interactions. */
import { addJobs, listLastAdded } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { fungicide, spraying } from '../server/src/testing/farm.ts'
import { addCertifiedWorker, addFields } from './farm.ts'
import { newId } from './farm-api.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const NAMES = Array.from({ length: 10 }, (_, index) => `Põld ${index + 1}`)
const MAX_INTERACTIONS = 3

test('a spraying of ten fields is done again', async ({ page, farm }) => {
  const fieldIds = await addFields(farm, NAMES)
  const worker = await addCertifiedWorker(farm)
  const together = { batchId: newId(), area: 5, date: '2025-05-06', endDate: '2025-05-06' }
  const body = fieldIds.map((id) => JobDraft.parse({ ...spraying(id, worker), ...together }))
  await farm.call(addJobs, { body })

  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  let interactions = 0
  const act = async (action: Promise<void>): Promise<void> => {
    interactions += 1
    await action
  }
  await act(
    page
      .getByRole('button', { name: jobsText.repeatJob('') })
      .first()
      .click(),
  )
  await expect(page.getByText(jobsText.filled)).toBeVisible()
  await act(page.getByRole('button', { name: jobsText.yesterday, exact: true }).click())
  await act(form.saveButton(NAMES.length).click())
  await expect(page.getByText(uiText.saved)).toBeVisible()
  expect(interactions).toBeLessThanOrEqual(MAX_INTERACTIONS)

  const all = await farm.call(listLastAdded, {})
  const again = all.filter(({ date }) => date !== together.date)
  expect(again.map(({ fieldName }) => fieldName).toSorted()).toEqual(NAMES.toSorted())
  for (const { worker: who, requisites, area } of again) {
    expect({ who, area }).toEqual({ who: worker, area: 5 })
    expect(requisites).toMatchObject([
      { name: fungicide.name, amount: fungicide.amount, unit: fungicide.unit, harvestDelayDays: 35 },
    ])
  }
})
