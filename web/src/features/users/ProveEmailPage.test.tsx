import { screen } from '@testing-library/react'
import { changeEmail, proveEmail } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import {
  mailedToken,
  newEmail,
  password,
  proven,
  registered,
} from '../../../../server/src/testing/visitors.ts'
import { proofFailed } from '../../app/auth-words.ts'
import { sessionText } from '../../entities/session/text.ts'
import { openAs, openAsVisitor } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { usersText } from './text.ts'

it('proves the address in the session of its account', async () => {
  const email = newEmail()
  const farm = await openAs((server) => registered(server, email))
  const token = await mailedToken(farm.home, email)
  await renderPage('proveEmail', { rest: `#token=${token}` })
  await screen.findByText(sessionText.authSucceeded)
  expect(farm.sent(proveEmail)).toEqual([{ body: { token } }])
})
it('asks who it is before it proves anything', async () => {
  const visit = await openAsVisitor()
  const email = newEmail()
  await registered(visit.home, email)
  const token = await mailedToken(visit.home, email)
  const { user } = await renderPage('proveEmail', { rest: `#token=${token}` })
  screen.getByText(usersText.proofText)
  expect(visit.sent(proveEmail)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: usersText.email }), email)
  await user.type(screen.getByLabelText(usersText.password), password)
  await user.click(screen.getByRole('button', { name: usersText.login }))
  await screen.findByText(sessionText.authSucceeded)
})
it('says that an invented link proves nothing', async () => {
  await openAs((server) => registered(server))
  await renderPage('proveEmail', { rest: '#token=invented' })
  await screen.findByText(proofFailed)
})
it('says that a link proves nothing while another address waits, although the present one is proven', async () => {
  const farm = await openAs((server) => proven(server))
  await farm.does(changeEmail, { body: { email: newEmail(), currentPassword: password } })
  await renderPage('proveEmail', { rest: '#token=invented' })
  await screen.findByText(proofFailed)
})
it('says that a link which was opened twice has proven the address', async () => {
  const email = newEmail()
  const farm = await openAs((server) => registered(server, email))
  const token = await mailedToken(farm.home, email)
  await farm.does(proveEmail, { body: { token } })
  await renderPage('proveEmail', { rest: `#token=${token}` })
  await screen.findByText(sessionText.authSucceeded)
})
it('says that the address could not be proven', async () => {
  const farm = await openAs((server) => registered(server))
  farm.refuses(proveEmail)
  await renderPage('proveEmail', { rest: '#token=any' })
  await screen.findByText(usersText.proofFailed)
})
it('says that a link is not whole', async () => {
  await openAsVisitor()
  await renderPage('proveEmail')
  screen.getByText(usersText.tokenMissing)
})
