import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { company, registered } from '../../../../server/src/testing/visitors.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { openAs, openAsVisitor } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { demoText } from './text.ts'

// A test has no workers: the demo itself runs in the journeys, here it is what the page says when it cannot.
it('asks somebody who is signed in whether he wants to leave his farm', async () => {
  await openAs((server) => registered(server))
  const { user } = await renderPage('demo')
  await screen.findByText(demoText.askText(company.name))
  expect(screen.getByRole('link', { name: demoText.back }).getAttribute('href')).toBe(ROUTES.addJob)
  await user.click(screen.getByRole('button', { name: demoText.open }))
  await screen.findByText(demoText.failedTitle)
})
it('says that a browser cannot start it, and tries again', async () => {
  await openAsVisitor()
  const { user } = await renderPage('demo')
  await screen.findByText(demoText.failedTitle)
  await user.click(screen.getByRole('button', { name: demoText.retry }))
  await screen.findByText(demoText.failedText)
})
