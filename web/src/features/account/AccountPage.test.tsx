import { screen, waitFor, within } from '@testing-library/react'
import { changeCompany, deleteAccount, keepAccount } from '@vagu/core/account/contract'
import {
  changeEmail,
  endOtherSessions,
  endSession,
  listSessions,
  setPassword,
} from '@vagu/core/users/contract'
import { expect, it } from 'vitest'
import { deletionText } from '../../entities/account/deletion-text.ts'
import { openSession } from '../../../../server/src/testing/client.ts'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { accountText } from './text.ts'

const company = { name: 'Proovitalu OÜ', code: '12345678', address: { street: 'Kase tee 1' } }
const part = async (title: string) => within(await screen.findByRole('region', { name: title }))
/** The farmer's password, as the program of tests keeps it. */
const givePassword = (farm: Farm, password: string) =>
  farm.home.db
    .updateTable('app_user')
    .set({ password_hash: `plain:${password}` })
    .where('user_id', '=', farm.client.userId)
    .execute()

it('keeps the company, and says at the code that a digit is wrong', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('account')
  const shown = await part(accountText.company)
  const code = shown.getByRole('textbox', { name: accountText.companyCode })
  await user.type(code, '12345679')
  await user.click(shown.getByRole('button', { name: accountText.save }))
  await shown.findByText(/kontrollnumber/)
  expect(farm.sent(changeCompany)).toEqual([])
  await user.clear(code)
  await user.type(code, '12345678')
  await user.dblClick(shown.getByRole('button', { name: accountText.save }))
  await screen.findByText(accountText.companySaved)
  expect(farm.sent(changeCompany)).toMatchObject([{ body: { code: '12345678' } }])
})
it('lets choose between two companies when another window was faster', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('account')
  const shown = await part(accountText.company)
  // the later moment makes the other window's the newer one
  farm.home.setNow('2026-05-20T09:00:01.000Z')
  await farm.does(changeCompany, { body: company })
  await user.type(shown.getByRole('textbox', { name: accountText.street }), 'Minu tee 2')
  await user.click(shown.getByRole('button', { name: accountText.save }))
  await screen.findByText(accountText.companyConflict)
  await user.click(screen.getByRole('button', { name: uiText.keepMine }))
  await screen.findByText(accountText.companySaved)
  const after = await part(accountText.company)
  expect(after.getByRole('textbox', { name: accountText.street })).toHaveProperty('value', 'Minu tee 2')
})
it('takes the company of the other window where that is wanted', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('account')
  const shown = await part(accountText.company)
  farm.home.setNow('2026-05-20T09:00:01.000Z')
  await farm.does(changeCompany, { body: company })
  await user.type(shown.getByRole('textbox', { name: accountText.street }), 'Minu tee 2')
  await user.click(shown.getByRole('button', { name: accountText.save }))
  await user.click(await screen.findByRole('button', { name: uiText.takeTheirs }))
  const after = await part(accountText.company)
  expect(await after.findByRole('textbox', { name: accountText.street })).toHaveProperty(
    'value',
    'Kase tee 1',
  )
})
it('mails a link to another address, and gives it up', async () => {
  const farm = await openFarm()
  await givePassword(farm, 'õige salasõna')
  const { user } = await renderPage('account')
  const shown = await part(accountText.email)
  await shown.findByText(accountText.emailUnproven)
  await user.click(shown.getByRole('button', { name: accountText.changeEmail }))
  await user.type(await shown.findByRole('textbox', { name: accountText.newEmail }), 'uus@vagu.test')
  await user.type(shown.getByLabelText(accountText.currentPassword), 'vale')
  await user.click(shown.getByRole('button', { name: accountText.sendLink }))
  await shown.findByText('Praegune salasõna on vale')
  await user.clear(shown.getByLabelText(accountText.currentPassword))
  await user.type(shown.getByLabelText(accountText.currentPassword), 'õige salasõna')
  await user.click(shown.getByRole('button', { name: accountText.sendLink }))
  await shown.findByText(accountText.emailWaits('uus@vagu.test'))
  expect(farm.sent(changeEmail)).toHaveLength(2)
  await user.click(shown.getByRole('button', { name: accountText.keepEmail }))
  await shown.findByRole('button', { name: accountText.changeEmail })
})
it('changes the password, and says which are too easy', async () => {
  const farm = await openFarm()
  await givePassword(farm, 'õige salasõna')
  const { user } = await renderPage('account')
  const shown = await part(accountText.password)
  const submit = shown.getByRole('button', { name: accountText.setPassword })
  await user.type(shown.getByLabelText(accountText.currentPassword), 'õige salasõna')
  await user.type(shown.getByLabelText(accountText.newPassword), 'parool12')
  await user.click(submit)
  await shown.findByText(/proovitakse esimesena/)
  expect(farm.sent(setPassword)).toEqual([])
  await user.type(shown.getByLabelText(accountText.newPassword), ' sinine traktor')
  await user.click(submit)
  await screen.findByText(accountText.passwordChanged)
})
it('shows where one is signed in, and signs other devices out', async () => {
  const farm = await openFarm()
  const { ports, app } = farm.home
  for (let i = 0; i < 3; i++) await openSession(ports, app, farm.client)
  const { user } = await renderPage('account')
  const shown = await part(accountText.devices)
  const [first] = await shown.findAllByRole('button', { name: accountText.signOutOf('test') })
  if (!first) throw new Error('no other device is shown')
  await user.click(first)
  expect(await farm.untilSent(endSession)).toHaveLength(1)
  await waitFor(async () =>
    expect(await shown.findAllByRole('button', { name: accountText.signOutOf('test') })).toHaveLength(2),
  )
  await user.click(shown.getByRole('button', { name: accountText.signOutOthers }))
  await shown.findByText(accountText.noOthers)
  expect(farm.sent(endOtherSessions)).toHaveLength(1)
})
it('loads the devices again where they could not be loaded', async () => {
  const farm = await openFarm()
  farm.refuses(listSessions)
  const { user } = await renderPage('account')
  const shown = await part(accountText.devices)
  const reload = await shown.findByRole('button', { name: uiText.reload })
  farm.lets(listSessions)
  await user.click(reload)
  await shown.findByText(accountText.thisDevice)
})
it('deletes the account after its name was typed, says so over every page, and takes it back', async () => {
  const farm = await openFarm()
  await givePassword(farm, 'õige salasõna')
  const { user } = await renderPage('account')
  const shown = await part(accountText.deletion)
  await user.click(shown.getByRole('button', { name: accountText.startDeletion }))
  const name = await shown.findByRole('textbox', { name: accountText.typeName('Proovitalu OÜ') })
  await user.type(name, 'Proovitalu')
  await user.type(shown.getByLabelText(accountText.ownPassword), 'õige salasõna')
  await user.click(shown.getByRole('button', { name: accountText.confirmDeletion }))
  await shown.findByText('See ei ole ettevõtte nimi. Kirjutage täpselt: Proovitalu OÜ')
  expect(farm.sent(deleteAccount)).toEqual([])
  await user.type(name, ' OÜ')
  await user.dblClick(shown.getByRole('button', { name: accountText.confirmDeletion }))
  expect(await farm.untilSent(deleteAccount)).toHaveLength(1)
  const line = deletionText.ahead('19.06.2026')
  await waitFor(() => expect(screen.getAllByText(line)).toHaveLength(2))
  const [takeBack] = screen.getAllByRole('button', { name: deletionText.takeBack })
  if (!takeBack) throw new Error('nothing takes the deletion back')
  await user.click(takeBack)
  expect(await farm.untilSent(keepAccount)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText(line)).toBeNull())
})
it('shows a member the company, and nothing that is the owner’s to do', async () => {
  const farm = await openFarm()
  await farm.home.db
    .updateTable('membership')
    .set({ role: 'member' })
    .where('user_id', '=', farm.client.userId)
    .execute()
  await renderPage('account')
  await screen.findByText(accountText.ownersOnly)
  expect(screen.queryByRole('region', { name: accountText.deletion })).toBeNull()
  expect(screen.queryByRole('region', { name: accountText.export })).toBeNull()
})
