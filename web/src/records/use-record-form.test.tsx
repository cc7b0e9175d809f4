import { screen, within } from '@testing-library/react'
import { addWorker, changeWorker, deleteWorker } from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import { shellText } from '../app/shell/text.ts'
import { workersText } from '../entities/workers/text.ts'
import { workersPageText } from '../features/workers/text.ts'
import { type Farm, openFarm } from '../testing/farm.ts'
import { renderPage } from '../testing/render-page.tsx'
import { uiText } from '../ui/text.ts'

// The form of a worker stands for those of every kind of record.
const rowOf = (name: string) => screen.findByRole('button', { name: workersPageText.editOf(name) })

async function openNew() {
  const { user } = await renderPage('workers')
  await user.click(await screen.findByRole('button', { name: workersText.add }))
  const dialog = within(await screen.findByRole('dialog', { name: workersText.add }))
  const name = await dialog.findByRole('textbox', { name: workersText.name })
  return { user, dialog, name, save: dialog.getByRole('button', { name: uiText.save }) }
}
async function openStored(farm: Farm) {
  const { _id: id } = await farm.does(addWorker, { body: { name: 'Mari Kask' } })
  const { user } = await renderPage('workers', { rest: `#${id}` })
  const dialog = within(await screen.findByRole('dialog', { name: workersText.edit }))
  await user.type(await dialog.findByRole('textbox', { name: workersText.name }), ' 2')
  return { id, user, dialog, save: dialog.getByRole('button', { name: uiText.save }) }
}

it('adds one record for two clicks', async () => {
  const farm = await openFarm()
  const { user, name, save } = await openNew()
  await user.type(name, 'Jüri')
  await user.dblClick(save)
  await rowOf('Jüri')
  expect(farm.sent(addWorker)).toHaveLength(1)
})
it('adds no second record where the answer was lost', async () => {
  const farm = await openFarm()
  const { user, name, save } = await openNew()
  farm.losesAnswerOf(addWorker)
  await user.type(name, 'Jüri')
  await user.click(save)
  await screen.findByText(shellText.offline)
  expect(name).toHaveProperty('value', 'Jüri')
  farm.lets(addWorker)
  await user.click(save)
  await rowOf('Jüri')
  const [first, second] = farm.sent(addWorker)
  expect(second?.body._id).toBe(first?.body._id)
})
it('puts what the server refuses at its input', async () => {
  const farm = await openFarm()
  const { user, dialog, name, save } = await openNew()
  const fields = [{ path: 'name', code: 'tooLong', message: 'See nimi on liiga pikk' }]
  farm.refuses(addWorker, 'invalid', { fields })
  await user.type(name, 'Jüri')
  await user.click(save)
  await dialog.findByText('See nimi on liiga pikk')
  expect(name.getAttribute('aria-invalid')).toBe('true')
})
it('keeps what was typed of a record that was deleted meanwhile, and says so', async () => {
  const farm = await openFarm()
  const { id, user, dialog, save } = await openStored(farm)
  await farm.does(deleteWorker, { params: { id } })
  await user.click(save)
  await screen.findByText(workersText.deletedMeanwhile)
  dialog.getByDisplayValue('Mari Kask 2')
})
it('takes the version of somebody else where that is chosen', async () => {
  const farm = await openFarm()
  const { id, user, dialog, save } = await openStored(farm)
  await farm.does(changeWorker, { params: { id }, body: { name: 'Mari Tamm' } })
  await user.click(save)
  await dialog.findByText(workersText.conflictTitle)
  await user.click(dialog.getByRole('button', { name: uiText.takeTheirs }))
  await rowOf('Mari Tamm')
  expect(farm.sent(changeWorker)).toHaveLength(1)
})
