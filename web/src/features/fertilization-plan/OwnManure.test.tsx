import { screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { changeOwnManure, getOwnManure } from '@vagu/core/own-manure/contract'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { ownManureText as text } from './own-manure-text.ts'

const params = { year: YEAR }
const cows = { animal: 'piimalehm', count: 40, housedPercent: 80 }
const stored = async (farm: Farm) => (await farm.does(getOwnManure, { params })).animals

async function openPlan(): Promise<Farm> {
  const farm = await openFarm()
  await farm.does(addField, { body: { name: 'Kodupõld', area: 20 } })
  return farm
}
const openDialog = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: text.dialog(YEAR) }))
}
const cellsOf = async (line: string): Promise<(string | null)[]> => {
  const head = await screen.findByRole('rowheader', { name: line })
  return [...(head.closest('tr')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
}

it('asks for the animals, counts their manure, and says where the land is too little for it', async () => {
  const farm = await openPlan()
  const { user } = await renderPage('fertilizationPlan')
  await screen.findByText(text.empty)
  const dialog = await openDialog(user, text.add)
  await user.click(dialog.getByRole('button', { name: text.addAnimal }))
  await user.click(dialog.getByRole('button', { name: text.save }))
  expect(dialog.getByRole('textbox', { name: text.count }).getAttribute('aria-invalid')).toBe('true')
  const animal = dialog.getByRole('combobox', { name: text.animal })
  await waitFor(() => expect(document.activeElement).toBe(animal))
  await user.selectOptions(animal, 'piimalehm')
  await user.type(dialog.getByRole('textbox', { name: text.count }), '40')
  const housed = dialog.getByRole('textbox', { name: text.housed })
  await user.clear(housed)
  await user.type(housed, '80')
  await user.click(dialog.getByRole('button', { name: text.save }))
  await waitFor(async () => expect(await stored(farm)).toEqual([cows]))
  expect(await cellsOf(text.lines.toSpread)).toEqual(['4\u00A0322', '953', '3\u00A0224'])
  await screen.findByText(/üle piiri 100,2 kg/)
})
it('takes the animals of an earlier year', async () => {
  const farm = await openPlan()
  await farm.does(changeOwnManure, {
    params: { year: YEAR - 1 },
    body: { animals: [cows], trades: [], updatedAt: null },
  })
  const { user } = await renderPage('fertilizationPlan')
  const dialog = await openDialog(user, text.add)
  await user.click(dialog.getByRole('button', { name: text.takeLast }))
  await user.click(dialog.getByRole('button', { name: text.save }))
  await waitFor(async () => expect(await stored(farm)).toEqual([cows]))
})
it('shows what somebody else has stored meanwhile, and stores ours only when asked again', async () => {
  const farm = await openPlan()
  const { user } = await renderPage('fertilizationPlan')
  const dialog = await openDialog(user, text.add)
  await user.click(dialog.getByRole('button', { name: text.addTrade }))
  await user.selectOptions(dialog.getByRole('combobox', { name: text.kind }), 'TAHESONNIK')
  await user.type(dialog.getByRole('textbox', { name: text.amount }), '100')
  await farm.does(changeOwnManure, { params, body: { animals: [cows], trades: [], updatedAt: null } })
  await user.click(dialog.getByRole('button', { name: text.save }))
  await dialog.findByText(/Piimalehm 40/)
  expect(await stored(farm)).toEqual([cows])
  await user.click(dialog.getByRole('button', { name: text.save }))
  await waitFor(async () => expect(await stored(farm)).toEqual([]))
})
it('loads what could not be loaded', async () => {
  const farm = await openPlan()
  farm.refuses(getOwnManure)
  const { user } = await renderPage('fertilizationPlan')
  await screen.findByText(text.loadFailed)
  farm.lets(getOwnManure)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await screen.findByText(text.empty)
})
