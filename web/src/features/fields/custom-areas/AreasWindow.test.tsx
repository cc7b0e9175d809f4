import { screen, waitFor, within } from '@testing-library/react'
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import { getSettings } from '@vagu/core/settings/contract'
import { expect, it } from 'vitest'
import { pathTo } from '../../../navigation/paths.ts'
import { openFarm, YEAR } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields } from '../../../testing/steps.ts'
import { customAreasText } from './text.ts'

const KIND = customAreasText.bufferName('5')
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
  await user.type(await dialog.findByRole('textbox', { name: customAreasText.edgeWidth }), '5')
  expect(dialog.getByRole('textbox', { name: customAreasText.name })).toHaveProperty('value', KIND)
  await user.click(dialog.getByRole('button', { name: customAreasText.add }))
  await screen.findByText(customAreasText.added)
  await screen.findByRole('textbox', { name: customAreasText.areaOf('Kodupõld', KIND) })
  expect(farm.sent(addCustomArea)).toMatchObject([
    { body: { areaName: KIND, calculationStrategy: 'EDGE_BUFFER', calculationValue: 5, year: YEAR } },
  ])
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
  expect(screen.queryByRole('dialog')).toBeNull()
  farm.lets(getSettings)
  await user.click(screen.getByRole('link', { name: customAreasText.title }))
  await waitFor(() => expect(address()).toBe(pathTo('customFieldAreas', { year: YEAR })))
})
