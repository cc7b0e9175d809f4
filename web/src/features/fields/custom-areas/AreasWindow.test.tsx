import { screen, waitFor, within } from '@testing-library/react'
import { addCustomArea, changeCustomArea, deleteCustomArea } from '@vagu/core/custom-areas/contract'
import { getGuideVideos } from '@vagu/core/guides/contract'
import { messageOf } from '@vagu/core/messages'
import { getSettings } from '@vagu/core/settings/contract'
import { expect, it } from 'vitest'
import { videoText } from '../../../entities/guides/text.ts'
import { pathTo } from '../../../navigation/paths.ts'
import { historyText } from '../../../records/history/text.ts'
import { recordsText } from '../../../records/text.ts'
import { openFarm, YEAR } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
import { customAreasText } from './text.ts'

const KIND = customAreasText.bufferName('5')
const WHOLE = {
  areaName: 'Toetus',
  calculationStrategy: 'INITIAL',
  calculationValue: null,
  year: YEAR - 1,
} as const
const openWindow = () => screen.findByRole('dialog', { name: customAreasText.title })

it('says what kinds of area are for, and adds one that is found by the shapes', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('customFieldAreas')
  const areas = within(await openWindow())
  await areas.findByText(customAreasText.noKinds)
  await user.click(areas.getByRole('button', { name: customAreasText.add }))
  const dialog = within(await screen.findByRole('dialog', { name: customAreasText.addTitle }))
  await user.selectOptions(dialog.getByRole('combobox', { name: customAreasText.strategy }), 'EDGE_BUFFER')
  await user.click(dialog.getByRole('button', { name: customAreasText.add }))
  const width = await dialog.findByRole('textbox', { name: customAreasText.edgeWidth })
  await waitFor(() => expect(document.activeElement).toBe(width))
  await user.type(width, '5')
  expect(dialog.getByRole('textbox', { name: customAreasText.name })).toHaveProperty('value', KIND)
  await user.click(dialog.getByRole('button', { name: customAreasText.add }))
  await screen.findByText(customAreasText.added)
  await screen.findByRole('textbox', { name: customAreasText.areaOf('Kodupõld', KIND) })
  expect(farm.sent(addCustomArea)).toMatchObject([
    { body: { areaName: KIND, calculationStrategy: 'EDGE_BUFFER', calculationValue: 5, year: YEAR } },
  ])
})

it('plays the tutorial where there is one; Escape ends it and leaves the window', async () => {
  const farm = await openFarm()
  farm.answers(getGuideVideos, () => ({ customAreas: 'aB3_-678901' }))
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('customFieldAreas')
  const areas = within(await openWindow())
  await user.click(await areas.findByRole('button', { name: videoText.watchFor(6) }))
  const frame = await screen.findByTitle(customAreasText.tutorial)
  expect(frame.getAttribute('src')).toContain('/embed/aB3_-678901?autoplay=1')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByTitle(customAreasText.tutorial)).toBeNull())
  expect(await openWindow()).toBeTruthy()
})
it('offers no tutorial where the installation names none', async () => {
  await addFields(await openFarm(), ['Kodupõld'])
  await renderPage('customFieldAreas')
  const areas = within(await openWindow())
  await areas.findByRole('button', { name: customAreasText.add })
  expect(areas.queryByRole('button', { name: videoText.watchFor(6) })).toBeNull()
})

/** The window over a farm with one kind of area, whose dialog is open. */
async function openKind() {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { id } = await farm.does(addCustomArea, { body: WHOLE })
  const { user } = await renderPage('customFieldAreas')
  await user.click(await screen.findByRole('button', { name: customAreasText.editKind(WHOLE.areaName) }))
  const dialog = within(await screen.findByRole('dialog', { name: customAreasText.editTitle }))
  const name = await dialog.findByRole('textbox', { name: customAreasText.name })
  const press = (label: string) => user.click(dialog.getByRole('button', { name: label }))
  return { farm, id, user, dialog, name, press }
}

it('stores a changed kind once for two clicks, and its areas anew only when asked', async () => {
  const { farm, id, user, dialog, name } = await openKind()
  await user.type(name, ' 2')
  await user.dblClick(dialog.getByRole('button', { name: customAreasText.save }))
  await screen.findByText(customAreasText.changed)
  await screen.findByText('Toetus 2')
  expect(farm.sent(changeCustomArea)).toMatchObject([
    { params: { id }, body: { areaName: 'Toetus 2', year: YEAR - 1 } },
  ])
  await user.click(screen.getByRole('button', { name: customAreasText.editKind('Toetus 2') }))
  await user.click(await screen.findByRole('button', { name: customAreasText.saveAndRecalculate }))
  await screen.findByText(customAreasText.recalculated)
  expect(farm.sent(changeCustomArea)[1]).toMatchObject({
    query: { forceRecalculate: 'true' },
    body: { year: YEAR },
  })
})
it('says at its input that a name is too short, and what the server refuses', async () => {
  const { farm, user, dialog, name, press } = await openKind()
  await user.clear(name)
  await user.type(name, 'abc')
  await press(customAreasText.save)
  await dialog.findByText(messageOf('tooShort'))
  expect(farm.sent(changeCustomArea)).toEqual([])
  const message = messageOf('tooLong')
  farm.refuses(changeCustomArea, 'invalid', { fields: [{ path: 'areaName', code: 'tooLong', message }] })
  await user.type(name, 'd')
  await press(customAreasText.save)
  await dialog.findByText(message)
  expect(name.getAttribute('aria-invalid')).toBe('true')
})
it('shows both versions of a kind that somebody else has changed, and keeps mine over theirs', async () => {
  const { farm, id, user, dialog, name, press } = await openKind()
  await farm.does(changeCustomArea, { params: { id }, query: {}, body: { ...WHOLE, areaName: 'Teise nimi' } })
  await user.type(name, ' 2')
  await press(customAreasText.save)
  await dialog.findByText(customAreasText.conflictTitle)
  dialog.getByRole('row', { name: `${customAreasText.name} Toetus 2 Teise nimi` })
  await press(uiText.keepMine)
  await screen.findByText(customAreasText.changed)
  await screen.findByText('Toetus 2')
})
it('says that a kind was deleted meanwhile, and keeps what was typed', async () => {
  const { farm, id, user, dialog, name, press } = await openKind()
  await farm.does(deleteCustomArea, { params: { id } })
  await user.type(name, ' 2')
  await press(customAreasText.save)
  await screen.findByText(customAreasText.deletedMeanwhile)
  dialog.getByDisplayValue('Toetus 2')
})
it('deletes a kind after a question, and takes it back', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await farm.does(addCustomArea, { body: WHOLE })
  const { user } = await renderPage('customFieldAreas')
  await user.click(await screen.findByRole('button', { name: customAreasText.deleteKind('Toetus') }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: recordsText.delete }))
  await screen.findByText(customAreasText.deleted())
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: customAreasText.deleteKind('Toetus') })).toBeNull(),
  )
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(customAreasText.restored('Toetus'))
  await screen.findByRole('button', { name: customAreasText.deleteKind('Toetus') })
})
it('brings back a kind that was deleted long ago, and the window under the list stays open', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { id } = await farm.does(addCustomArea, { body: WHOLE })
  await farm.does(deleteCustomArea, { params: { id } })
  const { user } = await renderPage('customFieldAreas')
  await user.click(await screen.findByRole('button', { name: customAreasText.deletedKinds }))
  const dialog = within(await screen.findByRole('dialog', { name: customAreasText.deletedKinds }))
  await user.click(await dialog.findByRole('button', { name: historyText.bringBackOf('Toetus') }))
  await screen.findByText(historyText.broughtBack('Toetus'))
  await dialog.findByText(historyText.noneDeleted)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: customAreasText.deletedKinds })).toBeNull())
  expect(within(await openWindow()).getAllByText('Toetus')).not.toEqual([])
})
it('asks for fields first where there are none', async () => {
  await openFarm()
  await renderPage('customFieldAreas')
  within(await openWindow()).getByText(customAreasText.noFields)
})
it('stays away while the kinds could not be loaded', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  farm.refuses(getSettings)
  const { user, address } = await renderPage('customFieldAreas')
  await screen.findByRole('link', { name: 'Kodupõld' })
  expect(farm.sent(getSettings).length).toBeLessThan(10)
  expect(screen.queryByRole('dialog')).toBeNull()
  farm.lets(getSettings)
  await user.click(screen.getByRole('link', { name: customAreasText.title }))
  await waitFor(() => expect(address()).toBe(pathTo('customFieldAreas', { year: YEAR })))
})

it('shows the area that was confirmed by keyboard, in the cell where one stays', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await farm.does(addCustomArea, { body: { ...WHOLE, year: YEAR } })
  const { user } = await renderPage('customFieldAreas')
  const label = customAreasText.areaOf('Kodupõld', WHOLE.areaName)
  const cell = await screen.findByRole('textbox', { name: label })
  await user.clear(cell)
  await user.type(cell, '1')
  const confirm = screen.getByRole('button', { name: customAreasText.confirmOf(label) })
  confirm.focus()
  await user.keyboard('{Enter}')
  await screen.findByText(customAreasText.areaSaved)
  await waitFor(() => expect(document.activeElement).toBe(cell))
  expect(cell).toHaveProperty('value', '1')
})
