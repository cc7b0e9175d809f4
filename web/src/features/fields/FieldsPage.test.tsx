import { screen, waitFor, within } from '@testing-library/react'
import { addField, changeField, listFields, toggleField } from '@vagu/core/fields/contract'
import { expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import { pathTo } from '../../navigation/paths.ts'
import { recordsText } from '../../records/text.ts'
import { openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { fieldsPageText } from './text.ts'

const table = () => screen.findByRole('table', { name: fieldsPageText.tableLabel(YEAR) })
const rowOf = async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) })
const nameIn = (dialog: HTMLElement) => within(dialog).findByRole('textbox', { name: fieldsPageText.name })

it('shows the fields of the season with their crops and areas', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  await renderPage('fields')
  const row = await rowOf('Kodupõld')
  expect(row.textContent).toContain('Talinisu')
  expect(row.textContent).toContain('5')
  await rowOf('Mäealune')
})
it('says how fields come in where there are none, and adds one', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('fields')
  await screen.findByText(fieldsPageText.emptyTitle)
  const [button] = screen.getAllByRole('button', { name: fieldsPageText.add })
  if (button) await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: fieldsPageText.addTitle })
  await user.type(await nameIn(dialog), 'Jõeäär')
  await user.type(within(dialog).getByRole('textbox', { name: fieldsPageText.area }), '4,5')
  await user.click(within(dialog).getByRole('button', { name: uiText.save }))
  await rowOf('Jõeäär')
  expect(await farm.untilSent(addField)).toMatchObject([{ body: { name: 'Jõeäär', area: 4.5 } }])
})
it('loads the fields again where they could not be loaded', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  farm.refuses(listFields)
  const { user } = await renderPage('fields')
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(listFields)
  await user.click(reload)
  await rowOf('Kodupõld')
})
it('finds a field, and says when there is none', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  const { user } = await renderPage('fields')
  await rowOf('Kodupõld')
  const search = screen.getByRole('searchbox', { name: fieldsPageText.search })
  await user.type(search, 'mäe')
  await waitFor(async () => expect(within(await table()).queryByText('Kodupõld')).toBeNull())
  await user.type(search, ' xyz')
  await screen.findByText(fieldsPageText.noneFound)
})
it('takes a field out of use', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kodupõld') }))
  await user.click(await screen.findByRole('menuitem', { name: fieldsPageText.deactivate }))
  expect(await farm.untilSent(toggleField)).toEqual([{ params: { id } }])
  await screen.findByRole('button', { name: fieldsPageText.showInactive(1) })
})
it('opens the field that the address names', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { user, address } = await renderPage('fields', { rest: `#${id}` })
  const dialog = await screen.findByRole('dialog', { name: fieldsPageText.editTitle })
  expect(await nameIn(dialog)).toHaveProperty('value', 'Kodupõld')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe(pathTo('fields', { year: YEAR })))
})
it('says that the field of an address is gone', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  await renderPage('fields', { rest: `#${newId()}` })
  await screen.findByText(fieldsPageText.missing)
})
it('shows both versions of a field that was changed meanwhile, and stores the chosen one', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('fields', { rest: `#${id}` })
  const dialog = await screen.findByRole('dialog', { name: fieldsPageText.editTitle })
  await user.type(await nameIn(dialog), ' 2')
  await farm.does(changeField, { params: { id }, body: { name: 'Kodunurm', area: 5 } })
  await user.click(within(dialog).getByRole('button', { name: uiText.save }))
  await within(dialog).findByText(fieldsPageText.conflictTitle)
  await user.click(within(dialog).getByRole('button', { name: uiText.keepMine }))
  await rowOf('Kodupõld 2')
})
