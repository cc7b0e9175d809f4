import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openFarm } from '../../testing/farm.ts'
import { card } from '../../testing/card.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { SOURCES } from './sources.ts'
import { materialsPageText } from './text.ts'

it('counts while one types, with a comma', async () => {
  await openFarm()
  const { user } = await renderPage('helpMaterials')
  const tank = within(card(materialsPageText.tank.title))
  await user.type(tank.getByRole('textbox', { name: materialsPageText.tankSize }), '2000')
  await user.type(tank.getByRole('textbox', { name: materialsPageText.water }), '200')
  tank.getByText(/^10.ha$/)
  await user.type(tank.getByRole('textbox', { name: materialsPageText.norm }), '1,5')
  tank.getByText(/^15.l$/)
})
it('says what is wrong with what was typed', async () => {
  await openFarm()
  const { user } = await renderPage('helpMaterials')
  const seed = within(card(materialsPageText.seed.title))
  await user.type(seed.getByRole('textbox', { name: materialsPageText.thousand }), '-4')
  seed.getByText('Ei saa olla negatiivne')
  await user.type(seed.getByRole('textbox', { name: materialsPageText.germination }), 'palju')
  await user.tab()
  seed.getByText('Number ei ole korrektne')
})
it('leads out of Vagu in a window of its own', async () => {
  await openFarm()
  await renderPage('helpMaterials')
  for (const { title, url } of SOURCES) {
    const link = within(screen.getByRole('main')).getByRole('link', { name: title })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      url,
      '_blank',
      'noreferrer',
    ])
  }
})
