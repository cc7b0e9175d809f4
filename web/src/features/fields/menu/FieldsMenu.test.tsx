import { screen, within } from '@testing-library/react'
import { listFields } from '@vagu/core/fields/contract'
import { countFieldJobs } from '@vagu/core/fields/list-contract'
import { expect, it } from 'vitest'
import { recordsText } from '../../../records/text.ts'
import { openFarm } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields, addJobsTo, ploughing } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
import { fieldsPageText } from '../text.ts'
import { fieldsMenuText } from './text.ts'

it('deletes all fields after a question that counts them with their jobs, and brings them back', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  await addJobsTo(farm, [ploughing(id)])
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: fieldsMenuText.menu }))
  await user.click(await screen.findByRole('menuitem', { name: fieldsMenuText.deleteAll }))
  const question = within(await screen.findByRole('alertdialog', { name: uiText.warning }))
  await question.findByText(fieldsMenuText.deleteAllText(2, 1))
  await user.click(question.getByRole('button', { name: recordsText.delete }))
  await screen.findByText(fieldsPageText.emptyTitle)
  await user.click(await screen.findByRole('button', { name: uiText.undo }))
  await screen.findByText(fieldsMenuText.restoredAll(2))
  expect(await farm.does(listFields, { query: {} })).toHaveLength(2)
})
it('says how many jobs a field takes along, or that nobody knows', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  await addJobsTo(farm, [ploughing(id)])
  const { user } = await renderPage('fields')
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kodupõld') }))
    await user.click(await screen.findByRole('menuitem', { name: recordsText.delete }))
    return within(await screen.findByRole('alertdialog', { name: fieldsPageText.deleteTitle('Kodupõld') }))
  }
  farm.refuses(countFieldJobs)
  const refused = await ask()
  await refused.findByText(fieldsPageText.jobsNotCounted)
  await user.click(refused.getByRole('button', { name: uiText.cancel }))
  farm.lets(countFieldJobs)
  const question = await ask()
  await question.findByText(fieldsPageText.jobsGoAlong(1))
})
