import { act, screen } from '@testing-library/react'
import { sendFeedback } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { openContact } from '../../entities/session/contact.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { contactText } from './contact-text.ts'

it('shows a receipt of what was sent', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('workers')
  act(() => openContact())
  await user.type(await screen.findByRole('textbox', { name: contactText.contactLabel }), 'Väga hea programm')
  await user.click(screen.getByRole('button', { name: contactText.contactSend }))
  await screen.findByText(/^Teie sõnumi number on [0-9A-F]{8}\.$/)
  screen.getByText(contactText.noCopy)
  expect(await farm.untilSent(sendFeedback)).toEqual([{ body: { message: 'Väga hea programm' } }])
})
it('keeps what was written when it could not be sent', async () => {
  const farm = await openFarm()
  farm.refuses(sendFeedback)
  const { user } = await renderPage('workers')
  act(() => openContact())
  const message = await screen.findByRole('textbox', { name: contactText.contactLabel })
  await user.type(message, 'Väga hea programm')
  await user.click(screen.getByRole('button', { name: contactText.contactSend }))
  await screen.findByText(contactText.contactFailed)
  expect(message).toHaveProperty('value', 'Väga hea programm')
})
