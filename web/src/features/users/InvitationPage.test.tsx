import { screen, waitFor } from '@testing-library/react'
import { messageOf } from '@vagu/core/messages'
import { acceptInvitation, joinByInvitation, listPeople, readInvitation } from '@vagu/core/people/contract'
import { confirmLink, linkAccount, switchAccount } from '@vagu/core/users/links-contract'
import { ROLE_WORDS } from '@vagu/core/users/role-words'
import type { Role } from '@vagu/core/users/schema'
import { afterEach, expect, it, vi } from 'vitest'
import { emailOf, invited, tokenIn } from '../../../../server/src/testing/people.ts'
import { newEmail, registered } from '../../../../server/src/testing/visitors.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { type Farm, openAs, openAsVisitor, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { usersText } from './text.ts'

const COMPANY = 'Proovitalu OÜ'
afterEach(() => vi.restoreAllMocks())

/** A farm that has invited somebody, and the token of the letter. */
async function invitation(email: string, role: Role = 'worker') {
  const owner = await openFarm()
  return { owner, token: await invited(owner.home, owner.client, { email, role }) }
}
const openWith = (token: string) => renderPage('invitation', { rest: `#token=${token}` })
const stopsReload = () => vi.spyOn(globalThis.location, 'replace').mockReturnValue()

it('says to what one is invited, and a stranger joins with a password alone', async () => {
  const email = newEmail()
  const { owner, token } = await invitation(email)
  const visit = await openAsVisitor()
  const { user, address } = await openWith(token)
  const { name, says } = ROLE_WORDS.worker
  await screen.findByText(usersText.invitedTo(COMPANY, name, says))
  await user.type(screen.getByLabelText(usersText.newPassword), '12345678')
  await user.click(screen.getByRole('button', { name: usersText.join }))
  await screen.findByText(messageOf('passwordTooSimple'))
  await user.clear(screen.getByLabelText(usersText.newPassword))
  await user.type(screen.getByLabelText(usersText.newPassword), 'kolm hernest paneb')
  await user.click(screen.getByRole('button', { name: usersText.join }))
  await waitFor(() => expect(address()).toBe(ROUTES.addJob))
  expect(visit.sent(joinByInvitation).at(-1)).toEqual({ body: { token, password: 'kolm hernest paneb' } })
  const people = (await owner.client.call(listPeople, {})).data
  expect(people.map((person) => [person.email, person.role])).toContainEqual([email, 'worker'])
})

it('is accepted by who bears the address, and opens the farm', async () => {
  const email = newEmail()
  const { owner, token } = await invitation(email, 'adviser')
  const guest = await openAs((server) => registered(server, email))
  const reload = stopsReload()
  const { user } = await openWith(token)
  await user.click(await screen.findByRole('button', { name: usersText.acceptInvitation }))
  expect(await guest.untilSent(switchAccount)).toEqual([{ body: { _id: owner.client.accountId } }])
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('says that it could not be accepted', async () => {
  const email = newEmail()
  const { token } = await invitation(email)
  const guest = await openAs((server) => registered(server, email))
  guest.refuses(acceptInvitation)
  const { user } = await openWith(token)
  await user.click(await screen.findByRole('button', { name: usersText.acceptInvitation }))
  await screen.findByText(usersText.joinFailed)
  expect(guest.sent(switchAccount)).toEqual([])
})

it('of another address is not offered', async () => {
  const email = newEmail()
  const { token } = await invitation(email)
  const other = await openFarm()
  await openWith(token)
  await screen.findByText(usersText.invitationOfOther(email, await emailOf(other.client)))
  expect(screen.queryByRole('button', { name: usersText.acceptInvitation })).toBeNull()
})

it('asks somebody who is known to sign in first', async () => {
  const email = newEmail()
  const { owner, token } = await invitation(email)
  await registered(owner.home, email)
  await openAsVisitor()
  await openWith(token)
  expect(await screen.findByRole('textbox', { name: usersText.email })).toHaveProperty('value', email)
  expect(screen.queryByLabelText(usersText.newPassword)).toBeNull()
})

it.each([
  ['expired', '2026-06-03T09:00:00.000Z', usersText.invitationExpired(COMPANY)],
  ['used', '2026-05-20T09:00:00.000Z', usersText.invitationUsed(COMPANY)],
])('that is %s says so', async (state, moment, sentence) => {
  const email = newEmail()
  const { owner, token } = await invitation(email)
  const guest = await registered(owner.home, email)
  if (state === 'used') await guest.call(acceptInvitation, { body: { token } })
  const visit = await openAsVisitor()
  visit.home.setNow(moment)
  await openWith(token)
  await screen.findByText(sentence)
  visit.home.setNow('2026-05-20T09:00:00.000Z')
})

it('that is invented is over, one without a token is not whole', async () => {
  await openAsVisitor()
  await openWith('leiutatud')
  await screen.findByText(usersText.invitationOver)
  document.body.replaceChildren()
  await renderPage('invitation')
  await screen.findByText(usersText.tokenMissing)
})

it('says that it could not be read, and reads it again', async () => {
  const { token } = await invitation(newEmail())
  const visit = await openAsVisitor()
  visit.refuses(readInvitation)
  const { user } = await openWith(token)
  const again = await screen.findByRole('button', { name: uiText.reload })
  visit.lets(readInvitation)
  await user.click(again)
  await screen.findByLabelText(usersText.newPassword)
})

/** The link of the letter by which a farmer asks for the farms of another login. */
async function linkFor(asker: Farm): Promise<string> {
  const email = newEmail()
  await registered(asker.home, email)
  await asker.does(linkAccount, { body: { email } })
  await asker.home.post()
  const letter = asker.home.mails.find(({ to, text }) => to === email && text.includes('#link='))
  return tokenIn(letter?.text ?? '')
}

it('links the farms of another login for who asked', async () => {
  const asker = await openFarm()
  const token = await linkFor(asker)
  const reload = stopsReload()
  const { user } = await renderPage('invitation', { rest: `#link=${token}` })
  await screen.findByText(usersText.linkText(await emailOf(asker.client)))
  await user.click(screen.getByRole('button', { name: usersText.linkConfirm }))
  expect(await asker.untilSent(confirmLink)).toEqual([{ body: { token } }])
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('links nothing for somebody else, and says so', async () => {
  const token = await linkFor(await openFarm())
  await openFarm()
  const { user } = await renderPage('invitation', { rest: `#link=${token}` })
  await user.click(await screen.findByRole('button', { name: usersText.linkConfirm }))
  await screen.findByText(usersText.linkOver)
})
