import { screen, waitFor, within } from '@testing-library/react'
import { changeJobRequirements, getSettings } from '@vagu/core/settings/contract'
import { messageOf } from '@vagu/core/messages'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { openFarm } from '../../../testing/farm.ts'
import { JobFormScreen } from '../../../testing/job-form.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields, jobOf } from '../../../testing/steps.ts'
import { jobsText } from '../../jobs/text.ts'
import { uiText } from '../../../ui/text.ts'
import { requirementsText } from './text.ts'

const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')

async function openDialog() {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  await new JobFormScreen(user).chooseJob(jobCategory.name, job.name)
  await user.click(await screen.findByRole('button', { name: requirementsText.open }))
  const dialog = within(await screen.findByRole('dialog', { name: requirementsText.title(job.name) }))
  const price = await dialog.findByRole('textbox', { name: requirementsText.price })
  return { farm, user, dialog, price, save: dialog.getByRole('button', { name: requirementsText.save }) }
}

it('stores what a job collects and costs, once for two clicks', async () => {
  const { farm, user, dialog, price, save } = await openDialog()
  const notes = () => screen.queryByRole('textbox', { name: jobsText.notes, hidden: true })
  expect(notes()).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: requirementsText.kinds.note }))
  await user.type(price, '62,5')
  await user.dblClick(save)
  await screen.findByText(requirementsText.saved)
  expect(farm.sent(changeJobRequirements)).toMatchObject([
    { body: { jobName: job.name, requires: ['note'], hectarePrice: 62.5 } },
  ])
  await waitFor(() => expect(notes()).not.toBeNull())
  const { jobCategories } = await farm.does(getSettings, {})
  const stored = jobCategories.flatMap(({ jobs }) => jobs).find(({ name }) => name === job.name)
  expect(stored).toMatchObject({ requires: ['note'], hectarePrice: 62.5 })
})
it.each([
  ['-1', 'priceNegative'],
  ['palju', 'wrongNumber'],
] as const)('says at its input what is wrong with the price %s, and sends nothing', async (text, code) => {
  const { farm, user, dialog, price, save } = await openDialog()
  await user.type(price, text)
  await user.click(save)
  await dialog.findByText(messageOf(code))
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(farm.sent(changeJobRequirements)).toEqual([])
})
it('puts what the server refuses at its input, and asks before it is thrown away', async () => {
  const { farm, user, dialog, price, save } = await openDialog()
  const message = messageOf('tooLarge')
  farm.refuses(changeJobRequirements, 'invalid', {
    fields: [{ path: 'hectarePrice', code: 'tooLarge', message }],
  })
  await user.type(price, '7')
  await user.click(save)
  await dialog.findByText(message)
  await user.click(dialog.getByRole('button', { name: uiText.cancel }))
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: uiText.keepEditing })
})
