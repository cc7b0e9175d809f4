/** Jobs of several fields that were entered together: changed here, everywhere or on chosen ones, and brought back. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { getJob, listLastAdded } from '@vagu/core/jobs/contract'
import { countedFields } from '@vagu/core/text/counted'
import { expect, it } from 'vitest'
import { togetherText } from '../../entities/job-form/batch-edit/text.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import { newId } from '../../lib/new-id.ts'
import { historyText } from '../../records/history/text.ts'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, addJobsTo, ploughing } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'

const NAMES = ['Kodupõld', 'Mäealune', 'Jõeäär']
const PLOUGHING = ploughing('').job.name

async function openTogether() {
  const farm = await openFarm()
  const batchId = newId()
  const fieldIds = await addFields(farm, NAMES)
  const jobs = await addJobsTo(
    farm,
    fieldIds.map((id) => ploughing(id, { batchId })),
  )
  const { user } = await renderPage('addJob')
  await user.click(await screen.findByRole('button', { name: countedFields(NAMES.length) }))
  return { farm, user, jobs }
}
/** Changes the notes of one of the jobs and saves: asked is where else. */
async function edit(user: UserEvent, field: string) {
  await user.click(await screen.findByRole('button', { name: jobsText.edit(`${PLOUGHING}, ${field}`) }))
  const dialog = within(await screen.findByRole('dialog', { name: jobsText.editTitle }))
  await user.click(dialog.getByRole('button', { name: jobsText.blocks.note }))
  await user.type(dialog.getByRole('textbox', { name: jobsText.notes }), 'Märg')
  await user.click(dialog.getByRole('button', { name: jobsText.saveFor(1) }))
  return within(await screen.findByRole('dialog', { name: togetherText.title }))
}
const notesOf = async (farm: Farm) =>
  (await farm.does(listLastAdded, {})).map(({ fieldName, notes }) => `${fieldName}:${notes}`).toSorted()
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('keeps a change on the one field it was made on', async () => {
  const { farm, user } = await openTogether()
  const question = await edit(user, 'Kodupõld')
  await user.click(question.getByRole('button', { name: togetherText.save(1) }))
  await screen.findByText(uiText.changed)
  expect(await notesOf(farm)).toEqual(['Jõeäär:', 'Kodupõld:Märg', 'Mäealune:'])
})
it('takes a change over on the fields that are chosen', async () => {
  const { farm, user } = await openTogether()
  const question = await edit(user, 'Mäealune')
  await user.click(question.getByRole('radio', { name: togetherText.chosen }))
  await user.click(question.getByRole('checkbox', { name: 'Kodupõld' }))
  await user.click(question.getByRole('button', { name: togetherText.save(2) }))
  await screen.findByText(uiText.changed)
  expect(await notesOf(farm)).toEqual(['Jõeäär:Märg', 'Kodupõld:', 'Mäealune:Märg'])
})
it('keeps what was typed where one goes on with editing, and sends nothing', async () => {
  const { farm, user } = await openTogether()
  const question = await edit(user, 'Kodupõld')
  await user.click(question.getByRole('button', { name: togetherText.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: togetherText.title })).toBeNull())
  const dialog = within(screen.getByRole('dialog', { name: jobsText.editTitle }))
  expect(dialog.getByRole('textbox', { name: jobsText.notes })).toHaveProperty('value', 'Märg')
  expect(await notesOf(farm)).toEqual(['Jõeäär:', 'Kodupõld:', 'Mäealune:'])
})
it('tells in the history of a job what was changed, and brings back what was', async () => {
  const { farm, user, jobs } = await openTogether()
  const question = await edit(user, 'Kodupõld')
  await user.click(question.getByRole('button', { name: togetherText.save(1) }))
  await screen.findByText(uiText.changed)
  await expectClosed()
  await user.click(screen.getByRole('button', { name: jobsText.more(`${PLOUGHING}, Kodupõld`) }))
  await user.click(await screen.findByRole('menuitem', { name: historyText.open }))
  const title = historyText.title(`${PLOUGHING}, Kodupõld`)
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await dialog.findByText('Märg')
  await user.click(dialog.getByRole('button', { name: new RegExp(historyText.restoreAt('')) }))
  await screen.findByText(historyText.restored(`${PLOUGHING}, Kodupõld`))
  const id = jobs.find(({ fieldName }) => fieldName === 'Kodupõld')?._id ?? ''
  expect((await farm.does(getJob, { params: { id } })).notes).toBe('')
})
