import { screen, within } from '@testing-library/react'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'
import { verdictDetailsText } from './details-text.ts'
import { verdictsText } from './text.ts'

const FIELD = 'Kodupõld'
const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')
const { jobCategory: protection } = jobOf(CATEGORY.plantProtection, 'spraying')

/** A form in which a job is chosen, then a day and a field. */
async function fill(choose: (form: JobFormScreen) => Promise<void>) {
  const farm = await openFarm()
  await addFields(farm, [FIELD])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await choose(form)
  await form.typeDay('12.05.2026')
  await form.pickFields([FIELD])
  return { user, form }
}

it('says that a job is right which no rule forbids', async () => {
  const { user, form } = await fill((empty) => empty.chooseJob(jobCategory.name, job.name))
  await user.click(await form.chip('ok', FIELD))
  await within(await screen.findByRole('dialog')).findByText(verdictDetailsText.allRight)
})
it('says nothing to be right as long as the product is not chosen', async () => {
  const { user, form } = await fill((empty) => empty.chooseCategory(protection.name))
  await user.click(await form.chip('unfinished', FIELD))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(verdictDetailsText.materialMissing)
  expect(dialog.queryByText(verdictDetailsText.allRight)).toBeNull()
  expect(screen.queryByText(verdictsText.summary.ok(1))).toBeNull()
})
