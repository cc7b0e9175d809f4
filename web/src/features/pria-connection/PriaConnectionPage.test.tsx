import { screen, waitFor, within } from '@testing-library/react'
import type { AgencyMandate } from '@vagu/core/agency/wire'
import { getPriaStatus } from '@vagu/core/pria/contract'
import {
  connectPria,
  disconnectPria,
  getPriaConnection,
  listPriaClients,
  signInAtPria,
} from '@vagu/core/pria-connection/contract'
import { PRIA_OUTCOMES, type PriaClient } from '@vagu/core/pria-connection/schema'
import { expect, it, vi } from 'vitest'
import { priaText } from '../../entities/pria/text.ts'
import { type Farm, openFarm } from '../../testing/farm.ts'
import { CONNECTION, COUNTS, NO_CONNECTION } from '../../testing/pria.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { connectionText as text } from './text.ts'

const CLIENTS: PriaClient[] = [
  {
    id: 'C-1',
    name: 'Kivitalu OÜ',
    registryCode: '12345678',
    mandate: { kind: 'LIMITED', kinds: ['JOB', 'YIELD'], until: '2026-12-31' },
    hasConsent: false,
    connectedTo: [],
  },
  {
    id: 'C-2',
    name: 'Naabri talu',
    registryCode: '',
    mandate: { kind: 'ENDED', kinds: [], until: '2026-01-31' },
    hasConsent: false,
    connectedTo: ['Metsa OÜ'],
  },
]

/** The user as he is once the farm is connected. */
async function gainsNumber(farm: Farm): Promise<void> {
  const pria = { identificationNumber: '12345678', clientName: 'Kivitalu OÜ' }
  await farm.showsUser({ pria })
  farm.answers(getPriaStatus, () => COUNTS)
}

it('explains, and leads to PRIA’s sign-in page', async () => {
  const farm = await openFarm()
  farm.answers(getPriaConnection, () => NO_CONNECTION)
  farm.answers(signInAtPria, () => ({ url: 'https://pria.test/login', person: null }))
  const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined)
  const { user } = await renderPage('priaConnect')
  await user.click(await screen.findByRole('button', { name: text.signIn }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pria.test/login'))
  expect(screen.getByText(text.about)).toBeDefined()
  expect(screen.getByText(priaText.testLabel)).toBeDefined()
})

it('chooses a client by its mandate in words, consents, and says once what is next', async () => {
  const farm = await openFarm()
  let connection = { ...NO_CONNECTION, state: 'SIGNED_IN' as const, person: CONNECTION.person }
  farm.answers(getPriaConnection, () => connection)
  farm.answers(listPriaClients, () => CLIENTS)
  const { user } = await renderPage('priaConnect')
  const [limited, ended] = await screen.findAllByRole('radio')
  expect(limited?.getAttribute('aria-checked')).toBe('true')
  expect(ended).toHaveProperty('disabled', true)
  expect(
    screen.getByText(priaText.mandate({ kind: 'LIMITED', kinds: ['JOB', 'YIELD'], until: '2026-12-31' })),
  ).toBeDefined()
  expect(screen.getByText(text.connectedTo('Metsa OÜ'))).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: text.kinds.YIELD.label }))
  await gainsNumber(farm)
  farm.answers(connectPria, () => {
    connection = CONNECTION as never
    return CONNECTION
  })
  await user.click(screen.getByRole('button', { name: text.connect }))
  expect(await farm.untilSent(connectPria)).toEqual([{ body: { client: 'C-1', kinds: ['FIELD', 'JOB'] } }])
  const dialog = within(await screen.findByRole('dialog', { name: text.justTitle }))
  await user.click(dialog.getByRole('button', { name: text.justLater }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('heading', { name: text.connectedTitle('Kivitalu OÜ') })).toBeDefined()
  expect(screen.getByText(text.consented('20.05.2026 12:00', 'mari@talu.ee'))).toBeDefined()
})

it('asks for a client before it connects, and tells a refusal in words', async () => {
  const farm = await openFarm()
  farm.answers(getPriaConnection, () => ({
    ...NO_CONNECTION,
    state: 'SIGNED_IN' as const,
    person: CONNECTION.person,
  }))
  const full = { ...CLIENTS[0], mandate: { kind: 'FULL', kinds: [], until: null } } as PriaClient
  farm.answers(listPriaClients, () => [full, { ...full, id: 'C-3', name: 'Teine talu' }])
  const { user } = await renderPage('priaConnect')
  await user.click(await screen.findByRole('button', { name: text.connect }))
  expect(await screen.findByText(text.chooseClient)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: /Teine talu/ }))
  farm.refuses(connectPria, 'priaNoMandate')
  await user.click(screen.getByRole('button', { name: text.connect }))
  expect(await screen.findByText(text.connectRefused['priaNoMandate'] ?? '')).toBeDefined()
})

it('changes the consent of a farm that is connected; fields are always in it', async () => {
  const farm = await openFarm()
  await gainsNumber(farm)
  farm.answers(getPriaConnection, () => ({
    ...CONNECTION,
    client: { ...CONNECTION.client, kinds: ['JOB' as const] },
  }))
  const id = CONNECTION.client.identificationNumber
  farm.answers(listPriaClients, () => CLIENTS.map((client, i) => (i === 0 ? { ...client, id } : client)))
  farm.answers(connectPria, () => CONNECTION)
  const { user } = await renderPage('priaConnect')
  await user.click(await screen.findByRole('button', { name: text.otherConsent }))
  const box = (name: string) => screen.findByRole('checkbox', { name })
  expect(await box(text.kinds.FIELD.label)).toMatchObject({ checked: true, disabled: true })
  expect(await box(text.kinds.JOB.label)).toHaveProperty('checked', true)
  await user.click(await box(text.kinds.YIELD.label))
  await user.click(screen.getByRole('button', { name: text.changeConsent }))
  expect(await farm.untilSent(connectPria)).toEqual([
    { body: { client: id, kinds: ['FIELD', 'JOB', 'YIELD'] } },
  ])
  expect(await screen.findByRole('button', { name: text.otherConsent })).toBeDefined()
})

it('is disconnected after a question', async () => {
  const farm = await openFarm()
  await gainsNumber(farm)
  farm.answers(getPriaConnection, () => CONNECTION)
  farm.answers(disconnectPria, () => {
    farm.answers(getPriaConnection, () => NO_CONNECTION)
    return NO_CONNECTION
  })
  const { user } = await renderPage('priaConnect')
  await user.click(await screen.findByRole('button', { name: text.disconnect }))
  const question = within(await screen.findByRole('alertdialog', { name: text.disconnectTitle }))
  expect(farm.sent(disconnectPria)).toEqual([])
  await user.click(question.getByRole('button', { name: text.disconnect }))
  expect(await screen.findByText(text.disconnected)).toBeDefined()
  expect(await screen.findByRole('button', { name: text.signIn })).toBeDefined()
})

it.each([
  ['NEEDS_SIGN_IN', text.needsSignIn],
  ['NO_MANDATE', text.noMandate],
] as const)('says what %s wants', async (state, words) => {
  const farm = await openFarm()
  const mandate: AgencyMandate = { kind: 'ENDED', kinds: [], until: '2026-04-30' }
  farm.answers(getPriaConnection, () => ({ ...CONNECTION, state, mandate }))
  await renderPage('priaConnect')
  const alert = await screen.findByRole('alert', { name: text.states[state] })
  expect(alert.textContent).toContain(words)
  expect(within(alert).getByRole('button')).toBeDefined()
})
it('says whose world of the simulator the book is in, and lets another connect it with his own', async () => {
  const farm = await openFarm()
  farm.answers(getPriaConnection, () => ({ ...CONNECTION, state: 'OTHER_WORLD' as const, mandate: null }))
  await renderPage('priaConnect')
  const alert = await screen.findByRole('alert', { name: text.states.OTHER_WORLD })
  expect(alert.textContent).toContain(text.otherWorld(CONNECTION.client.consentedBy))
  expect(screen.getByRole('button', { name: text.otherConsent })).toBeDefined()
})
it('says that it is switched off, and where fields come from then', async () => {
  const farm = await openFarm()
  farm.answers(getPriaConnection, () => ({ ...NO_CONNECTION, state: 'SWITCHED_OFF' as const, isTest: false }))
  await renderPage('priaConnect')
  expect(await screen.findByRole('heading', { name: text.offTitle })).toBeDefined()
  expect(screen.queryByText(priaText.testLabel)).toBeNull()
})
it.each(PRIA_OUTCOMES)('says how the way to PRIA and back ended: %s', async (outcome) => {
  const farm = await openFarm()
  farm.answers(getPriaConnection, () => NO_CONNECTION)
  const result = outcome === 'signedIn' ? 'korras' : 'viga'
  const { user, address } = await renderPage('priaConnect', {
    rest: `?autentimine=${result}&pria=${outcome}`,
  })
  expect(await screen.findByText(text.outcomes[outcome])).toBeDefined()
  await user.click(screen.getByRole('button', { name: uiText.close }))
  await waitFor(() => expect(address()).toBe('/pria/uhendus'))
})
it('says that it could not be loaded, and loads again', async () => {
  const farm = await openFarm()
  farm.refuses(getPriaConnection)
  const { user } = await renderPage('priaConnect')
  await screen.findByText(text.loadFailed)
  farm.answers(getPriaConnection, () => NO_CONNECTION)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  expect(await screen.findByText(text.about)).toBeDefined()
})
