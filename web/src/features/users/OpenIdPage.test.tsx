import { screen, waitFor } from '@testing-library/react'
import {
  beginOpenIdSignIn,
  getOpenIdOffer,
  joinByLink,
  joinByPassword,
  readNewcomer,
  registerByOpenId,
  sendJoinLink,
} from '@vagu/core/openid/contract'
import type { Newcomer } from '@vagu/core/openid/schema'
import { getAuth } from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { registered } from '../../../../server/src/testing/visitors.ts'
import { outcomeWords } from '../../app/auth-words.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { openAs, openAsVisitor } from '../../testing/farm.ts'
import { LABEL, offerOpenId, PROVIDER_PAGE } from '../../testing/openid.ts'
import { openAddress, renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { usersText } from './text.ts'

const ID = '019e449c-fe80-7000-8000-000000000000'
const place = { rest: `?katse=${ID}` }
const NOBODY: Newcomer = {
  label: LABEL,
  name: 'Mari Kask',
  email: null,
  isEmailProven: false,
  isKnown: false,
}

/** Somebody who came back as this. */
async function cameBack(newcomer: Partial<Newcomer> = {}) {
  const visit = await openAsVisitor()
  visit.answers(readNewcomer, () => ({ ...NOBODY, ...newcomer }))
  return { visit, page: await renderPage('openId', place) }
}
const email = () => screen.getByRole('textbox', { name: usersText.email })
/** The reply of a sign-in, as it is told to whoever came. */
async function signedInAs() {
  const farm = await openAs((server) => registered(server))
  return farm.does(getAuth, {})
}

it('makes an account of who is not known, whose address is asked for', async () => {
  const user = await signedInAs()
  const { visit, page } = await cameBack()
  visit.answers(registerByOpenId, () => user)
  await screen.findByText(usersText.newcomerUnknown('Mari Kask'))
  screen.getByText(usersText.toBeProven)
  await page.user.click(screen.getByRole('button', { name: usersText.createAccount }))
  await screen.findByText(/korrektne e-posti/)
  expect(visit.sent(registerByOpenId)).toEqual([])
  await page.user.type(email(), 'mari@talu.ee')
  await page.user.type(screen.getByRole('textbox', { name: usersText.companyName }), 'Kase talu')
  await page.user.click(screen.getByRole('button', { name: usersText.createAccount }))
  expect(await visit.untilSent(registerByOpenId)).toEqual([
    {
      body: {
        id: ID,
        email: 'mari@talu.ee',
        company: { name: 'Kase talu', code: '', address: { street: '' } },
      },
    },
  ])
  await waitFor(() => expect(page.address()).toBe(ROUTES.addJob))
})
it('tells that the provider has proven the address, until another one is typed', async () => {
  const { page } = await cameBack({ email: 'mari@talu.ee', isEmailProven: true })
  await screen.findByText(usersText.provenBy(LABEL))
  await page.user.type(email(), 'x')
  await screen.findByText(usersText.toBeProven)
})
it('joins an account by its password, and says when that is wrong', async () => {
  const user = await signedInAs()
  const { visit, page } = await cameBack({ email: 'mari@talu.ee', isEmailProven: true, isKnown: true })
  await screen.findByText(usersText.newcomerKnown('Mari Kask'))
  visit.refuses(joinByPassword, 'wrongLogin')
  await page.user.type(screen.getByLabelText(usersText.password), 'vale salasõna')
  await page.user.click(screen.getByRole('button', { name: usersText.joinAccount }))
  await screen.findByText(usersText.wrongLogin)
  visit.answers(joinByPassword, () => user)
  await page.user.click(screen.getByRole('button', { name: usersText.joinAccount }))
  await waitFor(() => expect(page.address()).toBe(ROUTES.addJob))
  expect(visit.sent(joinByPassword)[0]).toEqual({
    body: { id: ID, email: 'mari@talu.ee', password: 'vale salasõna' },
  })
})
it('mails a link in place of the password', async () => {
  const { visit, page } = await cameBack()
  visit.answers(sendJoinLink, () => undefined)
  await page.user.click(await screen.findByRole('radio', { name: usersText.hasAccountAlready }))
  await page.user.click(screen.getByRole('button', { name: usersText.joinByLink }))
  await screen.findByText(/korrektne e-posti/)
  await page.user.type(email(), 'mari@talu.ee')
  await page.user.click(screen.getByRole('button', { name: usersText.joinByLink }))
  await screen.findByText(usersText.joinLinkSent('mari@talu.ee'))
  expect(visit.sent(sendJoinLink)).toEqual([{ body: { id: ID, email: 'mari@talu.ee' } }])
})
it('joins by the mailed link after a press of a button, and says when it is over', async () => {
  const user = await signedInAs()
  const visit = await openAsVisitor()
  visit.refuses(joinByLink, 'tokenExpired')
  const page = await renderPage('openId', { rest: '#token=abc' })
  expect(visit.sent(joinByLink)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: usersText.joinConfirm }))
  await screen.findByText(usersText.joinLinkOver)
  visit.answers(joinByLink, () => user)
  await page.user.click(screen.getByRole('button', { name: usersText.joinConfirm }))
  await waitFor(() => expect(page.address()).toBe(ROUTES.addJob))
})
it('says that the time is over, and where one begins anew', async () => {
  const visit = await openAsVisitor()
  visit.refuses(readNewcomer, 'tokenExpired')
  await renderPage('openId', place)
  await screen.findByText(usersText.newcomerOver)
  screen.getByRole('link', { name: usersText.backToLogin })
})
it('says so without a way too', async () => {
  await openAsVisitor()
  await renderPage('openId')
  screen.getByText(usersText.newcomerOver)
})
it('offers to load again what could not be loaded', async () => {
  const visit = await openAsVisitor()
  visit.refuses(readNewcomer)
  const page = await renderPage('openId', place)
  await screen.findByRole('button', { name: uiText.reload })
  visit.answers(readNewcomer, () => NOBODY)
  await page.user.click(screen.getByRole('button', { name: uiText.reload }))
  await screen.findByText(usersText.newcomerUnknown('Mari Kask'))
})

it('is offered where one signs in, and leads to the provider and back to the page asked for', async () => {
  const visit = await openAsVisitor()
  const gone = offerOpenId(visit.home)
  const { user } = await renderPage('workers')
  await user.click(await screen.findByRole('checkbox', { name: usersText.remember }))
  await user.click(await screen.findByRole('button', { name: LABEL }))
  await waitFor(() => expect(gone).toHaveBeenCalledWith(PROVIDER_PAGE))
  expect(visit.sent(beginOpenIdSignIn)).toEqual([{ body: { returnTo: ROUTES.workers, remember: true } }])
  visit.refuses(beginOpenIdSignIn, 'sourceSilent')
  await user.click(screen.getByRole('button', { name: LABEL }))
  await screen.findByText(usersText.openIdFailed)
  visit.home.setOpenId(undefined)
})
it('comes back to a mailed link that asked who one is', async () => {
  const visit = await openAsVisitor()
  offerOpenId(visit.home)
  const { user } = await renderPage('proveEmail', { rest: '#token=abc' })
  await user.click(await screen.findByRole('button', { name: LABEL }))
  expect(await visit.untilSent(beginOpenIdSignIn)).toEqual([
    { body: { returnTo: `${ROUTES.proveEmail}#token=abc`, remember: false } },
  ])
  visit.home.setOpenId(undefined)
})
it('is not offered where the installation has none', async () => {
  const visit = await openAsVisitor()
  await renderPage('login')
  await visit.untilSent(getOpenIdOffer)
  expect(screen.queryByText(usersText.or)).toBeNull()
})
it.each([
  ['viga', 'silent', outcomeWords.silent],
  ['viga', 'failed', outcomeWords.failed],
  ['viga', 'cancelled', outcomeWords.cancelled],
])('says at the sign-in how it ended elsewhere: %s, %s', async (result, outcome, sentence) => {
  await openAsVisitor()
  const page = await openAddress(`${ROUTES.login}?autentimine=${result}&openid=${outcome}&edasi=%2Ftootajad`)
  await screen.findByText(sentence)
  expect(page.address()).toBe(`${ROUTES.login}?edasi=%2Ftootajad`)
})
