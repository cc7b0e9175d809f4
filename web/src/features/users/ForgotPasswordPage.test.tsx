import { screen } from '@testing-library/react'
import { resetPassword } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { openAsVisitor } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { usersText } from './text.ts'

const EMAIL = 'mari@vagu.test'
const send = () => screen.getByRole('button', { name: usersText.sendLink })

it('asks for a link, and says where it goes', async () => {
  const visit = await openAsVisitor()
  const { user } = await renderPage('forgotPassword')
  await user.type(screen.getByRole('textbox', { name: usersText.email }), EMAIL)
  await user.click(send())
  await screen.findByText(usersText.linkSent(EMAIL))
  expect(visit.sent(resetPassword)).toEqual([{ body: { email: EMAIL } }])
})
it('says that the link could not be sent, and lets it be sent again', async () => {
  const visit = await openAsVisitor()
  visit.refuses(resetPassword)
  const { user } = await renderPage('forgotPassword')
  await user.type(screen.getByRole('textbox', { name: usersText.email }), EMAIL)
  await user.click(send())
  await screen.findByText(usersText.sendFailed)
  visit.lets(resetPassword)
  await user.click(send())
  await screen.findByText(usersText.linkSent(EMAIL))
})
