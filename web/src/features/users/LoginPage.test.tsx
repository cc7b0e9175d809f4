import { screen, waitFor } from '@testing-library/react'
import { login } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { registered, password } from '../../../../server/src/testing/visitors.ts'
import { titles } from '../../navigation/titles.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { openAsVisitor, openFarm } from '../../testing/farm.ts'
import { type Page, renderPage } from '../../testing/render-page.tsx'
import { usersText } from './text.ts'

async function signIn({ user }: Page, email: string, secret: string): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: usersText.email }), email)
  await user.type(screen.getByLabelText(usersText.password), secret)
  await user.click(screen.getByRole('button', { name: usersText.login }))
}

it('signs in and opens the page that was asked for first', async () => {
  const visit = await openAsVisitor()
  await registered(visit.home, 'mari@vagu.test')
  const page = await renderPage('workers')
  expect(page.address()).toBe(`${ROUTES.login}?edasi=${encodeURIComponent(ROUTES.workers)}`)
  await signIn(page, 'mari@vagu.test', password)
  await screen.findByRole('heading', { level: 1, name: titles.workers })
  expect(visit.sent(login)).toEqual([{ body: { email: 'mari@vagu.test', password, remember: false } }])
})
it('says that the password is wrong, and lets it be typed anew', async () => {
  const visit = await openAsVisitor()
  await registered(visit.home, 'kadri@vagu.test')
  const page = await renderPage('login')
  await signIn(page, 'kadri@vagu.test', 'vale salasõna')
  await screen.findByText(usersText.wrongLogin)
  await page.user.clear(screen.getByLabelText(usersText.password))
  await page.user.clear(screen.getByRole('textbox', { name: usersText.email }))
  await signIn(page, 'kadri@vagu.test', password)
  await waitFor(() => expect(page.address()).toBe(ROUTES.addJob))
})
it('says that the server cannot be reached', async () => {
  const visit = await openAsVisitor()
  visit.cannotReach(login)
  await signIn(await renderPage('login'), 'mari@vagu.test', password)
  await screen.findByText(usersText.loginBroken)
})
it('leads somebody who is signed in to his jobs', async () => {
  await openFarm()
  const page = await renderPage('login')
  expect(page.address()).toBe(ROUTES.addJob)
})
