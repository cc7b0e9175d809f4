import { screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { expect, it } from 'vitest'
import { pathTo } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { shellText } from '../shell/text.ts'
import { paletteText } from './text.ts'

const box = () => screen.findByRole('combobox', { name: paletteText.search })
const option = (name: RegExp) => screen.findByRole('option', { name })

it('leads to a page by its keys alone, and closes', async () => {
  await openFarm()
  const { user, address } = await renderPage('addJob')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'hoia')
  const found = await option(new RegExp(`^${titles.warnings}`))
  expect((await box()).getAttribute('aria-activedescendant')).toBe(found.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(pathTo('warnings')))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: paletteText.search })).toBeNull())
})

it('leads to a field, and to the jobs with a material', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addField, { body: { name: 'Mäealune', area: 4 } })
  await farm.does(addMaterial, { body: { name: 'Kile', type: 'material', unit: 'kg' } })
  const { user, address } = await renderPage('addJob')
  await user.click(await screen.findByRole('button', { name: shellText.search }))
  await user.type(await box(), 'mäea')
  await user.click(await option(/^Mäealune/))
  await waitFor(() => expect(address()).toBe(pathTo('field', { year: YEAR, id })))
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'kile')
  await user.click(await option(/^Kile/))
  await waitFor(() => expect(address()).toBe(`${pathTo('jobs', { year: YEAR })}?vahend=kile`))
})

it('says that nothing has such a name', async () => {
  await openFarm()
  const { user } = await renderPage('addJob')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'xyzzy')
  expect(await screen.findByText(paletteText.nothing)).toBeDefined()
  expect(within(screen.getByRole('listbox', { name: paletteText.results })).queryAllByRole('option')).toEqual(
    [],
  )
})
