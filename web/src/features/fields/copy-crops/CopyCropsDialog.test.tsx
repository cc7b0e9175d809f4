import { screen, waitFor, within } from '@testing-library/react'
import { addField, listFields } from '@vagu/core/fields/contract'
import { copyCrops } from '@vagu/core/fields/list-contract'
import { expect, it } from 'vitest'
import { openFarm, YEAR } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields } from '../../../testing/steps.ts'
import { fieldsMenuText } from '../menu/text.ts'
import { uiText } from '../../../ui/text.ts'
import { copyCropsText } from './text.ts'

it('says what would change, and copies the crops of another season over those of this one', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const yearInfo = [{ year: YEAR, mainCrop: { crop: 'suvioder' } }]
  await farm.does(addField, { body: { name: 'Mäealune', area: 4, yearInfo } })
  await farm.does(addField, { body: { name: 'Uus', area: 3 } })
  const next = YEAR + 1
  const { user } = await renderPage('fields', { year: next })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: fieldsMenuText.menu }))
    await user.click(await screen.findByRole('menuitem', { name: copyCropsText.open }))
    return within(await screen.findByRole('dialog', { name: copyCropsText.title(next) }))
  }
  const dialog = await open()
  await dialog.findByText(copyCropsText.gets(2))
  dialog.getByText(copyCropsText.lacks(1, YEAR))
  await user.click(dialog.getByRole('button', { name: copyCropsText.copy }))
  await screen.findByText(copyCropsText.copied(2, next))
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(copyCropsText.undone(2, next))
  const anew = await open()
  await anew.findByText(copyCropsText.gets(2))
  await user.click(anew.getByRole('button', { name: copyCropsText.copy }))
  await waitFor(async () => expect(await farm.untilSent(copyCrops)).toHaveLength(2))
  const again = await open()
  await again.findByText(copyCropsText.has(2))
  expect(again.getByRole<HTMLButtonElement>('button', { name: copyCropsText.copy }).disabled).toBe(true)
  const body = { from: YEAR, overwrites: false, withOthers: false }
  expect(await farm.untilSent(copyCrops)).toMatchObject([{ body }, { body }])
})
it('takes undersown and catch crops along when that is ticked', async () => {
  const farm = await openFarm()
  const otherCrops = [{ use: 'UNDERSOWN' as const, crop: 'punane_ristik' }]
  const yearInfo = [{ year: YEAR, mainCrop: { crop: 'suvioder' }, otherCrops }]
  await farm.does(addField, { body: { name: 'Mäealune', area: 4, yearInfo } })
  const next = YEAR + 1
  const { user } = await renderPage('fields', { year: next })
  await user.click(await screen.findByRole('button', { name: fieldsMenuText.menu }))
  await user.click(await screen.findByRole('menuitem', { name: copyCropsText.open }))
  const dialog = within(await screen.findByRole('dialog', { name: copyCropsText.title(next) }))
  const tick = dialog.getByRole<HTMLInputElement>('checkbox', { name: copyCropsText.withOthers })
  expect(tick.checked).toBe(false)
  await user.click(tick)
  await user.click(dialog.getByRole('button', { name: copyCropsText.copy }))
  await screen.findByText(copyCropsText.copied(1, next))
  const [field] = await farm.does(listFields, { query: {} })
  expect(field?.yearInfo.find(({ year }) => year === next)?.otherCrops).toEqual(otherCrops)
})
