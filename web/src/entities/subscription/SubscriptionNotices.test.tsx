import { screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { addOrder } from '@vagu/core/subscription/contract'
import { messageOf } from '@vagu/core/messages'
import { beforeEach, expect, it, vi } from 'vitest'
import { firstStepsText } from '../../features/add-job/first-steps/text.ts'
import { shellText } from '../../app/shell/text.ts'
import { getAuth } from '@vagu/core/users/contract'
import { placeTestOrder } from '../../../../server/src/testing/orders.ts'
import { proven } from '../../../../server/src/testing/visitors.ts'
import { type Farm, NOW, openAs, openFarm } from '../../testing/farm.ts'
import { closeApp, renderPage } from '../../testing/render-page.tsx'
import { noticeText, subscriptionText } from './text.ts'

const TRIAL_END = '2026-04-30'
/** End of a trial so long ago that the account has to be determined. */
const LONG_AGO = '2026-01-31'
const AREA = 62.5

/** A farm whose trial has ended, with more fields than a small one. */
async function openUnpaidFarm(trialUntil = TRIAL_END): Promise<Farm> {
  const farm = await openFarm()
  await farm.does(addField, { body: { name: 'Kodupõld', area: AREA } })
  await farm.home.db
    .updateTable('account')
    .set({ trial_until: trialUntil })
    .where('account_id', '=', farm.client.accountId)
    .execute()
  return farm
}
const facts = {
  trialUntil: TRIAL_END,
  activeArea: AREA,
  requestedArea: 0,
  hasPaidEver: false,
  isWellIntoSeason: false,
  lacking: null,
}
/** As a test finds it: spaces that do not break are spaces. */
const shown = (text: string): string => text.replaceAll('\u00A0', ' ')
const TRIAL_ENDED = shown(noticeText.trial(facts).text)

beforeEach(() => sessionStorage.clear())

it('says in a window and a banner that the trial has ended, and lets it be put away', async () => {
  await openUnpaidFarm()
  const { user } = await renderPage('addJob')
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText(/30\.04\.2026/)
  await user.click(within(dialog).getByRole('button', { name: subscriptionText.later }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText(TRIAL_ENDED)
  await user.click(screen.getByRole('button', { name: subscriptionText.dismiss }))
  expect(screen.queryByText(TRIAL_ENDED)).toBeNull()
})

it('warns of another farm although the same was put away in the one before', async () => {
  await openUnpaidFarm()
  const { user } = await renderPage('addJob')
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: subscriptionText.later }),
  )
  await user.click(await screen.findByRole('button', { name: subscriptionText.dismiss }))
  closeApp()
  await openUnpaidFarm()
  await renderPage('addJob')
  within(await screen.findByRole('dialog')).getByText(/30\.04\.2026/)
  expect(screen.getAllByText(TRIAL_ENDED).length).toBeGreaterThan(0)
})

it('shows what presses most, and the next when that is put away', async () => {
  await openUnpaidFarm(LONG_AGO)
  const { user } = await renderPage('addJob')
  const told = { ...facts, trialUntil: LONG_AGO, lacking: { area: AREA } as never }
  const hide = () => user.click(screen.getByRole('button', { name: subscriptionText.dismiss }))
  await screen.findByText(noticeText.determination(told).title)
  await hide()
  expect(screen.queryByText(noticeText.determination(told).title)).toBeNull()
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: subscriptionText.later }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText(shown(noticeText.trial(told).text))
  await hide()
  screen.getByText(noticeText.account(told).title)
  await hide()
  expect(screen.queryByRole('button', { name: subscriptionText.dismiss })).toBeNull()
})

it('says nothing on pages where one works', async () => {
  await openUnpaidFarm()
  await renderPage('workers')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(TRIAL_ENDED)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('orders with the price in sight, and asks for what the invoice lacks', async () => {
  const farm = await openUnpaidFarm()
  const { user } = await renderPage('addJob')
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: subscriptionText.order }),
  )
  const area = await screen.findByLabelText(new RegExp(subscriptionText.areaLabel))
  expect(area).toHaveProperty('value', '62,5')
  screen.getByText('155,00 €')
  screen.getByText(new RegExp(subscriptionText.willHold))
  await user.clear(area)
  await user.type(area, '10')
  screen.getByText('124,00 €')
  screen.getByText(shown(subscriptionText.minimum(50)))
  await user.click(screen.getByRole('button', { name: subscriptionText.send }))
  await waitFor(() => expect(screen.getAllByText(messageOf('required')).length).toBeGreaterThan(0))
  await user.type(screen.getByLabelText(new RegExp(subscriptionText.companyCode)), '10421629')
  await user.type(screen.getByLabelText(new RegExp(subscriptionText.street)), 'Põllu tee 1')
  await user.click(screen.getByRole('button', { name: subscriptionText.send }))
  expect(await farm.untilSent(addOrder)).toMatchObject([
    { body: { area: 10, company: { code: '10421629', address: { street: 'Põllu tee 1' } } } },
  ])
  await waitFor(() => expect(screen.queryByText(TRIAL_ENDED)).toBeNull())
  screen.getByText(/^Tellimus on tehtud\. Arve \d{4}-\d{5} saadame, kui aadress .+@.+ on kinnitatud$/)
})

it('says on the account that invoices wait for the proof of the address', async () => {
  const farm = await openFarm()
  await placeTestOrder(farm.client)
  await renderPage('account')
  const { email } = await farm.does(getAuth, {})
  await screen.findByText(subscriptionText.heldInvoices(email))
})

it('says that invoices are mailed where the address is proven', async () => {
  const farm = await openAs((server) => proven(server))
  await placeTestOrder(farm.client)
  const { email } = await farm.does(getAuth, {})
  const { user } = await renderPage('account')
  await user.click(await screen.findByRole('button', { name: subscriptionText.orderMore }))
  await screen.findByText(new RegExp(subscriptionText.willMail))
  expect(screen.queryByText(subscriptionText.heldInvoices(email))).toBeNull()
})

it('marks the account whose area is to be confirmed, also where nothing else is said of it', async () => {
  await openUnpaidFarm()
  await renderPage('workers')
  const name = `${shellText.account}. ${shellText.marks.needsConfirmation}`
  await screen.findByRole('button', { name })
})

/** A farm that paid last year and has ordered nothing for this one, on a day. */
async function openOnDay(day: string): Promise<Farm> {
  const farm = await openUnpaidFarm(LONG_AGO)
  const { accountId } = farm.client
  const company = { name: 'Kase talu OÜ', code: '10421629', address: { street: 'Kase 1' } }
  await farm.does(addOrder, { body: { area: AREA, company } })
  await farm.home.db
    .updateTable('subscription_order')
    .set({ year: 2025, paid_on: '2025-05-01' })
    .where('account_id', '=', accountId)
    .execute()
  const now = `${day}T09:00:00.000Z`
  vi.setSystemTime(now)
  farm.home.setNow(now)
  await farm.home.db
    .updateTable('session')
    .set({ created_at: now, last_used_at: now })
    .where('account_id', '=', accountId)
    .execute()
  return farm
}

it.each([
  { day: '2026-03-01', isAsked: false },
  { day: '2026-03-02', isAsked: true, mayPutAway: true, isWellIntoSeason: false },
  { day: '2026-04-01', isAsked: true, mayPutAway: true, isWellIntoSeason: false },
  { day: '2026-04-02', isAsked: true, mayPutAway: false, isWellIntoSeason: false },
  { day: '2026-07-01', isAsked: true, mayPutAway: false, isWellIntoSeason: false },
  { day: '2026-07-02', isAsked: true, mayPutAway: false, isWellIntoSeason: true },
])('asks who paid last year for this one from March on: $day', async (of) => {
  const farm = await openOnDay(of.day)
  const { user } = await renderPage('addJob')
  const titles = [true, false].map(
    (isWellIntoSeason) => noticeText.yearly({ ...facts, isWellIntoSeason }).title,
  )
  if (!of.isAsked) {
    await screen.findByText(firstStepsText.title)
    for (const title of titles) expect(screen.queryByText(title)).toBeNull()
  } else {
    const told = noticeText.yearly({ ...facts, isWellIntoSeason: of.isWellIntoSeason ?? false })
    const notice = await screen.findByRole('dialog', { name: told.title })
    await user.click(within(notice).getByRole('button', { name: subscriptionText.later }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const banner = screen.getByText(shown(told.text)).closest<HTMLElement>('[role=status]') ?? document.body
    within(banner).getByRole('button', { name: subscriptionText.order })
    const hide = within(banner).queryByRole('button', { name: subscriptionText.dismiss })
    expect(hide !== null).toBe(of.mayPutAway)
    if (hide) await user.click(hide)
    expect(screen.queryByText(told.title) === null).toBe(of.mayPutAway)
  }
  farm.home.setNow(NOW)
})

it('leaves who paid last year in peace until the year has to be extended; the account alone is marked', async () => {
  const farm = await openOnDay('2026-02-20')
  await renderPage('addJob')
  await screen.findByText(firstStepsText.title)
  await screen.findByRole('button', { name: `${shellText.account}. ${shellText.marks.needsConfirmation}` })
  const notTold = [
    noticeText.account({ ...facts, lacking: { area: AREA } as never }),
    noticeText.determination(facts),
  ]
  for (const { title } of notTold) expect(screen.queryByText(title)).toBeNull()
  farm.home.setNow(NOW)
})

it('words the decision by what was ordered before', () => {
  const textFor = (before: object) => shown(noticeText.determination({ ...facts, ...before }).text)
  expect(textFor({})).toMatch(
    /^Prooviaeg lõppes 30\.04\.2026 ja tellimus on tegemata\. Kasutusel on 62,5 ha põlde\./,
  )
  expect(textFor({ hasPaidEver: true })).toMatch(
    /^Selle aasta tellimus on tegemata\. Kasutusel on 62,5 ha põlde\./,
  )
  expect(textFor({ hasPaidEver: true, requestedArea: 50 })).toMatch(/^Tellitud on 50 ha, kasutusel 62,5 ha\./)
})
