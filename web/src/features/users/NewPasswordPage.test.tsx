import { screen, waitFor } from '@testing-library/react'
import { resetPassword, setPasswordAfterReset } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { mailedToken, newEmail, registered, visitor } from '../../../../server/src/testing/visitors.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { openAsVisitor } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { usersText } from './text.ts'

const PASSWORD = 'uus salasõna 27'
const input = () => screen.getByLabelText(usersText.newPassword)
const button = () => screen.getByRole('button', { name: usersText.setPassword })

it('sets a new password by the mailed link, once', async () => {
  const visit = await openAsVisitor()
  const email = newEmail()
  await registered(visit.home, email)
  await (await visitor(visit.home)).call(resetPassword, { body: { email } })
  const token = await mailedToken(visit.home, email, 'uusparool')
  const page = await renderPage('newPassword', { rest: `#token=${token}` })
  await page.user.type(input(), PASSWORD)
  await page.user.click(button())
  await screen.findByText(usersText.passwordSet)
  await waitFor(() => expect(page.address()).toBe(ROUTES.login))
  expect(visit.sent(setPasswordAfterReset)).toEqual([{ body: { token, password: PASSWORD } }])
})
it('says that a link is used up', async () => {
  await openAsVisitor()
  const { user } = await renderPage('newPassword', { rest: '#token=invented' })
  await user.type(input(), PASSWORD)
  await user.click(button())
  await screen.findByText(usersText.tokenExpired)
})
it('takes no password without a link', async () => {
  await openAsVisitor()
  await renderPage('newPassword')
  screen.getByText(usersText.tokenMissing)
  expect(input()).toHaveProperty('disabled', true)
  expect(button()).toHaveProperty('disabled', true)
})
