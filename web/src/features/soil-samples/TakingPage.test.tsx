import { screen, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { getSamplingOverview } from '@vagu/core/soil-samples/contract'
import { expect, it } from 'vitest'
import { pathTo } from '../../navigation/paths.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { soilPageText, takingText } from './text.ts'

const shape = (east: number) => mapDataOf([rectangle([617_000 + east, 6_495_000], 300, 200)])

it('has a bag for each sample that is owed, in the order in which one goes', async () => {
  const farm = await openFarm()
  await farm.does(addField, { body: { name: 'Kodupõld', area: 6, mapData: shape(0) } })
  await farm.does(addField, { body: { name: 'Mäepõld', area: 3, mapData: shape(1000) } })
  await renderPage('soilTaking', { year: 2026 })
  const labels = await screen.findByRole('region', { name: takingText.labels })
  const bags = within(labels).getAllByRole('listitem')
  expect(bags.map(({ textContent }) => textContent.slice(0, 9))).toEqual([
    '1Kodupõld',
    '2Kodupõld',
    '3MäepõldK',
  ])
  screen.getByRole('button', { name: takingText.print })
})
it('leads from each place to its field and to the map', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addField, { body: { name: 'Kodupõld', area: 3, mapData: shape(0) } })
  const { user } = await renderPage('soilTaking', { year: 2026 })
  const link = await screen.findByRole('link', { name: 'Kodupõld' })
  expect(link.getAttribute('href')).toBe(pathTo('field', { year: 2026, id }))
  await user.click(screen.getByRole('button', { name: new RegExp(takingText.showOnMap(1)) }))
  await screen.findByRole('dialog', { name: takingText.placeOf(1, 'Kodupõld') })
})
it('says where nothing is owed', async () => {
  await openFarm()
  await renderPage('soilTaking', { year: 2026 })
  await screen.findByText(soilPageText.noneOwed(2026))
})
it('loads again what could not be loaded', async () => {
  const farm = await openFarm()
  farm.refuses(getSamplingOverview)
  const { user } = await renderPage('soilTaking', { year: 2026 })
  const reload = await screen.findByRole('button', { name: uiText.reload })
  farm.lets(getSamplingOverview)
  await user.click(reload)
  await screen.findByText(soilPageText.noneOwed(2026))
})
