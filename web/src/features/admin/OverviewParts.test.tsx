import { screen, waitFor, within } from '@testing-library/react'
import { getOverview, listAdminAccounts } from '@vagu/core/admin/contract'
import { ADMIN_PAGE, type AdminAccount, type AdminOverview } from '@vagu/core/admin/schema'
import { expect, it } from 'vitest'
import type { Client } from '../../../../server/src/testing/client.ts'
import type { TestServer } from '../../../../server/src/testing/test-server.ts'
import { proven } from '../../../../server/src/testing/visitors.ts'
import { formatInstant } from '../../lib/format.ts'
import { ADMIN, NOW, openAs } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { adminText } from './text.ts'

/** The admin, whose address one account can have. */
let made: Promise<Client> | undefined
const admin = (server: TestServer): Promise<Client> => (made ??= proven(server, ADMIN))

type Task = AdminOverview['tasks'][number]
const done = (name: string, result: object): Task => ({
  name,
  lastRunAt: NOW,
  lastResult: JSON.stringify(result),
  lastError: null,
  lastFailedAt: null,
  isRunning: false,
})
const OVERVIEW: AdminOverview = {
  accounts: { total: 1234, inTrial: 17, newThisMonth: 5 },
  areaInUse: { total: 4567.891, countedOn: '2026-05-20' },
  orders: {
    count: 3,
    requestedArea: 180.5,
    paidArea: 120.25,
    paidTotal: 29_760,
    unpaidTotal: 14_880,
    overdue: 2,
  },
  activity: [
    { day: '2026-05-20', accounts: 9, changes: 431 },
    { day: '2026-05-19', accounts: 8, changes: 77 },
  ],
  letters: { waiting: 6, failing: 4 },
  tasks: [],
}
const ACCOUNT: AdminAccount = {
  _id: '01900000-0000-7000-8000-000000000001',
  companyName: 'Kase talu OÜ',
  companyCode: '10421629',
  email: 'mari@talu.test',
  createdAt: '2026-04-30T21:30:00.000Z',
  trialUntil: '2026-06-30',
  areaInUse: 58.125,
  requestedArea: 60,
  paidArea: 50,
  lastActive: '2026-05-19',
}
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ')
const rowsOf = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => plain(cell.textContent)),
    )

it('shows the figures of the year and the days on which something was stored', async () => {
  const farm = await openAs(admin)
  farm.answers(getOverview, () => OVERVIEW)
  await renderPage('adminOverview')
  await screen.findByText(adminText.inTrial)
  const figures = screen
    .getAllByRole('definition')
    .map((figure) => [plain(figure.previousElementSibling?.textContent ?? ''), plain(figure.textContent)])
  expect(figures).toEqual([
    [adminText.accounts, '1 234'],
    [adminText.inTrial, '17'],
    [adminText.newThisMonth, '5'],
    [adminText.areaInUseOn('20.05.2026'), '4 567,89 ha'],
    [adminText.ordered, '180,5 ha'],
    [adminText.paidArea, '120,25 ha'],
    [adminText.paidTotal, '297,60 €'],
    [adminText.unpaidTotal, '148,80 €'],
    [adminText.overdue, '2'],
    [adminText.lettersWaiting, '6'],
    [adminText.lettersFailing, '4'],
  ])
  expect(rowsOf(adminText.activity)).toEqual([
    ['20.05.2026', '9', '431'],
    ['19.05.2026', '8', '77'],
  ])
})

it('says where nothing was stored and nothing done', async () => {
  const farm = await openAs(admin)
  farm.answers(getOverview, () => ({
    ...OVERVIEW,
    activity: [],
    areaInUse: { total: 0, countedOn: null },
  }))
  farm.answers(listAdminAccounts, () => ({ total: 1, accounts: [{ ...ACCOUNT, areaInUse: null }] }))
  await renderPage('adminOverview')
  await screen.findByText(adminText.noActivity)
  screen.getByText(adminText.noTasks)
  await waitFor(() =>
    expect(screen.getAllByText(adminText.notCounted), 'of all, and of the account').toHaveLength(2),
  )
})

it('lists accounts by the days of Tallinn, finds them by e-mail, and leafs through them', async () => {
  const farm = await openAs(admin)
  farm.answers(listAdminAccounts, ({ query }) => ({
    total: query?.search ? 1 : ADMIN_PAGE + 1,
    accounts: [{ ...ACCOUNT, companyName: `${query?.search ? 'Otsitud' : 'Kase'} talu OÜ` }],
  }))
  const { user } = await renderPage('adminOverview')
  await screen.findByText(adminText.pageOf(1, 2))
  expect(rowsOf(adminText.accounts)).toEqual([
    ['Kase talu OÜ, 10421629', 'mari@talu.test', '01.05.2026', '58,13 ha', '60 ha / 50 ha', '19.05.2026'],
  ])
  await user.click(screen.getByRole('button', { name: adminText.next }))
  await screen.findByText(adminText.pageOf(2, 2))
  await user.type(screen.getByLabelText(adminText.searchAccounts), 'mari@')
  await screen.findByText('Otsitud talu OÜ, 10421629')
  expect(screen.queryByText(adminText.pageOf(2, 2)), 'what was found stands on one page').toBeNull()
  expect(farm.sent(listAdminAccounts).map(({ query }) => query)).toMatchObject([
    { page: '1' },
    { page: '2' },
    ...['m', 'ma', 'mar', 'mari', 'mari@'].map((search) => ({ search, page: '1' })),
  ])
})

it('loads accounts again', async () => {
  const farm = await openAs(admin)
  farm.refuses(listAdminAccounts)
  const { user } = await renderPage('adminOverview')
  await user.click(await screen.findByRole('button', { name: uiText.reload }))
  farm.lets(listAdminAccounts)
  await user.click(await screen.findByRole('button', { name: uiText.reload }))
  await screen.findByText(ADMIN)
})

it('says in words what the program did by itself, and what it could not do', async () => {
  const farm = await openAs(admin)
  farm.answers(getOverview, () => ({
    ...OVERVIEW,
    tasks: [
      done('account-deletion', { reminded: 1, deleted: 2 }),
      done('photo-clearing', { deleted: 12, removed: 1 }),
      done('plant-protection-refresh', {
        outcome: 'failed',
        error: 'http404',
        version: '1',
        validators: null,
      }),
      done('area-count', { accounts: 12 }),
      done('trial-letters', { accounts: 3 }),
      { ...done('weekly-letters', { letters: 1 }), lastError: 'disk I/O error', lastFailedAt: NOW },
      { ...done('of-tomorrow', { sum: 5 }), isRunning: true },
    ],
  }))
  await renderPage('adminOverview')
  await screen.findByRole('table', { name: adminText.tasks })
  const at = plain(formatInstant(NOW))
  expect(rowsOf(adminText.tasks)).toEqual([
    ['Kontode kustutamine', at, '2 kontot kustutatud, 1 konto hoiatatud'],
    ['Kasutamata fotode koristamine', at, '12 fotot prügikasti, 1 foto jäädavalt kustutatud'],
    [
      'Taimekaitsevahendite registri laadimine',
      at,
      'Laadimine ei õnnestunud (http404). Kehtima jäi eelmine seis.',
    ],
    ['Kasutuses pindala loendamine', at, '12 kontot üle loetud'],
    ['Kirjad tasuta aja lõpust', at, '3 kontole'],
    ['Nädalakirjad', at, `Ebaõnnestus ${at}. Viga: disk I/O error`],
    ['of-tomorrow', adminText.running, ''],
  ])
  expect(document.body.textContent).not.toContain('{"')
})

it('says that the overview did not load, and loads it again', async () => {
  const farm = await openAs(admin)
  farm.refuses(getOverview)
  const { user } = await renderPage('adminOverview')
  await screen.findByText(adminText.overviewFailed)
  farm.lets(getOverview)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await screen.findByText(adminText.thisYear)
  await waitFor(() => expect(screen.queryByText(adminText.overviewFailed)).toBeNull())
})
