import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { questionsOf } from '../../entities/help/search-help.ts'
import { purposeOf } from '../../entities/help/purpose-of.ts'
import { helpPartsText } from '../../entities/help/text.ts'
import { titles } from '../../navigation/titles.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { shellText } from './text.ts'

it('opens at the page where one is, and answers there', async () => {
  await openFarm()
  const { user } = await renderPage('workers')
  await user.click(screen.getByRole('button', { name: shellText.help }))
  const drawer = within(await screen.findByRole('dialog', { name: helpPartsText.drawerOf(titles.workers) }))
  drawer.getByText(purposeOf('workers') ?? '')
  const [first] = questionsOf('workers')
  await user.click(drawer.getByText(first?.question ?? ''))
  await drawer.findByText(first?.answer[0] ?? '')
})
it('finds what is asked elsewhere, and leads there', async () => {
  await openFarm()
  const { user, address } = await renderPage('workers')
  await user.click(screen.getByRole('button', { name: shellText.help }))
  const drawer = within(await screen.findByRole('dialog', { name: helpPartsText.drawerOf(titles.workers) }))
  await user.type(drawer.getByRole('textbox', { name: helpPartsText.search }), 'geopackage')
  await user.click(drawer.getByText('Kuidas tuua põllud PRIA failist?'))
  await user.click(await drawer.findByRole('link', { name: helpPartsText.openPage(titles.fieldImport) }))
  expect(address()).toMatch(/\/import$/)
})
it('says that nothing is found', async () => {
  await openFarm()
  const { user } = await renderPage('workers')
  await user.click(screen.getByRole('button', { name: shellText.help }))
  await user.type(await screen.findByRole('textbox', { name: helpPartsText.search }), 'xyzzy')
  await screen.findByText(helpPartsText.nothing)
})
it('opens by a key, which an input keeps for itself', async () => {
  await openFarm()
  const { user } = await renderPage('help')
  const search = await screen.findByRole('textbox')
  await user.type(search, '?')
  expect(search).toHaveProperty('value', '?')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => search.blur())
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: helpPartsText.drawerOf(titles.help) })
})
