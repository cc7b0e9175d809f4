import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ROUTES } from '../../navigation/paths.ts'
import { openAsVisitor, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { welcomeText } from './text.ts'

it('says what the program is, and leads on', async () => {
  await openAsVisitor()
  await renderPage('welcome')
  screen.getByRole('heading', { level: 1, name: welcomeText.title })
  screen.getByRole('figure', { name: welcomeText.exampleLabel })
  for (const [name, key] of [
    [welcomeText.login, 'login'],
    [welcomeText.register, 'register'],
    [welcomeText.tryDemo, 'demo'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(ROUTES[key])
})
it('leads somebody who is signed in to his jobs', async () => {
  await openFarm()
  const { address } = await renderPage('welcome')
  expect(address()).toBe(ROUTES.addJob)
})
