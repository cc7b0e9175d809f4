import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { register } from '@vagu/core/users/contract'
import { fieldError } from '@vagu/core/validation'
import { expect, it } from 'vitest'
import { registered } from '../../../../server/src/testing/visitors.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { openAsVisitor } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { usersText } from './text.ts'

const PASSWORD = 'künnipäev26'
const email = () => screen.getByRole('textbox', { name: usersText.email })
const password = () => screen.getByLabelText(usersText.password)
const company = () => screen.getByRole('textbox', { name: usersText.companyName })
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: usersText.createAccount }))

it('makes an account and opens the main page', async () => {
  const visit = await openAsVisitor()
  const { user, address } = await renderPage('register')
  await user.type(email(), 'mari@kivitalu.example')
  await user.type(password(), PASSWORD)
  await user.type(company(), 'Kivitalu OÜ')
  await send(user)
  await screen.findByText(usersText.proofSent('mari@kivitalu.example'))
  expect(address()).toBe(ROUTES.addJob)
  expect(visit.sent(register)).toMatchObject([
    { body: { email: 'mari@kivitalu.example', password: PASSWORD, company: { name: 'Kivitalu OÜ' } } },
  ])
})
it('names every wrong input at its place, and sends nothing', async () => {
  const visit = await openAsVisitor()
  const { user } = await renderPage('register')
  await user.type(email(), 'a@b')
  await user.type(password(), 'lühike')
  await send(user)
  await screen.findByText(fieldError('email', 'wrongEmail').message)
  screen.getByText(fieldError('password', 'passwordTooShort').message)
  expect(document.activeElement).toBe(email())
  expect(visit.sent(register)).toEqual([])
})
it('says why a password is too easy to guess, before anything is sent', async () => {
  const visit = await openAsVisitor()
  const { user } = await renderPage('register')
  await user.type(email(), 'mari@kivitalu.example')
  await user.type(company(), 'Kivitalu OÜ')
  for (const [guess, code] of [
    ['parool12', 'passwordCommon'],
    ['12345678', 'passwordTooSimple'],
    ['Kivitalu1', 'passwordOwnWords'],
  ] as const) {
    await user.clear(password())
    await user.type(password(), guess)
    await send(user)
    await screen.findByText(fieldError('password', code).message)
  }
  expect(visit.sent(register)).toEqual([])
})
it('says which e-mail is taken, at its input', async () => {
  const visit = await openAsVisitor()
  await registered(visit.home, 'kadri@vagu.test')
  const { user } = await renderPage('register')
  await user.type(email(), 'kadri@vagu.test')
  await user.type(password(), PASSWORD)
  await user.type(company(), 'Teine talu')
  await send(user)
  await screen.findByText(fieldError('email', 'emailTaken').message)
  await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'))
})
