import { listPeople } from '@vagu/core/people/contract'
import { addLinkedUser, switchAccount } from '@vagu/core/users/links-contract'
import { invite } from '@vagu/core/people/contract'
import { getAuth } from '@vagu/core/users/contract'
import { listWorkers } from '@vagu/core/workers/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { personWith } from '../../../../server/src/testing/people.ts'
import { shellText } from '../../app/shell/text.ts'
import { queryClient } from '../../entities/session/session.ts'
import { sessionText } from '../../entities/session/text.ts'
import { openAs, openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { peopleText } from './text.ts'

const company = { name: 'Teine talu OÜ', code: '', address: { street: '' } }
afterEach(() => vi.restoreAllMocks())

it('shows who is in the farm, invites somebody, and keeps one open invitation of an address', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('people')
  expect(await screen.findByText(`(${peopleText.you})`)).toBeTruthy()
  for (let i = 0; i < 2; i++) {
    await user.type(screen.getByLabelText(peopleText.email), 'mari@talu.test')
    await user.click(screen.getByRole('button', { name: peopleText.send }))
    await waitFor(() => expect(screen.getByLabelText(peopleText.email)).toHaveProperty('value', ''))
  }
  const open = await screen.findByRole('region', { name: peopleText.invitations })
  expect(await within(open).findAllByText(/mari@talu\.test/)).toHaveLength(1)
  expect(await farm.untilSent(invite)).toEqual([
    { body: { email: 'mari@talu.test', role: 'worker' } },
    { body: { email: 'mari@talu.test', role: 'worker' } },
  ])
})

it('says in place that the last owner stays one', async () => {
  await openFarm()
  const { user } = await renderPage('people')
  await user.click(await screen.findByRole('button', { name: peopleText.leaveOf('Proovitalu OÜ') }))
  await user.click(await screen.findByRole('button', { name: peopleText.leave }))
  expect(await screen.findByText(peopleText.lastOwner)).toBeTruthy()
})

it('shows a worker who is there and what each may do, and nothing to manage', async () => {
  const owner = await openFarm()
  await openAs((server) => personWith(server, owner.client, 'worker'))
  await renderPage('people')
  expect(await screen.findByText(`(${peopleText.you})`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: peopleText.send })).toBeNull()
  const table = screen.getByRole('table')
  const row = within(table).getByRole('row', { name: new RegExp(peopleText.mayOf.money) })
  expect(within(row).getAllByLabelText(peopleText.may)).toHaveLength(3)
})

it('says that the list could not be loaded, and loads it again', async () => {
  const farm = await openFarm()
  farm.refuses(listPeople)
  const { user } = await renderPage('people')
  expect(await screen.findByText(peopleText.loadFailed)).toBeTruthy()
  farm.lets(listPeople)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  expect(await screen.findByText(`(${peopleText.you})`)).toBeTruthy()
})

it('has no switch with one farm; with two it opens the other one on a page that is loaded anew', async () => {
  const farm = await openFarm()
  await renderPage('workers')
  expect(screen.queryByRole('region', { name: shellText.farm })).toBeNull()
  const other = await farm.does(addLinkedUser, { body: { company } })
  queryClient.clear()
  document.body.replaceChildren()
  const reload = vi.spyOn(globalThis.location, 'replace').mockReturnValue()
  const { user } = await renderPage('people')
  const part = await screen.findByRole('region', { name: shellText.farm })
  await user.click(within(part).getByRole('button', { name: 'Proovitalu OÜ' }))
  await user.click(within(part).getByRole('button', { name: company.name }))
  expect(await farm.untilSent(switchAccount)).toEqual([{ body: { _id: other._id } }])
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('opens the other farm without the year of this one', async () => {
  const farm = await openFarm()
  await farm.does(addLinkedUser, { body: { company } })
  const reload = vi.spyOn(globalThis.location, 'replace').mockReturnValue()
  const { user } = await renderPage('jobs', { year: 2019 })
  const part = await screen.findByRole('region', { name: shellText.farm })
  await user.click(within(part).getByRole('button', { name: 'Proovitalu OÜ' }))
  await user.click(within(part).getByRole('button', { name: company.name }))
  await waitFor(() => expect(reload).toHaveBeenCalledExactlyOnceWith('/tood'))
})

it('says that the farm could not be switched, and stays', async () => {
  const farm = await openFarm()
  await farm.does(addLinkedUser, { body: { company } })
  farm.refuses(switchAccount)
  const reload = vi.spyOn(globalThis.location, 'replace').mockReturnValue()
  const { user } = await renderPage('people')
  const part = await screen.findByRole('region', { name: shellText.farm })
  await user.click(within(part).getByRole('button', { name: 'Proovitalu OÜ' }))
  await user.click(within(part).getByRole('button', { name: company.name }))
  expect(await screen.findByText(sessionText.switchFailed)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

it('asks to be loaded anew where another tab has opened another farm, and neither reads nor writes there', async () => {
  const farm = await openFarm()
  const { accountId } = farm.client
  const { user } = await renderPage('people')
  await screen.findByText(`(${peopleText.you})`)
  const other = await farm.does(addLinkedUser, { body: { company } })
  // the session of the browser, as another tab leaves it: under the same cookie in another farm
  await farm.home.db
    .updateTable('session')
    .set({ account_id: other._id })
    .where('account_id', '=', accountId)
    .execute()
  await user.type(screen.getByLabelText(peopleText.email), 'mari@talu.test')
  await user.click(screen.getByRole('button', { name: peopleText.send }))
  expect(await screen.findByRole('alertdialog', { name: shellText.otherAccount })).toBeTruthy()
  const rows = await farm.home.db
    .selectFrom('invitation')
    .select('email')
    .where('account_id', '=', other._id)
    .execute()
  expect(rows).toEqual([])
  expect((await farm.does(getAuth, {})).accountId).toBe(other._id)
  expect(await farm.does(listWorkers, {})).toEqual([])
})

it('says in the demo that nobody is invited there and no farm linked, and offers neither', async () => {
  const farm = await openFarm()
  await farm.showsUser({ isDemo: true })
  await renderPage('people')
  await screen.findByText(peopleText.demo)
  await screen.findByText(`(${peopleText.you})`)
  for (const name of [peopleText.send, peopleText.add, peopleText.linkSend])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
