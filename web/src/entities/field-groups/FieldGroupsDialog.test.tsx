import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { changeFieldGroups, getSettings } from '@vagu/core/settings/contract'
import { expect, it } from 'vitest'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields } from '../../testing/steps.ts'
import { fieldPickerText } from '../field-picker/text.ts'
import { uiText } from '../../ui/text.ts'
import { fieldGroupsText } from './text.ts'

const NAMES = ['Kivi', 'Kopli', 'Mäe', 'Oru']

async function openGroups() {
  const farm = await openFarm()
  const ids = await addFields(farm, NAMES)
  const group = (fieldGroupName: string, ...places: number[]) => ({
    fieldGroupName,
    linkedFieldIds: places.map((place) => ids[place] ?? ''),
  })
  const storeGroups = (...fieldGroups: ReturnType<typeof group>[]) =>
    farm.does(changeFieldGroups, { body: { fieldGroups } })
  await storeGroups(group('Põhi', 0, 1))
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: fieldGroupsText.open }))
  await user.click(await screen.findByRole('button', { name: fieldGroupsText.editOne('Põhi') }))
  const dialog = within(await screen.findByRole('dialog', { name: fieldGroupsText.editTitle('Põhi') }))
  const name = dialog.getByRole('textbox', { name: fieldGroupsText.name })
  const press = (label: string) => user.click(dialog.getByRole('button', { name: label }))
  return { farm, ids, group, storeGroups, user, dialog, name, press }
}
const storedNames = async (farm: Farm) =>
  (await farm.does(getSettings, {})).fieldGroups.map(({ fieldGroupName }) => fieldGroupName)

it('says at its input that a name is missing, and stores the group once for two clicks', async () => {
  const { farm, user, dialog, name, press } = await openGroups()
  await user.clear(name)
  await press(fieldGroupsText.save)
  await dialog.findByText('Grupi nimi on kohustuslik')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await user.type(name, 'Lõuna')
  await user.dblClick(dialog.getByRole('button', { name: fieldGroupsText.save }))
  await screen.findByText(fieldGroupsText.changed)
  expect(farm.sent(changeFieldGroups)).toHaveLength(1)
})
it('says that a group needs two fields', async () => {
  const { user, dialog, press } = await openGroups()
  await user.click(dialog.getByRole('checkbox', { name: /Kivi/ }))
  await press(fieldGroupsText.save)
  await dialog.findByText('Vähemalt 2 põldu on vaja grupi loomiseks')
})
it('shows both versions where somebody else has changed the groups, and keeps mine over theirs', async () => {
  const { farm, group, storeGroups, user, dialog, name, press } = await openGroups()
  await storeGroups(group('Põhi', 0, 1), group('Ida', 2, 3))
  await user.clear(name)
  await user.type(name, 'Lõuna')
  await press(fieldGroupsText.save)
  await dialog.findByText(fieldGroupsText.conflictTitle)
  dialog.getByRole('row', { name: 'Lõuna Kivi, Kopli -' })
  dialog.getByRole('row', { name: 'Põhi - Kivi, Kopli' })
  expect(dialog.queryByText('Ida')).toBeNull()
  await press(uiText.keepMine)
  await screen.findByText(fieldGroupsText.changed)
  expect(await storedNames(farm)).toEqual(['Lõuna', 'Ida'])
})
it('takes what is stored where that is chosen', async () => {
  const { farm, group, storeGroups, user, dialog, name, press } = await openGroups()
  await storeGroups(group('Põhi', 0, 2))
  await user.type(name, ' 2')
  await press(fieldGroupsText.save)
  await dialog.findByText(fieldGroupsText.conflictTitle)
  await press(uiText.takeTheirs)
  await screen.findByRole('button', { name: fieldGroupsText.editOne('Põhi') })
  expect(await storedNames(farm)).toEqual(['Põhi'])
  expect(farm.sent(changeFieldGroups)).toHaveLength(1)
})
it('asks before a changed group is left', async () => {
  const { user, name, press } = await openGroups()
  await user.type(name, ' 2')
  await press(fieldGroupsText.cancel)
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: uiText.keepEditing })
})
it('adds a group, by which the fields of a job are chosen', async () => {
  const farm = await openFarm()
  await addFields(farm, NAMES)
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: fieldGroupsText.open }))
  await user.click(await screen.findByRole('button', { name: fieldGroupsText.add }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: fieldGroupsText.name }), 'Põhi')
  const save = dialog.getByRole('button', { name: fieldGroupsText.save })
  await user.click(save)
  await dialog.findByText('Vähemalt 2 põldu on vaja grupi loomiseks')
  for (const name of NAMES.slice(0, 2))
    await user.click(dialog.getByRole('checkbox', { name: new RegExp(name) }))
  await user.click(save)
  await screen.findByText(fieldGroupsText.added)
  const { fieldGroups } = await farm.does(getSettings, {})
  expect(fieldGroups).toMatchObject([{ fieldGroupName: 'Põhi' }])
  cleanup()
  const form = await renderPage('addJob')
  const groups = within(await screen.findByRole('group', { name: fieldGroupsText.choose }))
  await form.user.click(groups.getByRole('button', { name: /^Põhi/ }))
  await waitFor(() => expect(document.body.textContent).toContain(fieldPickerText.selected(2, 10)))
})
