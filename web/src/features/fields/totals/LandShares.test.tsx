import { screen, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { addLinkedUser, switchAccount } from '@vagu/core/users/links-contract'
import { expect, it } from 'vitest'
import { openAs, openFarm, YEAR } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields } from '../../../testing/steps.ts'
import { fieldsPageText } from '../text.ts'
import { landSharesText } from './text.ts'

it('tells how the land of the season divides by crop, folded under a line of the largest', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld', 'Mäealune'])
  await farm.does(addField, { body: { name: 'Uus', area: 10 } })
  const { user } = await renderPage('fields')
  // the legend of the map tells of the same land: there it is not told twice
  await user.click(await screen.findByRole('radio', { name: fieldsPageText.table }))
  await screen.findByText(/Talinisu 50 % · /)
  await user.click(screen.getByRole('button', { name: landSharesText.label }))
  const table = within(screen.getByRole('table', { name: landSharesText.byCrop(YEAR) }))
  const row = table.getByRole('row', { name: /Talinisu/ })
  expect(row.textContent).toContain(landSharesText.fields(2))
  expect(row.textContent).toMatch(/10\sha50\s%/)
})

it('tells the same of all farms of the owner, with the share of each', async () => {
  await openAs(async (server) => {
    const owner = await server.farmer()
    const sow = (name: string, area: number, crop: string) =>
      owner.call(addField, { body: { name, area, yearInfo: [{ year: YEAR, mainCrop: { crop } }] } })
    await sow('Kodupõld', 5, 'talinisu')
    const company = { name: 'Metsatalu OÜ', code: '', address: { street: '' } }
    const { data } = await owner.call(addLinkedUser, { body: { company } })
    await owner.call(switchAccount, { body: { _id: data._id } })
    await sow('Metsaserv', 15, 'hernes')
    return owner
  })
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('radio', { name: fieldsPageText.table }))
  await user.click(await screen.findByRole('button', { name: landSharesText.label }))
  await user.click(await screen.findByRole('radio', { name: landSharesText.scopes.TOTAL_AREA }))
  const farms = within(await screen.findByRole('table', { name: landSharesText.byFarm }))
  expect(farms.getByRole('row', { name: /Metsatalu/ }).textContent).toMatch(/15\sha75\s%/)
  const crops = within(screen.getByRole('table', { name: landSharesText.byCrop(YEAR) }))
  expect(crops.getByRole('row', { name: /Talinisu/ }).textContent).toMatch(/5\sha25\s%/)
  await user.click(screen.getByRole('radio', { name: landSharesText.scopes.ONLY_THIS_ACCOUNT_AREA }))
  expect(screen.queryByRole('table', { name: landSharesText.byFarm })).toBeNull()
  expect(screen.queryByRole('row', { name: /Talinisu/ })).toBeNull()
})
