import { screen, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { expect, it, vi } from 'vitest'
import { recordsText } from '../../../records/text.ts'
import { openFarm } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { uiText } from '../../../ui/text.ts'
import { geometryFile } from './geometry-file.ts'
import { divisionText } from './text.ts'

const [X, Y] = [617_000, 6_495_000]

it('loads the geometry again that was not loaded, and then knows the neighbours', async () => {
  const farm = await openFarm()
  const names = ['Kivi', 'Mets']
  for (const [place, name] of names.entries()) {
    const mapData = mapDataOf([rectangle([X + place * 401, Y], 400, 250)])
    await farm.does(addField, { body: { name, area: 10, mapData } })
  }
  const broken = vi.spyOn(geometryFile, 'load').mockRejectedValue(new Error('not loaded'))
  const { user } = await renderPage('fields')
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kivi') }))
  await user.click(await screen.findByRole('menuitem', { name: divisionText.merge }))
  const dialog = within(await screen.findByRole('dialog', { name: divisionText.mergeTitle }))
  await dialog.findByText(uiText.loadFailed)
  broken.mockRestore()
  await user.click(dialog.getByRole('button', { name: uiText.reload }))
  await dialog.findByRole('checkbox', { name: /^Mets/ })
  expect(dialog.queryByText(uiText.loadFailed)).toBeNull()
})
