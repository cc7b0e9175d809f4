import { screen, waitFor, within } from '@testing-library/react'
import { deleteAccount } from '@vagu/core/account/contract'
import {
  beginOpenIdConfirmation,
  beginOpenIdJoin,
  getOwnSignIn,
  removeIdentity,
} from '@vagu/core/openid/contract'
import type { OwnSignIn } from '@vagu/core/openid/schema'
import { changeEmail, resetPassword } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { registered } from '../../../../server/src/testing/visitors.ts'
import { NOW, openAs, openFarm } from '../../testing/farm.ts'
import { LABEL, offerOpenId, PROVIDER_PAGE } from '../../testing/openid.ts'
import { openAddress, renderPage } from '../../testing/render-page.tsx'
import { outcomeWords } from '../../app/auth-words.ts'
import { accountText } from './text.ts'

const part = async (title: string) => within(await screen.findByRole('region', { name: title }))
const identity = {
  _id: '019e449c-fe80-7000-8000-000000000000',
  name: 'Mari Kask',
  createdAt: NOW,
  lastUsedAt: NOW,
}
const OWN: OwnSignIn = { label: LABEL, hasPassword: true, isConfirmed: false, identities: [identity] }
const title = accountText.identityOf(LABEL, 'Mari Kask')

async function openAccount(own: Partial<OwnSignIn> = {}) {
  const farm = await openFarm()
  const gone = offerOpenId(farm.home)
  farm.answers(getOwnSignIn, () => ({ ...OWN, ...own }))
  const { user } = await renderPage('account')
  return { farm, user, gone }
}

it('shows the identities, and takes one away', async () => {
  const { farm, user } = await openAccount()
  farm.answers(removeIdentity, () => undefined)
  const shown = await part(accountText.signIn)
  shown.getByText(title)
  await user.click(shown.getByRole('button', { name: accountText.removeIdentityOf(title) }))
  await screen.findByText(accountText.identityRemoved)
  expect(farm.sent(removeIdentity)).toEqual([{ params: { id: identity._id } }])
})
it('says that one could not be taken away', async () => {
  const { farm, user } = await openAccount()
  farm.refuses(removeIdentity)
  const shown = await part(accountText.signIn)
  await user.click(shown.getByRole('button', { name: accountText.removeIdentityOf(title) }))
  await screen.findByText(accountText.removeIdentityFailed)
})
it('offers no way to take the last way to sign in', async () => {
  await openAccount({ hasPassword: false })
  const shown = await part(accountText.signIn)
  shown.getByText(accountText.lastSignIn)
  expect(shown.queryByRole('button', { name: accountText.removeIdentityOf(title) })).toBeNull()
})
it('joins one after the password', async () => {
  const farm = await openAs((server) => registered(server))
  const gone = offerOpenId(farm.home)
  const { user } = await renderPage('account')
  const shown = await part(accountText.signIn)
  await user.click(shown.getByRole('button', { name: accountText.addIdentity }))
  const add = shown.getByRole('button', { name: accountText.addIdentityBy(LABEL) })
  await user.click(add)
  await shown.findByText('Kohustuslik väli')
  await user.type(shown.getByLabelText(accountText.ownPassword), 'vale salasõna')
  await user.click(add)
  await shown.findByText('Salasõna on vale')
  await user.clear(shown.getByLabelText(accountText.ownPassword))
  await user.type(shown.getByLabelText(accountText.ownPassword), 'õige salasõna')
  await user.click(add)
  await waitFor(() => expect(gone).toHaveBeenCalledWith(PROVIDER_PAGE))
  expect(farm.sent(beginOpenIdJoin).at(-1)).toEqual({ body: { password: 'õige salasõna' } })
})
it('asks who has no password to sign in anew before the account is deleted', async () => {
  const { farm, user, gone } = await openAccount({ hasPassword: false })
  const shown = await part(accountText.deletion)
  await user.click(shown.getByRole('button', { name: accountText.startDeletion }))
  await waitFor(() => expect(shown.queryByLabelText(accountText.ownPassword)).toBeNull())
  await user.click(shown.getByRole('button', { name: accountText.freshSignInNow }))
  await waitFor(() => expect(gone).toHaveBeenCalledWith(PROVIDER_PAGE))
  expect(farm.sent(beginOpenIdConfirmation)).toEqual([{ body: { returnTo: '/konto#kustutamine' } }])
  await user.type(shown.getByRole('textbox'), 'Proovitalu OÜ')
  await user.click(shown.getByRole('button', { name: accountText.confirmDeletion }))
  expect((await shown.findByRole('alert')).textContent).toContain(accountText.freshSignIn)
})
it('asks nothing more of who has just done so', async () => {
  const { farm, user } = await openAccount({ hasPassword: false, isConfirmed: true })
  farm.refuses(changeEmail)
  const shown = await part(accountText.email)
  await user.click(shown.getByRole('button', { name: accountText.changeEmail }))
  await user.type(shown.getByRole('textbox', { name: accountText.newEmail }), 'mari@talu.ee')
  await shown.findByText(accountText.confirmedNow)
  await user.click(shown.getByRole('button', { name: accountText.sendLink }))
  expect(await farm.untilSent(changeEmail)).toEqual([
    { body: { email: 'mari@talu.ee', currentPassword: '' } },
  ])
  expect(farm.sent(deleteAccount)).toEqual([])
})
it('mails who has no password a link to set one', async () => {
  const { farm, user } = await openAccount({ hasPassword: false })
  const shown = await part(accountText.password)
  await waitFor(() => expect(shown.queryByLabelText(accountText.currentPassword)).toBeNull())
  await user.click(shown.getByRole('button', { name: accountText.sendPasswordLink }))
  await screen.findByText(/Link on teel/)
  expect(farm.sent(resetPassword)).toHaveLength(1)
  farm.refuses(resetPassword)
  await user.click(shown.getByRole('button', { name: accountText.sendPasswordLink }))
  await screen.findByText(accountText.passwordLinkFailed)
})
it('is not there where the installation has no provider', async () => {
  await openAccount({ label: null, identities: [] })
  await part(accountText.password)
  expect(screen.queryByRole('region', { name: accountText.signIn })).toBeNull()
})
it('says that an identity was joined, at its part of the page', async () => {
  const farm = await openFarm()
  farm.answers(getOwnSignIn, () => OWN)
  const page = await openAddress('/konto?autentimine=korras&openid=joined#sisselogimine')
  await screen.findByText(outcomeWords.joined)
  expect(page.address()).toBe('/konto#sisselogimine')
})
