import { act, screen, within } from '@testing-library/react'
import { listFields } from '@vagu/core/fields/contract'
import { orderFields } from '@vagu/core/fields/list-contract'
import { expect, it, vi } from 'vitest'
import { type Farm, openFarm, YEAR } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
import { fieldsMapText } from '../map/text.ts'
import { fieldsMenuText } from '../menu/text.ts'
import { fieldsPageText } from '../text.ts'
import { orderText } from './text.ts'

/** A screen that is wide until it is turned. */
function turning(): () => void {
  const list = new EventTarget()
  const others = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('max-width') ? (Object.assign(list, { matches: false }) as MediaQueryList) : others(query),
  )
  return () => act(() => void list.dispatchEvent(Object.assign(new Event('change'), { matches: true })))
}

async function openOrder() {
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: fieldsMenuText.menu }))
  await user.click(await screen.findByRole('menuitem', { name: orderText.open }))
  const dialog = within(await screen.findByRole('dialog', { name: orderText.title }))
  const rows = () => dialog.getAllByRole('listitem').map((row) => row.textContent?.replace(/Talinisu.*/, ''))
  const handle = (name: string) => dialog.getByRole('button', { name: orderText.handle(name) })
  return {
    user,
    dialog,
    rows,
    handle,
    save: () => user.click(dialog.getByRole('button', { name: uiText.save })),
  }
}
const namesOf = async (farm: Farm) => (await farm.does(listFields, { query: {} })).map(({ name }) => name)

it('moves a field by keys, says where it stands, stores the order, and takes it back', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Aas', 'Metsatagune', 'Kodupõld'])
  const { user, dialog, handle, save } = await openOrder()
  handle('Metsatagune').focus()
  await user.keyboard('{ArrowUp}{Alt>}{ArrowUp}{/Alt}')
  await dialog.findByText(orderText.moved('Metsatagune', 1, 3))
  expect(document.activeElement).toBe(handle('Metsatagune'))
  await save()
  await screen.findByText(orderText.saved)
  expect(await namesOf(farm)).toEqual(['Metsatagune', 'Aas', 'Kodupõld'])
  const list = await screen.findByRole('list', { name: fieldsPageText.tableLabel(YEAR) })
  const [first] = within(list).getAllByRole('listitem')
  expect(first?.textContent).toContain('Metsatagune')
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(orderText.undone)
  expect(await namesOf(farm)).toEqual(['Aas', 'Kodupõld', 'Metsatagune'])
})
it('sorts by a property at once', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Mäealune', 'Aas'])
  const { user, dialog, rows, handle, save } = await openOrder()
  handle('Aas').focus()
  await user.keyboard('{ArrowDown}')
  expect(rows()[0]).toContain('Mäealune')
  await user.click(dialog.getByRole('button', { name: orderText.keys.name }))
  expect(rows()[0]).toContain('Aas')
  await save()
  expect(await farm.untilSent(orderFields)).toHaveLength(1)
})

it('keeps what was moved when a phone is turned, and the menu stands elsewhere', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Aas', 'Kodupõld'])
  const turn = turning()
  const { user, handle } = await openOrder()
  handle('Kodupõld').focus()
  await user.keyboard('{ArrowUp}')
  turn()
  await screen.findByRole('button', { name: fieldsMapText.raise, hidden: true })
  const there = within(screen.getByRole('dialog', { name: orderText.title }))
  expect(there.getAllByRole('listitem')[0]?.textContent).toContain('Kodupõld')
})
