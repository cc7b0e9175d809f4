import { screen, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { expect, it } from 'vitest'
import { openFarm, YEAR } from '../../../testing/farm.ts'
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
